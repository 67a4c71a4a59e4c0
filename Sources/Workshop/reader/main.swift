import Coursework
import Foundation
import Programs
import Terminal
import Text

// The pages of the book, for a browser or as files. `swift run workbook read` builds this program and becomes it (`exec`).
StandardStreams.openClosed()
signal(SIGPIPE, SIG_IGN)
Phrasebook.chooseForReader()
do throws(WorkbookError) {
    let options = try ReadingOptions(arguments: Array(CommandLine.arguments.dropFirst()))
    let workbook = try Workbook(environment: ProcessInfo.processInfo.environment)
    let console = Console()
    let session = try Session(workbook) { console.print($0) }
    if let folder = options.folder {
        try Export(session, console, showsAnswers: options.showsAnswers).write(to: folder)
    } else {
        try ReaderRun(session, console, isWritable: options.isWritable).run(options)
    }
} catch {
    StandardError.write(error.message)
    exit(error.status)
}
