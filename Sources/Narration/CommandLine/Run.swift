import Foundation
import Terminal
import Text

extension Chapter {
    /// Carries out the command line. The main file of a chapter is only this call.
    ///
    /// If it cannot be parsed, or `play` has no terminal, the process ends with a message on standard error and status 64
    /// (`EX_USAGE`).
    public func run(arguments: [String] = Array(CommandLine.arguments.dropFirst())) {
        StandardStreams.openClosed()
        signal(SIGPIPE, SIG_IGN)
        do throws(UsageError) {
            let arguments = try chooseLanguage(of: arguments)
            try answer(request(for: arguments), in: .ofStandardOutput(), on: .standard)
        } catch {
            StandardError.write("\(executable): \(error.message.translated)")
            exit(UsageError.exitStatus)
        }
    }

    /// Chooses the language of the option, or otherwise the reader's. Returns the other arguments.
    private func chooseLanguage(of arguments: [String]) throws(UsageError) -> [String] {
        do throws(LanguageError) {
            let (rest, asked) = try Language.asked(in: arguments)
            Phrasebook.choose(asked ?? .preferred(), for: ["chapter\(number)", "workbook"])
            return rest
        } catch {
            throw UsageError(error.message)
        }
    }

    private func answer(_ request: Request, in style: OutputStyle, on output: FileOutput)
        throws(UsageError)
    {
        switch request {
        case .wholeChapter:
            tell(in: style, on: output) { section, next in
                read(section.tell(in: style, typed: nil, on: output), of: section, next, isAsked: true)
            }
        case .sections(let sections):
            let typed = sections.count == 1 ? { TypedLines.fromStandardInput() } : nil
            tell(sections, in: style, on: output) { section, next in
                read(section.tell(in: style, typed: typed, on: output), of: section, next, isAsked: false)
            }
        case .section(let section, let diagrams):
            let typed = { TypedLines.fromStandardInput() }
            let told = try section.tell(in: style, typed: typed, replacing: diagrams, on: output)
            _ = read(told, of: section, nil, isAsked: false)
        case .guessing(let request): try ask(request, in: style, on: output)
        case .data(let sections, let diagrams): try tellData(of: sections, replacing: diagrams, on: output)
        case .list(let sections): output.write(list(sections, width: style.width))
        case .help: output.write(help(width: style.width))
        case .play(let play, inBrowser: false): try start(play)
        case .play(let play, inBrowser: true): try show(play)
        }
    }

    /// Lets the reader page through a section in a terminal, so that the beginning of a long one is not scrolled away. If the
    /// reader quits, returns the section to continue with.
    private func read(_ told: Typesetter, of section: Section, _ next: Section?, isAsked: Bool) -> Section? {
        // The main file of a chapter runs on the main thread.
        MainActor.assumeIsolated { Reader(section: section, next: next).read(told, isAsked: isAsked) }
    }

    /// Prints what is requested, with a question before the output of some examples.
    private func ask(_ request: Request, in style: OutputStyle, on output: FileOutput) throws(UsageError) {
        guard StandardInput.isTerminal && StandardOutput.isTerminal else {
            throw UsageError(
                "--guess asks, and waits for a key. So it needs a terminal to read keys from and to write to.\n"
                    + "Without one, leave --guess out: \(command)")
        }
        func tell(
            _ section: Section, _ next: Section?, isAsked: Bool, _ diagrams: [DiagramPlace: String] = [:]
        )
            throws(UsageError) -> Section?
        {
            let told = try section.toldWithQuestions(in: style, replacing: diagrams)
            return MainActor.assumeIsolated {
                GuessingReader(section: section, next: next, style: style, output: output)
                    .read(told, isAsked: isAsked)
            }
        }
        switch request {
        case .wholeChapter:
            try self.tell(in: style, on: output) { section, next throws(UsageError) in
                try tell(section, next, isAsked: true)
            }
        case .sections(let sections):
            try self.tell(sections, in: style, on: output) { section, next throws(UsageError) in
                try tell(section, next, isAsked: false)
            }
        case .section(let section, let diagrams): _ = try tell(section, nil, isAsked: false, diagrams)
        default: try answer(request, in: style, on: output)
        }
    }

    private func tellData(
        of sections: [Section], replacing diagrams: [DiagramPlace: String], on output: FileOutput
    ) throws(UsageError) {
        let typed = sections.count == 1 ? { TypedLines.fromStandardInput() } : nil
        let data = try data(of: sections, typed: typed, replacing: diagrams)
        do { output.write(try data.json() + "\n") } catch { throw UsageError("\(error)") }
    }

    private func show(_ play: Play) throws(UsageError) {
        guard let page = play.page else {
            throw UsageError("This can be played in a terminal only: \(command) play \(play.name)")
        }
        run(page)
    }

    private func start(_ play: Play) throws(UsageError) {
        let isLive = StandardInput.isTerminal && StandardOutput.isTerminal
        guard let play = isLive ? play.start : play.print else {
            throw UsageError(
                "play needs a terminal to read keys from and to draw on.\n"
                    + "Without one, hear the section: \(command) \(play.section)"
            )
        }
        run(play)
    }

    private func run(_ play: @MainActor () throws -> Void) {
        do {
            // The main file of a chapter runs on the main thread.
            try MainActor.assumeIsolated { try play() }
        } catch {
            StandardError.write("\(error)")
            exit(1)
        }
    }
}
