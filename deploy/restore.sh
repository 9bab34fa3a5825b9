#!/bin/sh
# Replaces the outbox in the volume with that of an archive of deploy/backup.sh. The archive is unpacked
# beside the outbox first, so that a damaged archive changes nothing.
set -eu
archive=${1:?Usage: deploy/restore.sh archive}
docker compose stop site
trap 'docker compose up --detach' EXIT
docker compose run --rm --no-deps -T site sh -c '
  set -e
  cd "$DATA_DIR"
  rm -rf restored && mkdir restored
  trap "rm -rf restored" EXIT
  tar -C restored -xz
  test -s restored/outbox.sqlite
  rm -f outbox.sqlite*
  mv restored/outbox.sqlite .' < "$archive"
