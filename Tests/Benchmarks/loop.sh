#!/usr/bin/env bash
# Measures what a learner waits for, on a fresh clone of this checkout (what is committed) in a temporary folder:
# seconds, as median (least–most) where a step is repeated.
#
#   Tests/Benchmarks/loop.sh [REPETITIONS]
set -eu
root=$(cd "$(dirname "$0")/../.." && pwd)
repetitions=${1:-5}

place=$(mktemp -d)
trap 'rm -rf "$place"' EXIT
log=$place/log
clone=$place/workbook
exercise=Exercises/Chapter3/Map.swift

clean() {
    cd "$place"
    rm -rf "$clone"
    git clone -q --no-hardlinks "$root" "$clone"
    cd "$clone"
}

since() { awk -v start="$1" -v end="$(date +%s.%N)" 'BEGIN { printf "%.2f\n", end - start }'; }

median() { # median < SECONDS, one a line
    sort -n | awk '{ s[NR] = $1 } END { printf "%.1f (%.1f–%.1f)", s[int((NR + 1) / 2)], s[1], s[NR] }'
}

row() { printf '| %s | %s | %s |\n' "$1" "$2" "$3"; }

first_output() { # seconds until COMMAND prints its first line
    local start
    start=$(date +%s.%N)
    "$@" 2>"$log" | {
        IFS= read -r line || { cat "$log" >&2; exit 1; }
        since "$start"
        cat >/dev/null
    }
}

whole() { # seconds until COMMAND ends; it must succeed
    local start
    start=$(date +%s.%N)
    "$@" >"$log" 2>&1 || { cat "$log" >&2; exit 1; }
    since "$start"
}

# Puts another answer into exercise 3.2.1, the first in its file, each time a different right one.
edit() {
    sed -E -i.old "1,/^}/ s/^    (todo\(\)|hours\.map.*)\$/    hours.map { (\$0 + $1) % 24 }/" "$exercise"
    rm "$exercise.old"
}

each_edit() { # each_edit COMMAND...: seconds from an edit to the end of COMMAND
    for turn in $(seq "$repetitions"); do
        edit $((1 + 24 * turn))
        whole "$@"
    done
}

echo "$(swift --version 2>/dev/null | head -n 1), $(uname -srm), $(getconf _NPROCESSORS_ONLN) processors"
echo "$(date -u +%Y-%m-%d), load $(uptime | sed 's/.*load average[s]*: //')"
echo
echo '| step | seconds | goal |'
echo '|---|---|---|'
clean
row 'clean clone to the first output of `swift run chapter4`' "$(first_output swift run chapter4)" '≤ 30'
row 'warm `swift run chapter4`' \
    "$(for _ in $(seq "$repetitions"); do whole swift run chapter4; done | median)" '≤ 1'
clean
row 'clean clone to the end of `swift test`' "$(whole swift test)" ''
row 'edited exercise to its verdict, `swift test --filter 3.2.1`' \
    "$(each_edit swift test --filter 'ExerciseTests.*3\.2\.1' | median)" '≤ 2.5'
whole swift run workbook check 3.2.1 >/dev/null
row 'edited exercise to its verdict, `swift run workbook check 3.2.1`' \
    "$(each_edit swift run workbook check 3.2.1 | median)" '≤ 2.5'
echo
echo "load afterwards $(uptime | sed 's/.*load average[s]*: //')"
