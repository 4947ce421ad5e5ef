FROM python:3.11-slim

ENV PYTHONUNBUFFERED=1 PYTHONDONTWRITEBYTECODE=1
RUN useradd --system --uid 999 --no-create-home katzentisch && install --directory --owner katzentisch --mode 0700 /data

# As `make install`: each package is the very file that was tested, by its hash; `make constraints` writes them.
WORKDIR /source
COPY requirements.lock .
RUN pip install --no-cache-dir --disable-pip-version-check --require-hashes --requirement requirements.lock
COPY . .
RUN pip install --no-cache-dir --disable-pip-version-check --no-deps --no-build-isolation . && rm -rf /source

# What `--version` says: docker build --build-arg REVISION=$(git rev-parse --short HEAD)
ARG REVISION=
ENV REVISION=$REVISION

# The settings' own relative paths, such as data/katzentisch.db, now lead into the volume.
WORKDIR /
# by its number, so that what runs the container can see that it is not root
USER 999
VOLUME /data
# /healthz tells whether all is well; no port is published
ENV METRICS_PORT=9464
ENTRYPOINT ["katzentisch"]
CMD ["run"]

HEALTHCHECK --interval=30s --timeout=10s --start-period=2m CMD ["python", "-c", "import os, urllib.request; urllib.request.urlopen(f\"http://127.0.0.1:{os.environ['METRICS_PORT']}/healthz\", timeout=5)"]
