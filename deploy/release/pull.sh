#!/bin/sh
# What has been pushed goes live; a timer runs it in the project's folder (docs/deploy.md).
# A program that has changed needs a restart, words and pictures do not. What fails is tried again.
# pull.sh docker compose up …: where the site runs in containers, what makes it live.
set -eu
git fetch --quiet
before=$(git rev-parse HEAD)
pushed=$(git rev-parse '@{upstream}')
[ "$before" != "$pushed" ] || exit 0
trap 'git reset --quiet --keep "$before"' EXIT
git merge --quiet --ff-only "$pushed"
has_changed() { ! git diff --quiet "$before" "$pushed" -- "$@"; }
if [ $# -gt 0 ]; then
  "$@"
else
  if has_changed package-lock.json; then npm ci; fi
  if has_changed server contract package-lock.json; then
    npm run build
    systemctl restart website
  else
    npm run release
  fi
fi
trap - EXIT
