import Foundation
import Terminal

extension Chapter {
    /// Does what the command line asks: the main file of a chapter is this call and nothing else.
    ///
    /// A command line it does not understand, and `play` without a terminal, end the process with a message on
    /// standard error and status 64 (`EX_USAGE`).
    public func run(arguments: [String] = Array(CommandLine.arguments.dropFirst())) {
        StandardStreams.openClosed()
        signal(SIGPIPE, SIG_IGN)
        do throws(UsageError) {
            try answer(request(for: arguments), in: .ofStandardOutput(), on: .standard)
        } catch {
            StandardError.write("\(executable): \(error.message)")
            exit(UsageError.exitStatus)
        }
    }

    private func answer(_ request: Request, in style: OutputStyle, on output: FileOutput)
        throws(UsageError)
    {
        switch request {
        case .wholeChapter: tell(in: style, on: output, goesOn: Self.askWhetherToGoOn)
        case .sections(let sections): tell(sections, in: style, on: output)
        case .section(let section, let diagrams):
            let typed = { TypedLines.fromStandardInput() }
            try section.tell(in: style, typed: typed, replacing: diagrams, on: output)
        case .data(let sections, let diagrams): try tellData(of: sections, replacing: diagrams, on: output)
        case .list(let sections): output.write(list(sections, width: style.width))
        case .help: output.write(help(width: style.width))
        case .play(let play, let value): try start(play, value)
        }
    }

    /// Waits for a key, as a pager would, so that a chapter does not run away from its reader. Does not wait where nobody
    /// can see the question or answer it.
    private static func askWhetherToGoOn(with section: Section) -> Bool {
        do throws(TerminalError) {
            let line = "Enter goes on with \(section.number) \(section.title) · q leaves"
            return try KeyQuestion(line).ask { key in
                switch key {
                case .enter, .character(" "): true
                case .character("q"), .character("Q"), .control("d"): false
                default: nil
                }
            } ?? false
        } catch {
            return true
        }
    }

    /// Only a section that was asked for alone may read what was typed.
    private func tell(_ sections: [Section], in style: OutputStyle, on output: FileOutput) {
        let typed = sections.count == 1 ? { TypedLines.fromStandardInput() } : nil
        for (index, section) in sections.enumerated() {
            if index > 0 { output.write(["", ""]) }
            section.tell(in: style, typed: typed, on: output)
        }
    }

    private func tellData(
        of sections: [Section], replacing diagrams: [DiagramPlace: String], on output: FileOutput
    ) throws(UsageError) {
        let typed = sections.count == 1 ? { TypedLines.fromStandardInput() } : nil
        let data = try data(of: sections, typed: typed, replacing: diagrams)
        do { output.write(try data.json() + "\n") } catch { throw UsageError(message: "\(error)") }
    }

    private func start(_ play: Play, _ value: String?) throws(UsageError) {
        let isLive = StandardInput.isTerminal && StandardOutput.isTerminal
        guard let play = isLive ? play.start : play.print else {
            throw UsageError(
                message: "play needs a terminal to read keys from and to draw on.\n"
                    + "Without one, hear the section: \(command) \(play.section)"
            )
        }
        do {
            // The main file of a chapter runs on the main thread.
            try MainActor.assumeIsolated { try play(value) }
        } catch {
            StandardError.write("\(error)")
            exit(1)
        }
    }
}
