#!/usr/bin/env bash
# Writes what follows from the exercises of a chapter, when one was added, changed or taken out:
#
#     Tests/ExerciseTests/rewrite.sh 4
#
# their stubs, as they are shipped; what the tests see of the answers; what the tests say of the mistakes that are shown after a pass;
# what the chapters print of them.
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

# What the tests see of the answers, name by name: what else is declared there replaces nothing of theirs.
imports=$(sed -nE "s/^public (func|protocol|let|var|typealias) ([A-Za-z0-9_]+).*/\2 \1/p
    s/^public (final )?(struct|class|enum|actor) ([A-Za-z0-9_]+).*/\3 typealias/p" "Exercises/Chapter$chapter"/*.swift |
    LC_ALL=C sort | sed -E "s/(.*) (.*)/@_exported import \2 Chapter${chapter}Exercises.\1/")
answers=Tests/ExerciseTests/Chapter$chapter/Answers.swift
{
    sed '/^#else$/q' "$answers"
    printf '%s\n#endif\n' "$imports"
} >"$answers.new" && mv "$answers.new" "$answers"

WORKBOOK_LESSONS=rewrite WORKBOOK_TESTS="Chapter${chapter}ExerciseTests" swift test --disable-xctest \
    --traits Variants --scratch-path .build-Variants --filter ExerciseTests
Tests/ChapterTests/rewrite-transcripts.sh chapter1 "chapter$chapter"

git status --short -- "Exercises/Stubs/Chapter$chapter.txt" "Exercises/Lessons/Chapter$chapter.json"
