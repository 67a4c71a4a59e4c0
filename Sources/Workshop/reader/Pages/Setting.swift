import Book

/// How pages are read: live, from the server, which runs examples again and tries answers; or as exported files.
struct Setting: Sendable {
    /// The learner's progress; `nil` for exported files.
    let learner: Learner?
    /// Returns the address that opens a file at a line in the learner's editor; `nil` if there is none.
    let opening: @Sendable (_ file: String, _ line: Int) -> String?

    /// The key that a page must send with an answer; `nil` if it may not write one.
    let key: String?

    /// For exported files: the relative path of the folder with the pages in the other language, `zh/` or `../`.
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

    /// The number of passed exercises in these sections, as in `1/4`.
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

/// The progress of a learner, as pages show it.
struct Learner: Sendable {
    /// The number of passed exercises in each section, by the section's number.
    var passed: [String: Int]
    /// The next exercise that is not passed; `nil` if all are passed.
    var next: Next?

    struct Next: Sendable {
        let number: String
        let title: String

        /// The address of the exercise on its section's page.
        var address: String {
            let section = number.split(separator: ".").dropLast().joined(separator: ".")
            return Address.of(section: section, exercise: number) ?? Address.contents
        }
    }

    init(passed: [String: Int] = [:], next: Next? = nil) { (self.passed, self.next) = (passed, next) }
}
