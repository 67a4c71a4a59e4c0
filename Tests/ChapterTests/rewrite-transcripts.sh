#!/usr/bin/env bash
# Rewrites the transcripts of all chapters, or of those named: all sections in English, and in Chinese the one that is kept:
#
#     Tests/ChapterTests/rewrite-transcripts.sh [chapter4 …]
#
# Read the diff before you commit it: every changed line is something a reader now sees otherwise.
set -euo pipefail
cd "$(dirname "$0")/../.."
transcripts=Tests/ChapterTests/Transcripts

if [ $# -eq 0 ]; then
    for folder in Chapters/Chapter[0-9]*; do
        set -- "$@" "chapter${folder##*Chapter}"
    done
fi

new=$(mktemp -d)
trap 'rm -rf "$new"' EXIT

for chapter in "$@"; do
    chapter="chapter${chapter#chapter}"
    swift build --product "$chapter"
    program="$(swift build --show-bin-path)/$chapter"
    sections=$(WORKBOOK_LANGUAGE=en "$program" --list | awk '{ print $2 }')
    for language in en zh; do
        if [ "$language" = zh ]; then
            sections=$(sed -nE 's/^ ([0-9]+\.[0-9]+)  .*/\1/p' "$transcripts/zh/$chapter.txt" | head -n 1)
        fi
        # Only a chapter that could tell all of its sections replaces what is there.
        # shellcheck disable=SC2086
        "$program" --language "$language" $sections </dev/null >"$new/$chapter.txt"
        cp "$new/$chapter.txt" "$transcripts/$language/"
    done
done

git --no-pager diff --stat -- "$transcripts" || true
git status --short -- "$transcripts" || true
