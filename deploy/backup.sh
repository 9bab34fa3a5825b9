#!/bin/sh
# Copies the outbox out of the container into one archive per day. Archives are deleted
# after ninety days, the retention period of a request. Run this script daily (docs/deploy.md).
set -eu
umask 077
folder=${1:?Usage: deploy/backup.sh folder}
mkdir -p "$folder"
archive="$folder/website-$(date +%F).tar.gz"
trap 'rm -f "$archive.part"' EXIT
# The copy is made in the volume, because /tmp of the container counts towards its memory.
docker compose exec -T site sh -c '
  made="$DATA_DIR/backup" && rm -rf "$made" && trap "rm -rf $made" EXIT
  node server/commands/backup.ts "$made" > /dev/null && tar -C "$made" -cz .' > "$archive.part"
mv "$archive.part" "$archive"
find "$folder" -name 'website-*.tar.gz' -mtime +89 -delete
