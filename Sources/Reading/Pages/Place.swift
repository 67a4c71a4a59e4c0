/// A place in a file, and what opens it in an editor.
package struct Place: Sendable {
    package let text: String
    /// An address that the learner's editor answers to, if it has such addresses.
    package let address: String?

    package init(_ text: String, address: String? = nil) { (self.text, self.address) = (text, address) }

    var html: HTML {
        address.map { "<a class=\"place\" href=\"\($0)\">\(text)</a>" }
            ?? "<span class=\"place\">\(text)</span>"
    }
}
