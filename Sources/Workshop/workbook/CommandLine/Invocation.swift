import Coursework
import Text

/// What the learner typed after `swift run workbook`.
struct Invocation: Equatable {
    enum Verb: String, CaseIterable {
        /// No verb: at a terminal the live screen, otherwise a summary.
        case live = ""
        case progress, check, watch, read, hint, solution, reset, which, list, grade, report, glossary, help
    }

    var verb = Verb.live
    /// The arguments that are not options: exercises, a section, an operator, a word or a file, depending on the verb.
    var words: [String] = []
    var options: Set<String> = []
    /// The options with a value: `--port` with `8000`.
    var values: [String: String] = [:]

    private static let options: [Verb: Set<String>] = [
        .solution: ["--reveal"], .reset: ["--yes"], .grade: ["--json"], .report: ["--xunit"],
        .read: ["--no-open", "--read-only", "--no-answers"],
    ]
    /// The options that need a value, each with an example of one for the message if it is missing.
    private static let valueExamples: [Verb: [String: String]] = [
        .read: ["--port": "8000", "--export": "DIR"]
    ]

    /// Parses the arguments.
    init(_ arguments: [String]) throws(WorkbookError) {
        var rest = arguments[...]
        if let first = rest.first, !first.hasPrefix("-") {
            rest.removeFirst()
            guard let verb = Verb(rawValue: first), verb != .live else {
                throw Self.unknown("command", first, Verb.allCases.map(\.rawValue).filter { !$0.isEmpty })
            }
            self.verb = verb
        }
        while let argument = rest.popFirst() {
            if ["--help", "-h"].contains(argument) {
                verb = .help
            } else if argument.hasPrefix("-") {
                if try takeValue(of: argument, &rest) { continue }
                let known = Self.options[verb, default: []].union(
                    Self.valueExamples[verb, default: [:]].keys)
                guard known.contains(argument) else {
                    throw Self.unknown("option", argument, known + ["--help"])
                }
                options.insert(argument)
            } else {
                words.append(argument)
            }
        }
        if verb == .progress, let word = words.first {
            throw .usage(
                "“\(verb.rawValue)” takes no exercise, and “\(word)” was given. See: swift run workbook --help"
            )
        }
        if verb == .report, words.count != 1 {
            throw .usage(
                """
                “report” needs one file, with the output of grade --json: swift run workbook grade --json >grades.json, then swift run \
                workbook report grades.json
                """
            )
        }
        if [.hint, .solution, .reset, .watch].contains(verb), words.count > 1 {
            throw .usage("“\(verb.rawValue)” takes one exercise at a time.")
        }
        if verb == .which, words.count > 1 { throw .usage("“which” takes one operator at a time.") }
        if verb == .read, words.count > 1 { throw .usage("“read” begins with one section.") }
    }

    /// The arguments for the program `reader`, by which this one is replaced. An option has its value: `--port=8000`.
    var arguments: [String] { words + options + values.map { "\($0)=\($1)" } }

    /// Takes the value of an option, as in `--port 8000` and `--port=8000`. Returns false if the option has none.
    private mutating func takeValue(
        of argument: String, _ rest: inout ArraySlice<String>
    ) throws(WorkbookError) -> Bool {
        let name = String(argument.prefix { $0 != "=" })
        guard let example = Self.valueExamples[verb]?[name] else { return false }
        let value = name == argument ? rest.popFirst() : String(argument.dropFirst(name.count + 1))
        guard let value, !value.isEmpty else {
            throw .usage("\(name) needs a value: swift run workbook \(verb.rawValue) \(name) \(example)")
        }
        values[name] = value
        return true
    }

    private static func unknown(_ what: String, _ word: String, _ known: some Sequence<String>)
        -> WorkbookError
    {
        let nearest = NearestNames(to: word, among: Array(known))
        return .usage("There is no \(what) “\(word)”.\(nearest.question)\nSee: swift run workbook --help")
    }

    /// The text of `--help`, at most 80 columns wide.
    static let help = """
        The learner's tool: what is done, what is next, and whether it is right.

          swift run workbook …
                             at a terminal: a screen to stay in, which tries what
                             you save; in a pipe: how far you are, and what is next
          check [4.3.2 …]    tries answers: all, or those named
          watch [4.3.2]      the screen; in a pipe text, whenever you save
          read [4.3]         the book in your browser, beside your editor: it tries
                             what you save (--port 8000: there; --no-open: does not
                             open the browser; --read-only: writes nothing)
          read --export DIR  the same pages as files, in both languages
                             (--no-answers: without the solutions)
          progress           how far you are, and the next exercise
          hint [4.3.2]       a hint; another one each time
          solution [4.3.2]   right answers, once you have passed, or with --reveal
          reset 4.3.2        puts the exercise back as it was; asks first
                             (--yes does not)
          which [debounce]   ten questions: which of five operators has made a
                             picture, or what does one make of it?
          list [4 …]         exercises, with their files and how far each is
          grade [4.3 …]      tries all, or those named, for a teacher
                             (--json: for a program)
          report FILE        what grade --json has written, as a page
                             (--xunit: as a report of tests)
          glossary [signal]  what a word means, in English and Chinese, and where
                             it is explained
          --language zh      speaks Chinese from now on, here and in all chapters
                             (en: English)

        Name an exercise by its number or by what it declares (4.3.2, strongWinds), a
        section by its number or name (4.3, signals), a chapter by its number (4).
        Without a name, hint, solution and watch are about the next exercise.

        check and grade end with status 0 if all that was asked for has passed, 1 if
        not all has, 2 if something could not be judged, 64 if the command line was
        not understood. For grade the stretch exercises need not have passed.

        Answers are written in Exercises/ChapterN, and only there; only reset, and
        what you write on a page of read, change a file of yours. What the tool
        remembers is in .workbook.json; what reset has replaced is in .workbook.
        """
}
