import Testing

@testable import Text

struct NearestNamesTests {
    @Test(arguments: [
        ("signals", "signals", 0), ("sgnals", "signals", 1), ("singals", "signals", 1),
        ("signal", "signals", 1),
        ("", "map", 3), ("map", "", 3), ("fold", "map", 4), ("ab", "ba", 1), ("映射", "映", 1),
    ])
    func distance(_ one: String, _ other: String, _ distance: Int) {
        #expect(NearestNames.distance(one, other) == distance)
    }

    private static let names = [
        "introduction", "signals", "subscriptions", "subjects", "hot-and-cold-signals", "map", "play",
    ]

    @Test(arguments: [
        ("sgnals", ["signals"]),
        ("signal", ["signals", "hot-and-cold-signals"]),
        ("subject", ["subjects"]),
        ("hot", ["hot-and-cold-signals"]),
        ("cold-signals", ["hot-and-cold-signals"]),
        ("mpa", ["map"]),
        ("xyz", []),
        ("", []),
        ("zeitgeist", []),
    ])
    func nearest(typed: String, names: [String]) {
        #expect(NearestNames(to: typed, among: Self.names).names.starts(with: names))
        #expect(names.isEmpty == NearestNames(to: typed, among: Self.names).names.isEmpty)
    }

    @Test func whatNobodyCouldMeanIsDoneQuickly() {
        #expect(NearestNames(to: String(repeating: "x", count: 1_000_000), among: Self.names).names.isEmpty)
    }

    @Test func theQuestion() {
        #expect(NearestNames(to: "sgnals", among: Self.names).question == " Did you mean “signals”?")
        #expect(NearestNames(to: "xyz", among: Self.names).question == "")
        #expect(NearestNames(to: "map", among: ["map", "mop"]).question == " Did you mean “map” or “mop”?")
        let three = NearestNames(to: "map", among: ["map", "mop", "mat"])
        #expect(three.question == " Did you mean “map”, “mop” or “mat”?")
    }
}
