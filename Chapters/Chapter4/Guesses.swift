import Narration

/// What a reader is asked before an example shows what it does. A question stands where the chapter has a surprise, and each wrong
/// answer for a misconception.
let guesses: [Guess] = lists + subscribing + sharing + joining + timing + binding

private let lists: [Guess] = [
    // Streams and sequences
    Guess(
        "print(\"made; nothing squared yet\")",
        "The code asks for the first element, and twice for all three. How many times is a number squared?",
        .wrong(
            "3 times, when the list is made", shows: "squaring 3\nmade; nothing squared yet",
            thinking: "A list is computed when it is made.",
            "That needs an array, whose `map` computes all elements at once."),
        .right(
            "3 times, each when it is first needed",
            shows: "squaring 3\nall of them: [1, 4, 9]\nonce more: [1, 4, 9]",
            "The list is lazy, and remembers what it has computed."),
        .wrong(
            "7 times: 1 + 3 + 3", shows: "squaring 3\nonce more: [1, 4, 9]",
            thinking: "array computes the list again each time.",
            "That needs a list that forgets. This one computes each element once."))
]

private let subscribing: [Guess] = [
    // Signals
    Guess(
        "print(\"nobody listens yet\")", "Which line is printed first?",
        .wrong(
            "`the kettle is warm`", shows: "tea time\nnobody listens yet",
            thinking: "The closure runs when the signal is made.",
            "That needs a closure that runs when the signal is made. This one waits for a subscriber."),
        .right(
            "`nobody listens yet`", shows: "nobody listens yet\nthe kettle is warm",
            "The closure is a recipe. It runs when somebody subscribes.")),
    Guess(
        "let badSource", "The source sends 1, completes, sends 2, and fails. What does the subscriber get?",
        .wrong(
            "1, the completion, and 2", shows: "done\ngot 2",
            thinking: "Values still arrive after the ending.",
            "That needs an observer without a gate. This one lets nothing through after an ending."),
        .wrong(
            "1, the completion, and the error", shows: "done\nfailed: SourceBroken()",
            thinking: "An error arrives even after a completion.",
            "That needs two endings, and a signal never has more than one."),
        .right(
            "1 and the completion", shows: "got 1\ndone",
            "The first ending is the only one, and nothing follows it.")),
    // Subscriptions
    Guess(
        "print(\"and in the end\", field.value)", "What do the handlers get after `dispose()`?",
        .wrong(
            "a completion", shows: "you will not see this", thinking: "To dispose is to complete.",
            "That needs an ending that the source sends. After `dispose` nothing arrives at all."),
        .wrong(
            "`c`, because the field still changes", shows: "now it is c",
            thinking: "dispose stops a source, or nothing.",
            "The field does change, but nobody listens to it any more."),
        .right(
            "nothing", shows: "now it is b\nand in the end c",
            "`dispose` ends only the listening, and without an event.")),
    Guess(
        "shout.subscribe(next: { print($0) })",
        "The block ends, and nobody has stored the disposable. Does `B!` still come?",
        .right("yes", shows: "B!", "The field keeps the subscription alive. The disposable can only end it."),
        .wrong(
            "no", where: { !$0.contains("B!") }, thinking: "A dropped token cancels, as in Combine.",
            "That needs a disposable that ends the subscription when it is released, as in Combine.")),
    // Deriving state
    Guess(
        "isValid.subscribe(next: { print(\"button:\", $0) })",
        "`isValid` has two subscribers. How many times does its closure run for the text `a@b`?",
        .wrong(
            "once, for both", shows: "looking for an @ in \"a@b\"\nbutton: true\ncolour: green",
            thinking: "A chain is shared by its subscribers.",
            "That needs a value that both follow: a property, or a shared signal."),
        .right(
            "twice", shows: "button: true\nlooking for an @ in \"a@b\"\ncolour: green",
            "Each subscriber has a copy of the chain.")),
    Guess(
        "let better = price.signal.map", "The price goes from 2 to 8. What does `sum` send at second 5?",
        .wrong(
            "4", shows: "sum 4----4", thinking: "Both changes come together: there is no glitch.",
            "That needs both changes at once, as in `better`. Here tax and delivery come one after the other."
        ),
        .wrong(
            "nothing, because it was 4 before", shows: "sum 4-----",
            thinking: "Values that are equal are not sent.",
            "That needs an operator that drops equal values. And the two changes come one after the other."),
        .right(
            "7, and then 4", shows: "sum 4----(74)",
            "First comes the new tax with the old delivery, and then the new delivery.")),
    // Commands
    Guess(
        "struct Taken: Error", "The work for the first address fails. What becomes of the second?",
        .wrong(
            "nothing: the error has ended the command", where: { !$0.contains("execute: welcome") },
            thinking: "An error of the work ends the outer signal, and so the command.",
            "That needs an inner signal that fails. In a command it only completes."),
        .right(
            "it is welcome", shows: "execute: welcome",
            "The error goes to `errors` as a value, and ends only its own work.")),
    // RACSubject
    Guess(
        "print(\"garden hears:\", $0)", "The garden subscribes between `ding` and `dong`. What does it hear?",
        .wrong(
            "`ding` and `dong`", shows: "garden hears: ding", thinking: "A subject remembers what was sent.",
            "That needs a subject that remembers, such as a replay subject."),
        .right(
            "only `dong`", shows: "kitchen hears: dong\ngarden hears: dong",
            "This kind of subject remembers nothing.")),
    Guess(
        "let subject = Subject<String>()", "Somebody subscribes at 15, after the end. What do they get?",
        .wrong(
            "nothing, and they wait forever",
            where: { !$0.contains { $0.hasPrefix("at 15 ") && $0.contains("|") } },
            thinking: "Late subscribers are not told of the end.",
            "That needs a subject of RAC 2. This one says that it has ended."),
        .right("only the ending", shows: "at 15 (^|)", "It remembers no values, but that it has ended."),
        .wrong(
            "all values and the ending", shows: "at 15 (^abcd|)",
            thinking: "A subject remembers what was sent.",
            "That needs a replay subject, which comes below.")),
]

