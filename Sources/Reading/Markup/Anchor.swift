/// A place of a page to which links lead.
enum Anchor {
    /// `nothing-after-the-ending`.
    static func id(of title: some StringProtocol) -> String {
        title.split { !$0.isLetter && !$0.isNumber }.joined(separator: "-")
    }

    /// Leads to it. It is seen when the pointer is near, and not heard.
    static func link(to id: String) -> HTML {
        "<a class=\"anchor\" href=\"#\(id)\" aria-hidden=\"true\" tabindex=\"-1\"></a>"
    }

    static func headline(_ element: HTML, _ title: HTML, id: String) -> HTML {
        "<\(element) id=\"\(id)\">\(title)\(link(to: id))</\(element)>"
    }
}
