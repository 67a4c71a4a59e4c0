import Book
import Text

/// What somebody wants of `read`.
struct ReadingOptions: Equatable {
    /// The section to begin with; the contents, if none was named.
    var section: BookSection?
    /// The port that somebody insists on.
    var port: Int?
    var opensBrowser = true
    /// The folder to write files into, instead of serving pages.
    var folder: String?

    init(_ invocation: Invocation) throws(WorkbookError) {
        section = try invocation.words.first.map { word throws(WorkbookError) in try Self.section(word) }
        opensBrowser = !invocation.options.contains("--no-open")
        folder = invocation.values["--export"]
        if let text = invocation.values["--port"] {
            guard let number = Int(text), (1...65_535).contains(number) else {
                throw .usage("“\(text)” is no port: a port is a number from 1 to 65535.")
            }
            port = number
        }
        if folder != nil, port != nil || !opensBrowser || section != nil {
            throw .usage("--export writes all pages as files. It goes with no section, --port or --no-open.")
        }
    }

    /// The section of this number or name.
    private static func section(_ word: String) throws(WorkbookError) -> BookSection {
        let found = BookSection.all.first { [$0.number, $0.name].contains(word.lowercased()) }
        guard let found else {
            throw .usage("There is no section “\(word)”.\(nearest(to: word).question)")
        }
        return found
    }

    /// The sections that somebody may have meant.
    static func nearest(to word: String) -> NearestNames {
        let isNumber = word.first?.isNumber == true
        return NearestNames(
            to: word.lowercased(), among: BookSection.all.map { isNumber ? $0.number : $0.name })
    }
}
