import Book

/// The addresses of pages, relative to one another: the same on the server and in an exported folder.
enum Address {
    static let contents = "index.html"
    static let glossary = "glossary.html"

    /// The whole book on one page.
    static let book = "book.html"
    /// The page with the questions.
    static let which = "which.html"
    static let operators = "4.21.html"

    /// The address that shows an operator alone. If the name is empty: that of all operators. `nil`: no operator has the name.
    static func ofOperator(_ name: String) -> String? {
        guard !name.isEmpty else { return operators }
        let all = OperatorGroup.all.flatMap(\.operators).map { Anchor.id(of: $0.name) }
        return all.first { $0.lowercased() == name.lowercased() }.map { "\(operators)#\($0)" }
    }

    /// The page of a section: `4.3.html`.
    static func of(_ section: BookSection) -> String { "\(section.number).html" }

    /// The address of a section, or of one of its exercises; `nil` if there is none with this number.
    static func of(section number: String, exercise: String?) -> String? {
        guard let section = BookSection(number) else { return nil }
        guard let exercise else { return of(section) }
        let index = Int(exercise.dropFirst(number.count + 1)) ?? 0
        return (1...max(1, section.exercises)).contains(index) && section.exercises > 0
            ? "\(of(section))#exercise-\(exercise)" : nil
    }
}

extension BookSection {
    var before: BookSection? { neighbour(-1) }
    var after: BookSection? { neighbour(1) }

    private func neighbour(_ offset: Int) -> BookSection? {
        let all = BookSection.all
        let index = (all.firstIndex { $0.number == number } ?? 0) + offset
        return all.indices.contains(index) ? all[index] : nil
    }
}

/// Ids on a page, as targets of links.
enum Anchor {
    /// `nothing-after-the-ending`.
    static func id(of title: some StringProtocol) -> String {
        title.split { !$0.isLetter && !$0.isNumber }.joined(separator: "-")
    }

    /// A link to the place itself. The style sheet shows it when the pointer is near; screen readers skip it.
    static func link(to id: String) -> HTML {
        "<a class=\"anchor\" href=\"#\(id)\" aria-hidden=\"true\" tabindex=\"-1\"></a>"
    }

    static func headline(_ element: HTML, _ title: HTML, id: String) -> HTML {
        "<\(element) id=\"\(id)\">\(title)\(link(to: id))</\(element)>"
    }
}
