#!/usr/bin/env bash
# Runs the search in Combine of section 6.10 on the section's letters, and fails if it does not compile, or if it draws another
# picture than the section shows. Only OpenCombine is fetched for it; on a Mac it runs in Combine itself.
set -eu
cd "$(dirname "$0")"

flags=(--product searches --traits Combine --scratch-path .build-combine)
swift build "${flags[@]}"
picture=$("$(swift build "${flags[@]}" --show-bin-path)/searches")
section=../ChapterTests/Transcripts/en/chapter6.txt

echo "$picture"
if [[ $(sed 's/^     //' "$section") != *"$picture"* ]]; then
    echo "error: section 6.10 shows another picture: see Chapters/Chapter6/Examples/CombinePicture.swift and $section"
    exit 1
fi
# The other searches of the section are typed the same letters.
typed=$(head -n 1 <<<"$picture")
if [[ $(grep -cF -- "$typed" "$section") -lt 4 ]]; then
    echo "error: the other searches of section 6.10 are typed other letters than $typed"
    exit 1
fi
