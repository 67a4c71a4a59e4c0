import Testing

/// The rules stand in `Sources/FRP/FRP.docc`; the sources and the tests cite them by number.
@Suite("Rules") struct RuleTests {
    private let articles: [Checkout.File]
    private let stated: [Rule]

    init() throws {
        articles = try Checkout.files(in: "Sources/FRP/FRP.docc", ending: ".md")
        stated = articles.flatMap(Rule.stated)
    }

    @Test func `each rule is stated once`() {
        let repeated = Dictionary(grouping: stated, by: \.self).filter { $0.value.count > 1 }.keys
        #expect(stated.count > 150)
        #expect(repeated.isEmpty)
    }

    @Test func `a rule that is cited exists`() throws {
        let known = Set(stated)
        let files = try articles.map { ($0, Citation.all(in: $0.text)) } + sources() + tests()
        let unknown = files.flatMap { file, citations in
            citations.flatMap { [$0.first, $0.last] }.filter { !known.contains($0) }
                .map { "\(file.path): \($0)" }
        }
        #expect(files.flatMap(\.1).count > 500)
        #expect(unknown.isEmpty, "\(unknown.joined(separator: "\n"))")
    }

    @Test func `a rule is cited by a test`() throws {
        let citations = try tests().flatMap(\.1)
        let untested = stated.filter { rule in
            !rule.isDecision && !citations.contains { $0.includes(rule) }
        }
        #expect(untested.isEmpty)
    }

    @Test func `a citation names one rule, several, or a range`() {
        func rules(_ text: String) -> [String] {
            Citation.contract(in: text).map { "\($0.first)-\($0.last)" }
        }
        #expect(rules("/// Contract O17. In Rx: `take`") == ["O17-O17"])
        #expect(rules("/// Contract S1, K1 to K4 and E.13. Book") == ["S1-S1", "K1-K4", "E.13-E.13"])
        #expect(rules("/// Contract O5,\n    /// O6.") == ["O5-O5", "O6-O6"])
        #expect(rules("A1 is the sum of B1 and C1") == [])
        #expect(Citation.contract(in: "Contract K1 to K4")[0].includes(Rule("K2")!))
    }

    /// What the sources cite.
    private func sources() throws -> [(Checkout.File, [Citation])] {
        try Checkout.files(in: "Sources", ending: ".swift").map { ($0, Citation.contract(in: $0.text)) }
    }

    /// What the tests cite: those of the core in their titles too, where nothing else looks like a rule.
    private func tests() throws -> [(Checkout.File, [Citation])] {
        let core = ["Tests/FRPTests/", "Tests/Proofs/ProofTests/"]
        return try Checkout.files(in: "Tests", ending: ".swift")
            .filter { !$0.path.contains("/Documentation/") && !$0.path.contains("/Rules/") }
            .map { file in
                let isOfCore = core.contains { file.path.hasPrefix($0) }
                return (file, isOfCore ? Citation.all(in: file.text) : Citation.contract(in: file.text))
            }
    }
}
