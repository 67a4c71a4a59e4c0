#!/usr/bin/env bash
# Writes what follows from the exercises of a chapter, when one was added, changed or taken out:
#
#     Tests/ExerciseTests/rewrite.sh 4
#
# their stubs, as they are shipped; what the tests say of the mistakes that are shown after a pass; what the chapters print of them.
# Read the diff before you commit it: it is what a learner will see.
set -euo pipefail
cd "$(dirname "$0")/../.."
chapter=${1:?"Which chapter? As in: Tests/ExerciseTests/rewrite.sh 4"}

if grep -L 'todo()' "Exercises/Chapter$chapter"/*.swift | grep .; then
    echo "There is no todo() in that. Is it answered? What is in Exercises/Chapter$chapter is shipped."
    exit 1
fi
for file in "Exercises/Chapter$chapter"/*.swift; do
    echo "==> $(basename "$file"): $(($(wc -l <"$file"))) lines"
    cat "$file"
done >"Exercises/Stubs/Chapter$chapter.txt"
WORKBOOK_LESSONS=rewrite WORKBOOK_TESTS="Chapter${chapter}ExerciseTests" swift test --disable-xctest \
    --traits Variants --scratch-path .build-Variants --filter ExerciseTests
Tests/ChapterTests/rewrite-transcripts.sh chapter1 "chapter$chapter"

git status --short -- "Exercises/Stubs/Chapter$chapter.txt" "Exercises/Lessons/Chapter$chapter.json"