private let sharing: [Guess] = [
    // Hot and cold signals
    Guess(
        "let cold = Signal<Int>.defer", "`label` has two subscribers. How many times does the source work?",
        .wrong(
            "once, for both", shows: "window: 21°\ngarden: 21°", thinking: "Subscribing twice shares.",
            "That needs a source that is shared, as the next section shows."),
        .wrong(
            "once, but `map` is called twice", shows: "window: 21°\nmap is called\ngarden: 21°",
            thinking: "Only the chain has copies, the source is always shared.",
            "That needs a hot source, as in the next example."),
        .right(
            "twice", shows: "window: 21°\nthe source works\nmap is called\ngarden: 21°",
            "A cold source works once for each subscriber.")),
    // Multicasting
    Guess(
        "{ running.dispose() }", "The connection is disposed at 6. What does its subscriber get then?",
        .wrong(
            "a completion", shows: "ticks -1-2-3|", thinking: "To stop is to complete.",
            "That needs a source that completes. This one was stopped before."),
        .right("nothing", shows: "ticks -1-2-3------!", "To stop a source is no ending, so nothing is sent."),
        .wrong(
            "4 and what follows", shows: "ticks -1-2-3-4-5-6!",
            thinking: "dispose ends only one's own subscription.",
            "That needs a subscription of its own. All subscribers of a connection share one.")),
    Guess(
        "\"third\": shared.watched(", "The last one leaves at 11. What does the third get, from 13 on?",
        .wrong(
            "1 and 2: the source starts again", shows: "third ^1-2-!",
            thinking: "It restarts, as share() does.",
            "That needs `share` of Combine or RxSwift. A connection does not start again."),
        .wrong(
            "7 and 8: the source has gone on", shows: "third ^-7-8!",
            thinking: "A source that was started goes on unheard.",
            "That needs a source that goes on. `autoconnect` stops it when the last one leaves."),
        .right(
            "nothing", shows: "third ^----!",
            "The source has stopped at 11, and a connection does not start again.")),
]

