import Foundation
import Terminal

StandardStreams.openClosed()
signal(SIGPIPE, SIG_IGN)
do throws(WorkbookError) {
    let invocation = try Invocation(Array(CommandLine.arguments.dropFirst()))
    if invocation.verb == .help {
        Console().print(Invocation.help)
        exit(ExitStatus.passed)
    }
    let folder = URL(filePath: FileManager.default.currentDirectoryPath)
    var session = try Session(Workbook(around: folder, environment: ProcessInfo.processInfo.environment))
    exit(try session.run(invocation))
} catch {
    StandardError.write(error.message)
    exit(error.status)
}
