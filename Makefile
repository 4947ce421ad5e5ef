# Every target makes its own virtual environment first: a fresh machine needs Python 3.11 and make, nothing else. `install`
# is what a server needs, each package by the hash of the file that was tested; `setup` is for developers.
PYTHON ?= python3
BIN := .venv/bin
INSTALLED := .venv/installed
READY := .venv/ready
PIP := $(BIN)/python -m pip --quiet --disable-pip-version-check
PROJECT := --editable '.[cjk,playground,dev]'
# One process for each core: what one more gains by not waiting, it loses by starting.
WORKERS := $(shell $(PYTHON) -c 'import os; print(os.cpu_count() or 1)')
# Several processes load the same modules: each is compiled once.
export PYTHONDONTWRITEBYTECODE :=

.PHONY: install setup play run quick test test-all test-postgres without coverage check release bench palettes rules-pictures emoji puzzles ladder constraints

install: $(INSTALLED)

setup: $(READY)

$(BIN)/pip:
	$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Katzentisch needs Python 3.11 or newer: make PYTHON=python3.11 …")'
	$(PYTHON) -m venv .venv

$(INSTALLED): requirements.lock pyproject.toml | $(BIN)/pip
	$(PIP) install --require-hashes --requirement requirements.lock
	$(PIP) install --no-deps --no-build-isolation --editable .
	touch $@

$(READY): pyproject.toml constraints.txt | $(BIN)/pip
	$(PIP) install --constraint constraints.txt $(PROJECT)
	touch $(INSTALLED) $@

play: $(READY)
	$(BIN)/python -m bot play $(ARGS)

run: $(INSTALLED)
	$(BIN)/python -m bot run $(ARGS)

# What a game may not break: its contract, its words, and a game of each kind played by clicks.
quick: $(READY)
	$(BIN)/python -m pytest --numprocesses $(WORKERS) --dist worksteal -m "not slow or quick" tests/contract tests/test_words.py \
		tests/journeys/test_direct_messages.py::test_a_whole_game_is_played_in_one_message $(ARGS)

# What matters, and four journeys of each file; `test-all` adds the others, more seeds, sizes and whole games, and runs
# this without each feature.
test: $(READY)
	$(BIN)/python -m pytest --numprocesses $(WORKERS) --dist worksteal -m "not slow and not whole_game" $(ARGS)

test-all: $(READY)
	$(BIN)/python -m pytest --numprocesses $(WORKERS) $(ARGS)
	$(BIN)/python -m tools.without all

# All that needs a database, on PostgreSQL: one of the tests' own (apt-get install postgresql), or that of TEST_POSTGRES_URL.
test-postgres: $(READY)
	$(BIN)/python -m pytest --numprocesses $(WORKERS) --dist worksteal --on-postgres -m postgres $(ARGS)

# The same tests in a copy without one folder of cogs/: FEATURE=today, all or of-the-day.
without: $(READY)
	$(BIN)/python -m tools.without $(FEATURE) $(ARGS)

coverage: $(READY)
	COVERAGE_FILE=.venv/coverage $(BIN)/python -m pytest --numprocesses $(WORKERS) --cov --cov-report term-missing $(ARGS)

check: $(READY)
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/basedpyright
	$(BIN)/lint-imports --no-cache
	$(BIN)/python -m tools.documents
	$(BIN)/python -m tools.translations
	$(BIN)/python -m tools.typography
	$(BIN)/python -m tools.lines

# The version of pyproject.toml, tested, dated in the changelog and tagged.
release: VERSION = $(shell sed -n 's/^version = "\(.*\)"/\1/p' pyproject.toml)
release: $(READY)
	test -z "$$(git status --porcelain)"
	! git rev-parse --quiet --verify refs/tags/v$(VERSION)
	$(MAKE) check test-all
	sed -i "s/^## \[$(VERSION)\] - not released yet$$/## [$(VERSION)] - $$(date +%F)/" CHANGELOG.md
	git commit --quiet --message 'Katzentisch $(VERSION)' CHANGELOG.md
	git tag --annotate 'v$(VERSION)' --message 'Katzentisch $(VERSION)'
	@echo 'Push it: git push origin HEAD v$(VERSION)'

bench: $(READY)
	$(BIN)/python -m tools.bench $(ARGS)

# The colours of all pictures, chosen anew: after a sprite got a new one.
palettes: $(READY)
	$(BIN)/python -m tools.palettes

# The pictures on the pages of rules, drawn into cogs/<game>/art/: after one of their sprites or colours has changed.
rules-pictures: $(READY)
	$(BIN)/python -m tools.rules_pictures $(ARGS)

# The emoji of texts and buttons: after one of their sprites has changed.
emoji: $(READY)
	$(BIN)/python -m tools.emoji

# The puzzles of maunz., found and proven anew from a seed; ARGS=1 is another one. Some minutes on two cores.
puzzles: $(READY)
	nice $(BIN)/python -m tools.make_puzzles $(ARGS)

ladder: $(READY)
	$(BIN)/python -m tools.ladder $(ARGS)

# The newest versions that pyproject.toml allows, installed from nothing and written down; then run all tests.
constraints:
	$(PYTHON) -m venv --clear .venv
	$(PIP) install $(PROJECT)
	$(PIP) freeze --exclude-editable | LC_ALL=C sort --ignore-case > constraints.txt
	$(BIN)/python -m tools.lock
	touch $(READY)
