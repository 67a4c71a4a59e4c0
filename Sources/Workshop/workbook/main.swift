import Book
import Coursework
import Foundation
import Terminal
import Text

StandardStreams.openClosed()
signal(SIGPIPE, SIG_IGN)
do throws(WorkbookError) {
    let arguments = try chooseLanguage(of: Array(CommandLine.arguments.dropFirst()))
    let invocation = try Invocation(arguments)
    if invocation.verb == .help {
        Console().print(Invocation.help)
        exit(ExitStatus.passed)
    }
    if invocation.verb == .report {
        // `report` needs only the file with the grades, so it also works outside of a workbook.
        let grades = try Grades(readFrom: invocation.words[0])
        Console().print(invocation.options.isEmpty ? grades.markdown : grades.xunit)
        exit(ExitStatus.passed)
    }
    let workbook = try Workbook(environment: ProcessInfo.processInfo.environment)
    var tool = try Tool(workbook, printsData: invocation.verb == .grade && !invocation.options.isEmpty)
    exit(try tool.run(invocation))
} catch {
    StandardError.write(error.message)
    exit(error.status)
}

/// Sets the language: that of `--language`, which is remembered, or the learner's. Returns the other arguments.
private func chooseLanguage(of arguments: [String]) throws(WorkbookError) -> [String] {
    // The questions of `which` are those of chapter 4.
    let files =
        ["workbook"] + (arguments.contains("which") ? ["chapter4"] : [])
        + Set(BookSection.all.filter { $0.exercises > 0 }.map(\.chapter)).map { "exercises\($0)" }
    do {
        let (rest, asked) = try Language.asked(in: arguments)
        let book = Phrasebook.choose(asked ?? .preferred(), for: files)
        for trouble in book.troubles { StandardError.write(trouble) }
        try asked?.remember(in: Phrasebook.package)
        return rest
    } catch let error as LanguageError {
        throw .usage(error.message)
    } catch {
        throw WorkbookError("The language could not be remembered: \(error.localizedDescription)")
    }
}
