import Foundation

#if canImport(FoundationXML)
import FoundationXML
#endif

@testable import reader

/// A page as a reader of XML sees it. Pages are written so that it can read them, which a browser would not ask for.
struct Markup: Sendable {
    struct Element {
        let name: String
        let attributes: [String: String]
        /// All text inside it, also that of elements inside.
        var text = ""

        func has(class name: String) -> Bool {
            attributes["class"]?.split(separator: " ").contains { $0 == name } ?? false
        }
    }

    /// In the order in which they begin.
    let elements: [Element]

    /// Throws if it is not well-formed.
    init(_ html: HTML) throws {
        let (parser, reader) = (XMLParser(data: Data(html.text.utf8)), Reader())
        parser.delegate = reader
        guard parser.parse() else {
            throw reader.mistake ?? parser.parserError ?? CocoaError(.propertyListReadCorrupt)
        }
        elements = reader.elements
    }

    /// Those of this name and class.
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
