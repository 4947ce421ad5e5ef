# Every target makes its own virtual environment first: a fresh machine needs Python 3.11 and make, nothing else.
PYTHON ?= python3
BIN := .venv/bin
READY := .venv/ready

.PHONY: setup play run test check bench ladder

setup: $(READY)

$(READY): pyproject.toml
	$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Katzentisch needs Python 3.11 or newer: make PYTHON=python3.11 …")'
	$(PYTHON) -m venv .venv
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --editable '.[cjk,playground,postgres,dev]'
	touch $@

play: $(READY)
	$(BIN)/python -m bot play $(ARGS)

run: $(READY)
	$(BIN)/python -m bot run $(ARGS)

test: $(READY)
	$(BIN)/python -m pytest --numprocesses auto $(ARGS)

check: $(READY)
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/basedpyright

bench: $(READY)
	$(BIN)/python -m tests.bench $(ARGS)

ladder: $(READY)
	$(BIN)/python -m tests.ladder $(ARGS)
