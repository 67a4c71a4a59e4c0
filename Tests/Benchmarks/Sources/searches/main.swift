// Types the letters of section 6.10 into its search in Combine, and prints the picture that the section shows.

#if canImport(Combine)
import Combine
#elseif Combine
import OpenCombine
#endif

#if canImport(Combine) || Combine
/// What is shown, a column for each second, until the search is let go of.
func shown(typing marbles: String, untilLetGoAt end: Int? = nil) -> String {
    struct Broken: Error {}
    let texts: [Character: String] = ["a": "dun", "b": "dune", "c": "du", "d": "dust", "e": "dunes"]
    let answers: [String: Character] = ["posts on dune": "f", "posts on dunes": "g"]

    let time = VirtualTime()
    let typed = PassthroughSubject<String, Never>()
    var row = marbles.map { _ in Character("-") }
    var search: CombineSearch? = CombineSearch(
        typed, on: time,
        asking: { text in
            Just(text).delay(for: .seconds(7), scheduler: time).tryMap { text in
                if text == "dust" { throw Broken() }
                return "posts on \(text)"
            }
        },
        show: { row[Int(time.now.seconds)] = answers[$0] ?? "?" })
    for (second, letter) in marbles.enumerated() {
        time.run(until: .init(seconds: Double(second)))
        if second == end { search = nil }
        if letter == "|" { typed.send(completion: .finished) }
        if let text = texts[letter] { typed.send(text) }
    }
    return withExtendedLifetime(search) { String(row) }
}

let marbles = "-a-----b-------c-------d------------e------------|"
print("texts    \(marbles)")
print("Combine  \(shown(typing: marbles))")
print("let go   \(shown(typing: marbles, untilLetGoAt: 40))")
print("seconds  0    5    10   15   20   25   30   35   40   45")
print("         f = posts on dune   g = posts on dunes")
#else
print("Build it with --traits Combine: there is no Combine here, and OpenCombine was not fetched.")
#endif
