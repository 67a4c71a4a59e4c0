import Foundation

#if canImport(FoundationXML)
import FoundationXML
#endif

@testable import reader

/// The elements of a page, parsed as XML. Browsers do not require well-formed XML, but our pages are, so that tests can parse them.
struct Markup: Sendable {
    struct Element {
        let name: String
        let attributes: [String: String]
        /// All text inside it, including that of inner elements.
        var text = ""

        func has(class name: String) -> Bool {
            attributes["class"]?.split(separator: " ").contains { $0 == name } ?? false
        }
    }

    /// In the order of their opening tags.
    let elements: [Element]

    /// Throws if the page is not well-formed.
    init(_ html: HTML) throws {
        let (parser, reader) = (XMLParser(data: Data(html.text.utf8)), Reader())
        parser.delegate = reader
        guard parser.parse() else {
            throw reader.mistake ?? parser.parserError ?? CocoaError(.propertyListReadCorrupt)
        }
        elements = reader.elements
    }

    /// The elements with this name and class.
    func all(_ name: String, class kind: String? = nil) -> [Element] {
        elements.filter { $0.name == name && (kind.map($0.has) ?? true) }
    }

    func attributes(_ name: String) -> [String] { elements.compactMap { $0.attributes[name] } }

    private final class Reader: NSObject, XMLParserDelegate {
        private(set) var elements: [Element] = []
        private(set) var mistake: (any Error)?
        private var open: [Int] = []

        func parser(
            _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
            qualifiedName: String?, attributes: [String: String]
        ) {
            open.append(elements.count)
            elements.append(Element(name: name, attributes: attributes))
        }

        func parser(
            _ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?
        ) {
            open.removeLast()
        }

        func parser(_ parser: XMLParser, foundCharacters text: String) {
            for index in open { elements[index].text += text }
        }

        func parser(_ parser: XMLParser, parseErrorOccurred error: any Error) { mistake = error }
    }
}
