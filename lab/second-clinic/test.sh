#!/bin/sh
# `npm run second-clinic -w lab`: the website's own tests, over the site of another clinic.
set -eu
export CONTENT=test/clinic DIST=test/output/second-clinic
node site/build/build-if-needed.ts
vitest run --project unit
vitest run --project built test/site test/search test/privacy test/accessibility
playwright test --grep-invert @one-clinic
