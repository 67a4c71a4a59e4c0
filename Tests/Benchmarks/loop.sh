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
exercise=Exercises/Chapter4/Signals.swift

clean() {
    cd "$place"
    rm -rf "$clone"
    git clone -q --no-hardlinks "$root" "$clone"
    cd "$clone"
}

now() { # seconds, with what comes after the point: the `date` of a Mac leaves that out
    case $(date +%N) in
        *N*) perl -MTime::HiRes=time -e 'printf "%.2f", time' ;;
        *) date +%s.%N ;;
    esac
}

since() { awk -v start="$1" -v end="$(now)" 'BEGIN { printf "%.2f\n", end - start }'; }

median() { # median < SECONDS, one a line
    sort -n | awk '{ s[NR] = $1 } END { printf "%.1f (%.1f–%.1f)", s[int((NR + 1) / 2)], s[1], s[NR] }'
}

row() { printf '| %s | %s | %s |\n' "$1" "$2" "$3"; }

first_output() { # seconds until COMMAND prints its first line
    local start
    start=$(now)
    "$@" 2>"$log" | {
        IFS= read -r line || { cat "$log" >&2; exit 1; }
        since "$start"
        cat >/dev/null
    }
}

whole() { # seconds until COMMAND ends; it must succeed
    local start
    start=$(now)
    "$@" >"$log" 2>&1 || { cat "$log" >&2; exit 1; }
    since "$start"
}

said() { # said TEST SED: what a test in a browser, which must pass, says of what it has measured
    CI=true swift test --filter "$1" >"$log" 2>&1 || { cat "$log" >&2; exit 1; }
    sed -n "$2" "$log"
}

# A right answer to exercise 2.1.1; what stood below its todo() becomes another function.
answer_frosty_towns() {
    local file=Exercises/Chapter2/Philosophy.swift
    awk '/todo\(\)/ {
        print "    return reports.filter { $0.degrees < 0 }.map(\\.town)\n}"
        print "private func old(_ reports: [(town: String, degrees: Int)]) -> [String] {"
        next
    } { print }' "$file" >"$file.new" && mv "$file.new" "$file"
}

# edit KIND N: writes a right answer to exercise 4.3.2 into its file, another one for each N.
edit() {
    local number=$((5 + $2)) body="wind.filter { abs(\$0) > 5 \&\& abs(\$0) < 1$2 }" helper=''
    case $1 in
        body) ;;
        helper) # what the file declares changes
            helper="private func isStrong$number(_ speed: Int) -> Bool { abs(speed) > 5 }"
            body="wind.filter { isStrong$number(\$0) }" ;;
    esac
    git show "HEAD:$exercise" | sed "s/^public func strongWinds(_ wind/$helper\\
public func strongWinds(_ wind/" | awk -v body="$body" '
        /func strongWinds/ { own = 1 }
        own && /todo\(\)/ { sub(/todo\(\)/, body); own = 0 }
        { print }' >"$exercise"
}

