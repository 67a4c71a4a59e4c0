import Book
import Coursework
import Text

/// The arguments of `read`.
package struct ReadingOptions: Equatable {
    /// The section to open first; `nil` for the table of contents.
    package private(set) var section: BookSection?
    /// The port; `nil` if none was given.
    package private(set) var port: Int?
    package private(set) var opensBrowser = true
    /// Whether answers can be written on the pages.
    package private(set) var isWritable = true
    /// Whether an export shows the solutions.
    package private(set) var showsAnswers = true
    /// The folder to write files into, instead of serving pages.
    package private(set) var folder: String?

    /// Parses the arguments after `read`: a word and options. An option with its value is one argument, such as `--port=8000`.
    package init(arguments: [String]) throws(WorkbookError) {
        func value(of option: String) -> String? {
            arguments.first { $0.hasPrefix(option + "=") }.map { String($0.dropFirst(option.count + 1)) }
        }
        let word = arguments.first { !$0.hasPrefix("--") }
        section = try word.map { word throws(WorkbookError) in try Self.section(word) }
        opensBrowser = !arguments.contains("--no-open")
        isWritable = !arguments.contains("--read-only")
        showsAnswers = !arguments.contains("--no-answers")
        folder = value(of: "--export")
        if let text = value(of: "--port") {
            guard let number = Int(text), (1...65_535).contains(number) else {
                throw .usage("“\(text)” is no port: a port is a number from 1 to 65535.")
            }
            port = number
        }
        if folder == nil, !showsAnswers {
            throw .usage("Use --no-answers together with --export: the files then have no solutions.")
        }
        if folder != nil, port != nil || !opensBrowser || section != nil {
            throw .usage("--export writes all pages as files. It goes with no section, --port or --no-open.")
        }
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

    /// The sections that may have been meant.
    package static func nearest(to word: String) -> NearestNames {
        let isNumber = word.first?.isNumber == true
        return NearestNames(
            to: word.lowercased(), among: BookSection.all.map { isNumber ? $0.number : $0.name })
    }
}
