import Book

/// Where pages are read: beside the tool, which runs sections again and tries exercises, or as files.
struct Setting: Sendable {
    /// What is known of the learner. Files know nothing of one.
    let learner: Learner?
    /// Makes the address that opens a file at a line in the learner's editor, if there is one.
    let opening: @Sendable (_ file: String, _ line: Int) -> String?

    /// What a page has to name when it writes an answer; `nil` if it may not.
    let key: String?

    /// Where the same pages are in the other language, seen from these, if they are files too: `zh/`, or `../`.
    let otherLanguage: String?

    static let files = files(otherLanguage: nil)

    static func files(otherLanguage: String?) -> Setting {
        Setting(learner: nil, otherLanguage: otherLanguage) { _, _ in nil }
    }

    init(
        learner: Learner?, key: String? = nil, otherLanguage: String? = nil,
        opening: @escaping @Sendable (_ file: String, _ line: Int) -> String?
    ) {
        (self.learner, self.key, self.otherLanguage, self.opening) = (learner, key, otherLanguage, opening)
    }

    var isLive: Bool { learner != nil }

    /// How many exercises of some sections are passed, as in `1/4`.
    func progress(of sections: [BookSection]) -> HTML {
        let exercises = sections.reduce(0) { $0 + $1.exercises }
        guard exercises > 0 else { return "" }
        guard let learner else { return "<i>\(exercises)</i>" }
        let passed = sections.reduce(0) { $0 + (learner.passed[$1.number] ?? 0) }
        return passed == exercises
            ? "<i class=\"done\" title=\"All exercises passed\">✔</i>"
            : "<i title=\"\(passed) of \(exercises) exercises passed\">\(passed)/\(exercises)</i>"
    }
}

/// How far a learner is, as pages show it.
struct Learner: Sendable {
    /// How many exercises of each section are passed, by the section's number.
    var passed: [String: Int]
    /// The next exercise: its number and its title. `nil` if all are passed.
    var next: Next?

    struct Next: Sendable {
        let number: String
        let title: String

        /// Where it stands on its page.
        var address: String {
            let section = number.split(separator: ".").dropLast().joined(separator: ".")
            return Address.of(section: section, exercise: number) ?? Address.contents
        }
    }

    init(passed: [String: Int] = [:], next: Next? = nil) { (self.passed, self.next) = (passed, next) }
}