each_edit() { # each_edit KIND COMMAND...: seconds from an edit to the end of COMMAND
    local kind=$1
    shift
    for turn in $(seq "$repetitions"); do
        edits=$((edits + 1))
        edit "$kind" "$edits$turn"
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
chapter=$(swift build --show-bin-path)/chapter4
ten_times() { whole sh -c 'for _ in 1 2 3 4 5 6 7 8 9 10; do "$0" signals --language "$1"; done' "$chapter" "$1"; }
fastest() { for _ in $(seq "$repetitions"); do ten_times "$1"; done | sort -n | head -n 1; }
row 'a section by the built program: so much longer in Chinese than in English' \
    "$(awk -v en="$(fastest en)" -v zh="$(fastest zh)" 'BEGIN { printf "%.0f ms", 100 * (zh - en) }')" '≤ 50 ms'
clean
answer_frosty_towns
row 'clean clone to the verdict of `swift run workbook check 2.1.1`' "$(whole swift run workbook check 2.1.1)" '≤ 40'
edits=0
edit body 0
tool=$(swift build --show-bin-path)/workbook
whole "$tool" check 4.3.2 >/dev/null
row 'edited body to its verdict, by the built program, as in `watch`' \
    "$(each_edit body "$tool" check 4.3.2 | median)" '≤ 1.5'
edits=100
row 'helper function added to its verdict, by the built program' \
    "$(each_edit helper "$tool" check 4.3.2 | median)" '≤ 5'
edits=200
row 'edited body to its verdict, `swift run workbook check 4.3.2`' \
    "$(each_edit body swift run workbook check 4.3.2 | median)" '≤ 2.8'
# In a browser, on a port that is probably free.
port=4711
reading() { # reading [PROGRAM...]: the tool, if no other
    "${@:-$tool}" read --no-open --port "$port" >"$log" 2>&1 &
    reader=$!
}
answered() { until curl -sfo "$place/page" "http://127.0.0.1:$port/$1"; do sleep 0.02; done; }
finish() { kill -INT "$reader"; wait "$reader" 2>/dev/null || :; }
first_page() { # seconds from starting `read` to its first page
    local start
    start=$(now)
    reading
    answered 4.3.html
    since "$start"
    finish
}
whole swift build --product chapter4 >/dev/null
whole swift build --product reader >/dev/null
row '`read`: from starting the built program to its first page' \
    "$(for _ in $(seq "$repetitions"); do first_page; done | median)" '≤ 1'
reading
answered 4.3.html
row '`read`: a section whose diagram has changed' \
    "$(for turn in $(seq "$repetitions"); do whole answered "4.3.html?4.1=--$turn--%7C"; done | median)" '≤ 0.2'
finish
page_weight() { # the heaviest page but the appendix, with all its files and without the search index
    local asset files=0 heaviest=0 number page
    for asset in $(curl -sf "http://127.0.0.1:$port/index.html" | grep -oE '(href|src)="[a-z]+\.(css|js)"' | cut -d '"' -f 2); do
        files=$((files + $(curl -sf "http://127.0.0.1:$port/$asset" | wc -c)))
    done
    for number in $(curl -sf "http://127.0.0.1:$port/index.html" | grep -oE 'th scope="row"><a href="[0-9.]+html' | cut -d '"' -f 4); do
        [ "$number" = 4.21.html ] && continue
        page=$(curl -sf "http://127.0.0.1:$port/$number" | wc -c)
        [ "$page" -gt "$heaviest" ] && heaviest=$page heaviest_name=$number
    done
    awk -v bytes=$((files + heaviest)) -v name="${heaviest_name%.html}" 'BEGIN { printf "%.1f KB (%s)", bytes / 1000, name }'
}
for chapter in 1 2 3 4 5 6; do whole swift build --product "chapter$chapter" >/dev/null; done
reading
answered 4.3.html
row '`read`: the heaviest page, with all its files' "$(page_weight)" '≤ 150 KB'
finish
clean
start=$(now)
reading swift run workbook
answered 4.3.html
row 'clean clone to the first page of `swift run workbook read`' "$(since "$start")" '≤ 40'
finish
clean
whole swift build --product workbook >/dev/null
start=$(now)
reading
answered 4.3.html
text=$(since "$start")
until grep -q data-source= "$place/page"; do answered 4.3.html; sleep 0.1; done
row '`read`, nothing but the tool is built: to a section with its text' "$text" '≤ 3'
row '`read`, nothing but the tool is built: to a section with its figures' "$(since "$start")" '≤ 20'
finish
clean
row 'clean clone to the end of `swift test`' "$(whole swift test)" ''
row 'moved marble to its figure, in a browser' \
    "$(said MarblesInBrowserTests/speed 's/^moved: //p')" '≤ 60 ms'
row 'key in the field of the form to its button, in a browser' \
    "$(said FormPageTests/speed 's/^followed: //p')" '≤ 20 ms'
row '“Try it” to the verdict on the page' \
    "$(WORKBOOK_FIRST_HOUR=1 said ExercisesInBrowserTests 's/^tried on the page: .. [0-9] after \(.*\) seconds/\1/p' | median)" '≤ 1.6'
edits=300
row 'edited body to its verdict, `swift test --filter 4.3.2`' \
    "$(each_edit body swift test --filter 'ExerciseTests.*4\.3\.2 ' | median)" ''
echo
echo "load afterwards $(uptime | sed 's/.*load average[s]*: //')"
