#!/usr/bin/env bash
# Rewrites the transcripts of all chapters, or of those named:
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
    mkdir -p "$new/$chapter" "$transcripts/$chapter" "$transcripts/zh"
    WORKBOOK_LANGUAGE=en "$program" --list >"$new/list"
    while read -r number name _; do
        WORKBOOK_LANGUAGE=en "$program" "$name" </dev/null >"$new/$chapter/$number-$name.txt"
    done <"$new/list"
    # shellcheck disable=SC2046
    "$program" --language zh $(awk '{ print $2 }' "$new/list") </dev/null >"$new/zh-$chapter.txt"
    # Only a chapter that could tell all of its sections replaces what is there.
    rm -f "$transcripts/$chapter"/*.txt
    cp "$new/$chapter"/*.txt "$transcripts/$chapter/"
    cp "$new/zh-$chapter.txt" "$transcripts/zh/$chapter.txt"
done

git --no-pager diff --stat -- "$transcripts" || true
git status --short -- "$transcripts" || true
