#!/bin/sh
# Takes the README's pictures anew, from the real thing: .github/section.png, exercise.png and gallery.png.
#
#     Tests/Workshop/readerTests/take-screenshots.sh
#
# It tries an exercise in a clone of what is committed, with real compilers: some minutes.
set -eu
cd "$(dirname "$0")/../../.."
shots=$(mktemp -d)
trap 'rm -rf "$shots"' EXIT
CI=true WORKBOOK_SCREENSHOTS=$shots WORKBOOK_FIRST_HOUR=1 swift test --filter 'MarblesInBrowserTests/drag|ExercisesInBrowser|GalleryPageTests'
mkdir -p .github
for picture in section exercise; do cp "$shots/$picture.png" .github/; done
cp "$shots/gallery-1280.png" .github/gallery.png
