#!/usr/bin/env bash
# Breaks the core on purpose, one small mistake at a time, and says which mistakes no test of the core notices.
#
#     Tests/Proofs/Mutants/run.sh                    all mutants: an hour or two
#     Tests/Proofs/Mutants/run.sh Debounce delay     those whose name or file contains one of the words
#     Tests/Proofs/Mutants/run.sh --resume [WORD…]   without those that an earlier run has tried with the same core and the same tests
#     Tests/Proofs/Mutants/run.sh --quick [WORD…]    without the slow tests, which may kill those that survive
#     Tests/Proofs/Mutants/run.sh --list [WORD…]     names them, and runs nothing
#     Tests/Proofs/Mutants/run.sh --check [WORD…]    says which of them no longer apply to the sources as they are now: some seconds
#
# It works in a clone of what is committed, in .build-mutants, which is kept for the next run. A mutant is killed when a test
# fails, when it crashes, hangs, or eats memory. Each list in this folder says what to break:
#
#     @ name File.swift       a name of its own, and the file below Sources/FRP
#     = a sentence            why no test can notice it: it is run only if a word names it
#     - what to replace       one line or several, as they stand there: they must occur once in the file
#     + what to put there     nothing, one line, or several
set -u
cd "$(dirname "$0")/../../.." || exit 1
lists=$PWD/Tests/Proofs/Mutants
place=$PWD/.build-mutants
clone=$place/clone
log=$place/log
export WORKBOOK_TESTS=FRPTests,ProofTests
core='FRPTests|ProofTests'

# What takes long is run where nothing else has noticed.
slow='DepthTests|CostsTests|ConcatenationTests|[.]LawTests|[.]ThreadTests|[.]ListTests|IndependenceTests|BlockingTests'
slow="$slow|(Disposable|Flatten|Multicast|Ring|SwitchToLatest|TwoWay|ViewModel)ThreadsTests|RuleTests"
kilobytes=8000000

mutants() { # name and file of those that the words choose; without words, of those that are not called equivalent, or with all=yes of all
    awk -v words="$*" -v all="${all:-}" '
        function told() {
            wanted = words == "" ? !argued || all : 0
            for (i = 1; i <= count; i++) if (index(name " " file, chosen[i])) wanted = 1
            if (name != "" && wanted) print name, file
        }
        BEGIN { count = split(words, chosen, " ") }
        $1 == "@" { told(); name = $2; file = $3; argued = 0 }
        $1 == "=" { argued = 1 }
        END { told() }' "$lists"/*.txt
}

broken() { # broken NAME FILE: the file with the mistake in it; fails if what is to be replaced is not there once
    awk -v name="$1" '
        $1 == "@" { isWanted = $2 == name; next }
        FILENAME ~ /\.txt$/ && isWanted && /^-/ { old = old (olds++ ? "\n" : "") substr($0, 3) }
        FILENAME ~ /\.txt$/ && isWanted && /^\+/ { new = new (news++ ? "\n" : "") substr($0, 3) }
        FILENAME ~ /\.swift$/ { text = text $0 "\n" }
        END {
            place = index(text, old)
            rest = substr(text, place + 1)
            if (!olds || !place || index(rest, old)) exit 1
            printf "%s%s%s", substr(text, 1, place - 1), new, substr(text, place + length(old))
        }' "$lists"/*.txt "$2"
}

end() { # end PROCESS: ends it with all that it has started
    local child children
    children=$(ps -A -o pid= -o ppid= | awk -v parent="$1" '$2 == parent { print $1 }')
    kill -KILL "$1" 2>/dev/null
    for child in $children; do end "$child"; done
}

quick= resume= job=
trap '[ -z "$job" ] || end "$job"' EXIT
trap 'exit 1' INT TERM

attempt() { # attempt SECONDS COMMAND ARGUMENTS...: builds or tests until it is done, a test fails, or the time is up
    local latest=$((SECONDS + $1)) command=$2 status
    shift 2
    (
        ulimit -v "$kilobytes" 2>/dev/null
        exec swift "$command" --disable-xctest --package-path "$clone" --scratch-path "$place/build" "$@"
    ) >"$log" 2>&1 &
    job=$!
    until grep -q '✘' "$log" || ! kill -0 "$job" 2>/dev/null; do
        [ "$SECONDS" -lt "$latest" ] || echo '✘ it took too long' >>"$log"
        sleep 0.2
    done
    ! grep -q '✘' "$log" || end "$job"
    wait "$job" 2>/dev/null
    status=$?
    job=
    return $status
}

