import Foundation
import Text

/// The request of a reader to a chapter.
enum Request {
    case wholeChapter
    /// These sections, each once, in the order of the request.
    case sections([Section])
    /// A section with other diagrams for some of its sources.
    case section(Section, [DiagramPlace: String])
    /// Sections as data. If it is one section, some of its sources may have other diagrams.
    case data([Section], [DiagramPlace: String])
    /// A request with a question before some of the examples.
    indirect case guessing(Request)
    case list([Section])
    case help
    case play(Play, inBrowser: Bool)
}

/// An error in the command line: what is wrong, and what to type instead.
struct UsageError: Error {
    static let exitStatus = EX_USAGE

    let message: String

    init(_ message: String) { self.message = message }
}

extension Chapter {
    /// Parses `[SECTION [ENTRY…]…]`, `SECTION --marbles SOURCE=DIAGRAM…`, both with `--json` or `--guess`, `--list [SECTION…]`,
    /// `--help` and `play [NAME] [--browser]`. After `--` everything is a section.
    func request(for arguments: [String]) throws(UsageError) -> Request {
        let (words, diagrams) = try takeDiagrams(of: arguments)
        let request = try plainRequest(for: words)
        if diagrams.isEmpty { return request }
        switch request {
        case .help: return request
        case .guessing(.sections(let sections)) where sections.count == 1:
            return .guessing(.section(sections[0], diagrams))
        case .sections(let sections) where sections.count == 1: return .section(sections[0], diagrams)
        case .data(let sections, _) where sections.count == 1: return .data(sections, diagrams)
        default: throw UsageError("--marbles goes with one section: \(exampleOfDiagrams(for: words))")
        }
    }

    private func plainRequest(for arguments: [String]) throws(UsageError) -> Request {
        let beforeDashes = arguments.prefix { $0 != "--" }
        let options = beforeDashes.filter { $0.hasPrefix("-") }
        let words = beforeDashes.filter { !$0.hasPrefix("-") } + arguments.dropFirst(beforeDashes.count + 1)

        if let unknown = options.first(where: { !Self.options.contains($0) }) {
            throw unknownOption(unknown)
        }
        if options.contains("--help") || options.contains("-h") { return .help }
        let (isList, isData) = (options.contains("--list"), options.contains("--json"))
        let isGuess = options.contains(Self.guess)
        if beforeDashes.first(where: { !$0.hasPrefix("-") }) == "play" {
            if isList { throw UsageError("--list lists sections; --help tells what can be played.") }
            if isData { throw UsageError("--json goes with sections, not with play.") }
            if isGuess { throw UsageError("--guess goes with sections, not with play.") }
            let play = try play(named: Array(words.dropFirst()))
            return .play(play, inBrowser: options.contains(Self.browser))
        }
        if options.contains(Self.browser) {
            throw UsageError("--browser goes with play: \(command) play --browser")
        }

        if isGuess, isList || isData {
            throw UsageError("--guess asks somebody who reads in a terminal: \(command) --guess")
        }

        var found: [Section] = []
        var rest = words[...]
        while let word = rest.popFirst() {
            let section = try narrowed(section(called: word), by: &rest)
            if !found.contains(where: { $0.number == section.number }) { found.append(section) }
        }
        if isList { return .list(found.isEmpty ? sections : found) }
        if isData { return .data(found.isEmpty ? sections : found, [:]) }
        let request = found.isEmpty ? Request.wholeChapter : .sections(found)
        return isGuess ? .guessing(request) : request
    }

    private static let browser = "--browser"
    private static let guess = "--guess"
    private static let options = ["--list", "--json", "--help", "-h", browser, guess]
    private static let marbles = "--marbles"

    /// An example of the option for the error message, with the section that was asked for, or otherwise the first that has a
    /// source.
    private func exampleOfDiagrams(for words: [String]) -> String {
        var asked: [Section] = []
        if case .sections(let sections) = try? plainRequest(for: words) { asked = sections }
        for section in asked + sections {
            let sources = section.tell(to: SectionRecorder(section.entry), typed: nil)
            // A diagram with quotes in it could not be quoted with `'` in the shell.
            guard let source = sources.first(where: { !$0.source.marbles.contains("'") }) else { continue }
            return
                "\(command) \(section.number) \(Self.marbles) \(source.key(among: sources))='\(source.source.marbles)'"
        }
        return "\(command) SECTION \(Self.marbles) wind='--3--7--|'"
    }

