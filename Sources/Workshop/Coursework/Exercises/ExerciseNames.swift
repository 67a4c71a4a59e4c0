import Text

extension Catalogue {
    /// The exercises that a word names: one by `4.3.2` or `strongWinds`, a section's by `4.3` or `signals`, a chapter's by `4` or
    /// `chapter4`.
    package func named(_ word: String) throws(WorkbookError) -> [Exercise] {
        let key = Self.key(word)
        let found = exercises.filter { exercise in
            "\(exercise.id)" == word || "\(exercise.id)".hasPrefix(word + ".")
                || key == "chapter\(exercise.id.chapter)" || key == Self.key(exercise.sectionName)
                || exercise.declarations.contains { Self.key($0) == key }
        }
        guard found.isEmpty else { return found }
        if let chapter = Int(word) {
            throw .usage(
                "Chapter \(chapter) has no exercises. These have some: \(chapters.map(String.init).joined(separator: ", "))."
            )
        }
        throw .usage(
            "There is no exercise “\(word)”.\(nearest(to: word))\nList them with: swift run workbook list")
    }

    /// The one exercise that a word names.
    package func one(named word: String) throws(WorkbookError) -> Exercise {
        let found = try named(word)
        guard found.count == 1 else {
            throw .usage(
                "“\(word)” names \(found.count) exercises. Name one: \(found[0].id) to \(found[found.count - 1].id)"
            )
        }
        return found[0]
    }

    /// ` Did you mean “4.3.2”?`, or nothing.
    private func nearest(to word: String) -> String {
        guard word.first?.isNumber == true else {
            let names = exercises.flatMap { [$0.sectionName] + $0.declarations }
            return NearestNames(to: word, among: Array(Set(names)).sorted()).question
        }
        let last = word.split(separator: ".").last.flatMap { Int($0) } ?? 0
        let nearest = exercises.map(\.id).min { one, other in
            (NearestNames.distance(word, "\(one)"), abs(one.numbers[2] - last))
                < (NearestNames.distance(word, "\(other)"), abs(other.numbers[2] - last))
        }
        guard let nearest, NearestNames.distance(word, "\(nearest)") <= 2 else { return "" }
        return " Did you mean “\(nearest)”?"
    }

    private static func key(_ word: String) -> String {
        word.lowercased().filter { $0.isLetter || $0.isNumber }
    }
}
