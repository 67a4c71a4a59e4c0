/// A sentence with named placeholders: `at {second} you sent {value}`. It recognises the sentences that were made from it, so that
/// they can be translated. The translation may have the placeholders in another order.
struct SentencePattern: Sendable {
    /// The texts before, between and after the placeholders. There is one more than placeholders.
    private let fixed: [String]
    private let places: [String]
    /// The placeholders for text that was typed by somebody, and so is never translated: those in quotes, and `address`.
    let names: Set<String>

    /// `nil` if the sentence has no placeholders.
    init?(_ sentence: String) {
        guard sentence.contains("{") else { return nil }
        var (fixed, places): ([String], [String]) = ([""], [])
        var rest = sentence[...]
        while let start = rest.firstIndex(of: "{") {
            let name = rest[start...].firstIndex(of: "}").map { rest[start..<$0].dropFirst() }
            if let name, Self.isName(name) {
                fixed[fixed.count - 1] += rest[..<start]
                places.append(String(name))
                fixed.append("")
                rest = rest[name.endIndex...].dropFirst()
            } else {
                fixed[fixed.count - 1] += rest[...start]
                rest = rest[start...].dropFirst()
            }
        }
        guard !places.isEmpty else { return nil }
        fixed[fixed.count - 1] += rest
        (self.fixed, self.places) = (fixed, places)
        weight = fixed.reduce(0) { $0 + $1.utf8.count }
        names = Set(
            places.enumerated().filter { index, place in
                place == "address" || fixed[index].hasSuffix("“") && fixed[index + 1].hasPrefix("”")
            }.map(\.element))
    }

    private static func isName(_ text: Substring) -> Bool {
        text.first?.isLetter == true && text.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
    }

    /// The length of the fixed text. The longer it is, the less likely is a false match.
    let weight: Int

    /// The values of the placeholders in a sentence that was made from this one; `nil` if it was not.
    func values(in sentence: String) -> [String: String]? {
        // These comparisons are cheap, and reject nearly all sentences that do not match.
        guard let last = fixed.last, sentence.utf8.count >= weight, sentence.hasPrefix(fixed[0]),
            sentence.hasSuffix(last)
        else { return nil }
        var rest = sentence.dropFirst(fixed[0].count)
        var values: [String: String] = [:]
        for (place, next) in zip(places, fixed.dropFirst()) {
            let isLast = place == places.last && next == last
            let end: Range<Substring.Index>?
            if isLast {
                end =
                    rest.hasSuffix(next)
                    ? rest.index(rest.endIndex, offsetBy: -next.count)..<rest.endIndex : nil
            } else {
                end = next.isEmpty ? nil : rest.dropFirst().firstRange(of: next)
            }
            guard let end, end.lowerBound > rest.startIndex || isLast else { return nil }
            values[place] = String(rest[..<end.lowerBound])
            rest = rest[end.upperBound...]
        }
        return rest.isEmpty ? values : nil
    }

    /// The sentence with these values in the place of its placeholders.
    func filled(_ values: [String: String]) -> String {
        zip(places, fixed.dropFirst()).reduce(fixed[0]) { $0 + (values[$1.0] ?? "{\($1.0)}") + $1.1 }
    }
}