    /// The arguments without the diagrams, and the diagrams.
    private func takeDiagrams(
        of arguments: [String]
    ) throws(UsageError) -> ([String], [DiagramPlace: String]) {
        var (words, diagrams): ([String], [DiagramPlace: String]) = (arguments, [:])
        for value in words.takeValues(of: Self.marbles) {
            let parts = (value ?? "").split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            guard parts.count == 2, let place = DiagramPlace(parts[0]) else {
                throw UsageError("--marbles needs a source and a diagram: \(exampleOfDiagrams(for: words))")
            }
            diagrams[place] = String(parts[1])
        }
        return (words, diagrams)
    }

    /// The section with this name or number; the chapter's number may be left out.
    private func section(called word: String) throws(UsageError) -> Section {
        let wanted = word.lowercased()
        let match = sections.first { [$0.name, $0.number, String($0.entry.index)].contains(wanted) }
        guard let match else { throw unknownSection(word) }
        return match
    }

    /// The section with only the entries that are named after it; all of it if none is.
    private func narrowed(_ section: Section, by rest: inout ArraySlice<String>) throws(UsageError) -> Section
    {
        var entries: [SectionEntry] = []
        while !section.entries.isEmpty, let word = rest.first {
            if let entry = section.entries.first(where: { $0.name.lowercased() == word.lowercased() }) {
                entries.append(entry)
            } else if (try? self.section(called: word)) != nil {
                break
            } else {
                throw unknownEntry(word, of: section)
            }
            rest.removeFirst()
        }
        return entries.isEmpty ? section : section.only(entries)
    }

    private func play(named words: [String]) throws(UsageError) -> Play {
        guard let first = plays.first else {
            throw UsageError("Chapter \(number) has nothing to play.\n\(hintToList)")
        }
        guard let word = words.first else { return first }
        let match = plays.first { $0.name == word.lowercased() }
        guard let match, words.count == 1 else {
            let wrong = match == nil ? word : words.dropFirst().joined(separator: " ")
            let names = plays.map { "\n  \(command) play \($0.name)" }.joined()
            throw UsageError("There is nothing to play called \(quoted(wrong)). There is:\(names)")
        }
        return match
    }
}

// MARK: - What to type instead

extension Chapter {
    private var hintToList: String { "List the sections with: \(command) --list" }

    private func unknownOption(_ option: String) -> UsageError {
        let nearest = NearestNames(to: option, among: Self.options.filter { $0 != "-h" } + [Self.marbles])
        return UsageError(
            "There is no option \(quoted(option)).\(nearest.question)\n"
                + "\(command) --help tells what there is."
        )
    }

    private func unknownEntry(_ word: String, of section: Section) -> UsageError {
        let nearest = NearestNames(to: word, among: section.entries.map(\.name))
        return UsageError(
            "\(section.name) has no \(quoted(word)).\(nearest.question)\nAll there are: \(command) \(section.name)"
        )
    }

    private func unknownSection(_ word: String) -> UsageError {
        if let holder = sections.first(where: { $0.entries.contains { $0.name == word } }) {
            return UsageError(
                "Ask \(holder.name) for \(quoted(word)): \(command) \(holder.name) \(word)")
        }
        if let other = word.wholeMatch(of: /([1-6])\.\d+/)?.1, other != "\(number)" {
            return UsageError(
                "\(quoted(word)) belongs to chapter \(other): swift run chapter\(other) \(word)"
            )
        }
        if word.wholeMatch(of: /[\d.]+/) != nil, let first = sections.first, let last = sections.last {
            return UsageError(
                "There is no section \(quoted(word)); the first is \(first.number), the last \(last.number).\n"
                    + hintToList
            )
        }
        if word == "play", !plays.isEmpty {
            return UsageError("“play” comes first and goes with no section: \(command) play")
        }
        let names = sections.map(\.name) + (plays.isEmpty ? [] : ["play"])
        let nearest = NearestNames(to: word.lowercased(), among: names)
        return UsageError("There is no section \(quoted(word)).\(nearest.question)\n\(hintToList)")
    }

    /// A typed text in quotes, shortened, and without control characters.
    private func quoted(_ text: String) -> String {
        "“\(text.printable.truncated(toWidth: 40))”"
    }
}
