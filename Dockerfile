FROM python:3.11-slim

ENV PYTHONUNBUFFERED=1 PYTHONDONTWRITEBYTECODE=1
RUN useradd --system --no-create-home katzentisch && install --directory --owner katzentisch /data

WORKDIR /source
COPY . .
RUN pip install --no-cache-dir --disable-pip-version-check --constraint constraints.txt '.[cjk,postgres,metrics]' && rm -rf /source

# The settings' own relative paths, such as data/katzentisch.db, now lead into the volume.
WORKDIR /
USER katzentisch
VOLUME /data
ENTRYPOINT ["katzentisch"]
CMD ["run"]

# While a game has a clock, the bot notes every 20 seconds that people can reach it. A note older than 90 seconds means that they cannot.
# (`katzentisch check` cannot look: the bot that runs holds the lock of the SQLite file.)
HEALTHCHECK --interval=1m --timeout=10s --start-period=2m CMD ["python", "-c", "import sqlite3, sys; sys.exit(sqlite3.connect('file:/data/katzentisch.db?mode=ro', uri=True).execute(\"SELECT COUNT(*) FROM notes WHERE key = 'alive' AND value / 1000 < strftime('%s', 'now') - 90\").fetchone()[0])"]
