import Book
import Coursework
import Text

/// What somebody wants of `read`.
package struct ReadingOptions: Equatable {
    /// The section to begin with; the contents, if none was named.
    package private(set) var section: BookSection?
    /// The port that somebody insists on.
    package private(set) var port: Int?
    package private(set) var opensBrowser = true
    /// Whether answers can be written on the pages.
    package private(set) var isWritable = true
    /// The folder to write files into, instead of serving pages.
    package private(set) var folder: String?

    /// Understands what was typed after `read`: words, options, and options with their values.
    package init(_ words: [String], _ options: Set<String>, _ values: [String: String]) throws(WorkbookError)
    {
        section = try words.first.map { word throws(WorkbookError) in try Self.section(word) }
        opensBrowser = !options.contains("--no-open")
        isWritable = !options.contains("--read-only")
        folder = values["--export"]
        if let text = values["--port"] {
            guard let number = Int(text), (1...65_535).contains(number) else {
                throw .usage("“\(text)” is no port: a port is a number from 1 to 65535.")
            }
            port = number
        }
        if folder != nil, port != nil || !opensBrowser || section != nil {
            throw .usage("--export writes all pages as files. It goes with no section, --port or --no-open.")
        }
    }

    // MARK: For the program that does it

    /// As the program `reader` is given them, which reads them by `init(arguments:)`.
    package var arguments: [String] {
        [
            section.map { [$0.number] }, port.map { ["--port=\($0)"] }, opensBrowser ? nil : ["--no-open"],
            isWritable ? nil : ["--read-only"], folder.map { ["--export=\($0)"] },
        ].flatMap { $0 ?? [] }
    }

    package init(arguments: [String]) throws(WorkbookError) {
        let options = arguments.filter { $0.hasPrefix("--") }
        let pairs = options.compactMap { option in
            option.firstIndex(of: "=").map {
                (String(option[..<$0]), String(option[option.index(after: $0)...]))
            }
        }
        try self.init(
            arguments.filter { !$0.hasPrefix("--") }, Set(options),
            Dictionary(pairs, uniquingKeysWith: { $1 }))
    }

    // MARK: Names

    /// The section of this number or name.
    private static func section(_ word: String) throws(WorkbookError) -> BookSection {
        let found = BookSection.all.first { [$0.number, $0.name].contains(word.lowercased()) }
        guard let found else {
            throw .usage("There is no section “\(word)”.\(nearest(to: word).question)")
        }
        return found
    }

    /// The sections that somebody may have meant.
    package static func nearest(to word: String) -> NearestNames {
        let isNumber = word.first?.isNumber == true
        return NearestNames(
            to: word.lowercased(), among: BookSection.all.map { isNumber ? $0.number : $0.name })
    }
}