private let joining: [Guess] = [
    // Which answer is the right one?
    Guess(
        "let pairsFromTheStart", "What does `button` show until second 7?",
        .wrong(
            "○ from 0 on", shows: "button ○-○-○-○○-○-●-○-|", thinking: "combineLatest sends at once.",
            "That needs a first value on each side: `startWith`, as in the last row."),
        .wrong(
            "○ from 2 on", shows: "button --○-○-○○-○-●-○-|",
            thinking: "combineLatest sends as soon as one side has sent.",
            "That needs a value in place of the password. There is no pair before both have sent."),
        .right(
            "nothing", shows: "button -------○-○-●-○-|", "There is no pair before both have sent something.")),
    Guess(
        "\"flattenMap\": typed.flattenMap {",
        "At 6 you type 2, and the search for 1 still runs. What comes then?",
        .wrong(
            "only `b` and `b`", shows: "flattenMap ----a---b-b|",
            thinking: "flattenMap switches to the latest.",
            "That needs `switchToLatest`, which leaves the first search."),
        .right(
            "`b`, `a` and `b`", shows: "flattenMap ----a---bab|",
            "`flattenMap` listens to every search until its end."),
        .wrong(
            "`a`, and then `b` and `b`", shows: "flattenMap ----a----a--b-b|",
            thinking: "Inner signals run one after the other.",
            "That needs one search after the other. Here both run at the same time.")),
    // What if it fails?
    Guess(
        "\"caught after\": typed.flattenMap(search)",
        "`catchTo` stands after `flattenMap`, and the search for 2 fails. What becomes of the search for 3?",
        .wrong(
            "it finds 8", shows: "caught after --8---0---8--|", thinking: "After a catch the signal goes on.",
            "That needs `catchTo` inside the closure, where it belongs to one search."),
        .right(
            "nobody makes it", shows: "caught after --8---(0|)",
            "The error has ended `flattenMap`, so the 0 is the last value.")),
    Guess(
        "\"the third works\": third.retry(2)",
        "Two requests send a 1 and fail, and the third sends a 7. What does `retry(2)` send?",
        .wrong(
            "only the 7", shows: "the third works -----7|",
            thinking: "retry takes back what a failed attempt has sent.",
            "That needs a look into the future. The 1s were sent before it failed."),
        .right("1, 1 and 7", shows: "the third works -1-1-7|", "It passes on the values of each attempt."),
        .wrong(
            "1, 1 and the error", shows: "the third works -1-1X", thinking: "retry(2) counts all attempts.",
            "That needs `retry(1)`. The number counts the attempts after the first.")),
]

private let timing: [Guess] = [
    // When: time
    Guess(
        "\"filter first\": long.debounce(",
        "You type “dun” and delete the n. What is searched for, if `filter` comes first?",
        .wrong(
            "nothing, because “du” is too short", shows: "filter first --------------|",
            thinking: "filter tells debounce that the text has changed.",
            "That needs a `debounce` that hears of “du”. `filter` has left it out."),
        .right(
            "“dun”", shows: "filter first --------b-----|",
            "`debounce` never gets “du”, so it sends the word that is no longer there.")),
    Guess(
        "\"debounce, scan\": quiet.scan(0, +)",
        "Three taps, a pause, two taps, a pause. What does `debounce, scan` send?",
        .wrong(
            "3 and 5", shows: "debounce, scan ---------3----------5---|",
            thinking: "The order of debounce and scan is irrelevant.",
            "That needs `scan` before `debounce`, so that each tap is counted."),
        .wrong(
            "3 and 2", shows: "debounce, scan ---------3----------2---|",
            thinking: "scan begins again after each pause.",
            "That needs a count that begins again. `scan` goes on, but of each group it gets one tap."),
        .right(
            "1 and 2", shows: "debounce, scan ---------1----------2---|",
            "`debounce` drops all taps of a group but the last.")),
    // On which thread
    Guess(
        "\"subscribeOn last\": photo.deliverOn(main)",
        "`subscribeOn` stands last. Where does the handler run?",
        .right(
            "on main", shows: "subscribeOn last\nfirst step: background\nhandler: main",
            "`deliverOn` says where events arrive, wherever `subscribeOn` stands."),
        .wrong(
            "in the background", shows: "subscribeOn last\nfirst step: background\nhandler: background",
            thinking: "The last of the two decides, so subscribeOn moves the handler.",
            "That needs another `deliverOn`. `subscribeOn` only says where the work begins.")),
    Guess(
        "\"a hot source\": taps.signal.subscribeOn(background)",
        "A hot source has `subscribeOn(background)`, and main sends the tap. Where does it arrive?",
        .wrong(
            "in the background", shows: "a hot source\ntap: background",
            thinking: "subscribeOn moves every source.",
            "That needs `deliverOn(background)`, or a source that works at the subscription."),
        .right("on main", shows: "a hot source\ntap: main", "A subject sends where `sendNext` is called.")),
]

private let binding: [Guess] = [
    // Bindings
    Guess(
        "phone.signal.take(4).bind(to: headset)",
        "Both are 3, and nobody changes it. How many times is `to the headset: 3` printed?",
        .wrong(
            "never", where: \.isEmpty, thinking: "Properties drop values that are equal.",
            "That needs `distinctUntilChanged`. A property sends each value that is set."),
        .wrong(
            "5 times", where: { $0.count == 5 },
            thinking: "take(4) does not count the value that comes with the subscription.",
            "`take(4)` counts each value that comes from the phone, also the one that comes at once."),
        .right(
            "4 times", where: { $0.count == 4 },
            "Each 3 that the headset gets is a new 3 of the phone, until four have come from there."))
]
