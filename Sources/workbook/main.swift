import Coursework
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
    var tool = try Tool(Workbook(around: folder, environment: ProcessInfo.processInfo.environment))
    exit(try tool.run(invocation))
} catch {
    StandardError.write(error.message)
    exit(error.status)
}