reason() { # what killed it
    grep -m 1 -oE '✘ .*|error: Exited.*|Fatal error.*' "$log" | sed -E 's/^✘ (Test )?//; s/ recorded an issue.*//' | cut -c 1-110
}

try() { # try NAME FILE: sets verdict, and why: from an earlier run, if one is resumed
    local file=$clone/Sources/FRP/$2 key
    why=
    if ! broken "$1" "$file" >"$place/broken"; then verdict='does not apply'; return; fi
    key="$tried $(cksum <"$place/broken")"
    if [ -n "$resume" ] && IFS=$'\t' read -r _ verdict why < <(grep -F "$key" "$place/verdicts"); then return; fi
    cp "$place/broken" "$file"
    if ! attempt 900 build --build-tests; then
        verdict='does not compile' why=$(grep -m 1 -E 'error:|✘' "$log" || tail -n 1 "$log")
    elif ! attempt 60 test --skip-build --filter "$core" --skip "$slow|SizeTests" || {
        [ -z "$quick" ] && ! attempt 300 test --skip-build --filter "$slow"
    }; then
        verdict=killed why=$(reason)
    else
        verdict=survives
    fi
    git -C "$clone" checkout -q -- Sources
    # Without the slow tests the verdict may be wrong.
    [ -n "$quick" ] || printf '%s\t%s\t%s\n' "$key" "$verdict" "$why" >>"$place/verdicts"
}

check() { # each of the mutants still finds what it replaces, in the sources as they stand here
    local name file count=0 astray=0
    while read -r name file; do
        count=$((count + 1))
        broken "$name" "Sources/FRP/$file" >/dev/null || { astray=$((astray + 1)); echo "does not apply: $name, $file"; }
    done < <(all=yes mutants "$@")
    echo "$((count - astray)) of $count mutants apply."
    [ "$count" -gt 0 ] && [ "$astray" -eq 0 ]
}

case ${1:-} in
    --help | -h) sed -n '2,/^set /p' "$lists/run.sh" | sed '$d; s/^# \{0,1\}//'; exit ;;
    --quick) quick=yes; shift ;;
    --resume) resume=yes; shift ;;
    --list) shift; mutants "$@"; exit ;;
    --check) shift; check "$@"; exit ;;
esac

mkdir -p "$place"
chosen=$(mutants "$@")
[ -n "$chosen" ] || { echo 'No mutant is called like that.'; exit 1; }
repeated=$(cat "$lists"/*.txt | awk '$1 == "@" { print $2 }' | sort | uniq -d)
[ -z "$repeated" ] || { echo "Two mutants have one name: $repeated"; exit 1; }
[ -d "$clone" ] || git clone -q . "$clone" || exit 1
{ git -C "$clone" fetch -q origin HEAD && git -C "$clone" reset -q --hard FETCH_HEAD; } || exit 1
tried=$(git -C "$clone" rev-parse HEAD:Sources/FRP HEAD:Tests/{FRPTests,Proofs/ProofTests,Proofs/CoreChecks,Workshop/Harness} | cut -c 1-12 | paste -sd- -)
[ -n "$resume$quick" ] || rm -f "$place/verdicts"
touch "$place/verdicts"
echo 'Without a mutant…'
attempt 3600 test --filter "$core" ${quick:+--skip "$slow"} || { echo 'The tests fail before anything is broken:'; tail -n 20 "$log"; exit 1; }

number=0 killed=0 left=
total=$(echo "$chosen" | wc -l)
while read -r name file; do
    number=$((number + 1))
    try "$name" "$file" </dev/null
    if [ "$verdict" = killed ]; then
        killed=$((killed + 1))
        printf '%3d/%d  killed    %s (%s)\n' "$number" "$total" "$name" "$why"
    else
        left="$left  $name, $file: $verdict
"
        printf '%3d/%d  %s: %s%s\n' "$number" "$total" "$verdict" "$name" "${why:+ ($why)}"
    fi
done <<<"$chosen"
printf '\n%d of %d killed.\n%s' "$killed" "$total" "$left"
[ -z "$left" ]
