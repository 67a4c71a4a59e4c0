import Foundation
import Processes
import Synchronization

/// Ctrl-C and its like: ends the processes that were started, and then the tool, with the status a shell expects.
enum Interruption {
    private static let child = Mutex<pid_t?>(nil)
    private static let sources = Mutex<[any DispatchSourceSignal]>([])

    /// The process that goes, with all that it has started, when the tool is interrupted.
    static func ends(_ process: pid_t?) {
        child.withLock { $0 = process }
        listen()
    }

    private static func listen() {
        sources.withLock { sources in
            guard sources.isEmpty else { return }
            for number in [SIGINT, SIGTERM, SIGHUP] {
                signal(number, SIG_IGN)
                let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
                source.setEventHandler { end(by: number) }
                source.resume()
                sources.append(source)
            }
        }
    }

    private static func end(by number: Int32) {
        if let root = child.withLock(\.self) { ProcessTree.kill(root) }
        exit(128 + number)
    }
}
