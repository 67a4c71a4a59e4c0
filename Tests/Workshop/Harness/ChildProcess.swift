import Foundation
import Programs
import Trials

/// Runs a program to its end, as a script does: with arguments, an environment and input, without a terminal.
///
///     let run = try ChildProcess.run(Products.executable("chapter4"), ["signals"])
///     #expect(run.text.contains("4.3"))
public struct ChildProcess: Sendable {
    /// The bytes that it wrote to standard output.
    public let output: [UInt8]
    /// The bytes that it wrote to standard error.
    public let errors: [UInt8]
    public let ending: Ending

    /// Its exit status; `nil` if a signal has ended it.
    public var status: Int32? { if case .exited(let status) = ending { status } else { nil } }
    /// The standard output as text.
    public var text: String { String(decoding: output, as: UTF8.self) }
    /// The standard error as text.
    public var errorText: String { String(decoding: errors, as: UTF8.self) }

    /// Runs the program at `path` and returns its output and its end.
    ///
    /// Its environment is `environment`, with the few variables that every program needs. If the program, or a process that it
    /// has started, has not ended after `deadline` seconds, all of them are killed, and the error has the output.
    public static func run(
        _ path: String, _ arguments: [String] = [], environment: [String: String] = [:], input: String = "",
        deadline: Double = 30
    ) throws -> ChildProcess {
        let (toInput, fromOutput, fromErrors) = try (Spawn.pipe(), Spawn.pipe(), Spawn.pipe())
        let process = try Spawn.start(
            path, arguments, environment: programEnvironment(environment),
            [toInput.reading, fromOutput.writing, fromErrors.writing], .ownGroup)
        defer { kill(-process, SIGKILL) }
        for end in [toInput.reading, fromOutput.writing, fromErrors.writing] { close(end) }
        // Without this, a program that does not read its input would end the tests.
        signal(SIGPIPE, SIG_IGN)
        let ending = Ending.awaited(of: process)
        _ = ThreadResult {
            try? FileHandle(fileDescriptor: toInput.writing, closeOnDealloc: true).write(
                contentsOf: Data(input.utf8))
        }
        let (output, errors) = (written(into: fromOutput.reading), written(into: fromErrors.reading))
        let end = Deadline(seconds: deadline)
        if let output = output.wait(until: end), let errors = errors.wait(until: end),
            let ending = ending.wait(until: end)
        {
            return ChildProcess(output: output, errors: errors, ending: ending)
        }
        kill(-process, SIGKILL)
        let words = [output, errors].compactMap { $0.wait(until: Deadline(seconds: 5)) }.joined()
        throw HarnessError(
            "\(path) has not ended after \(deadline) seconds. It wrote:\n"
                + String(decoding: words, as: UTF8.self))
    }

    /// Everything that comes through a pipe until it is closed.
    private static func written(into descriptor: Int32) -> ThreadResult<[UInt8]> {
        ThreadResult {
            let pipe = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
            return Array((try? pipe.readToEnd()) ?? Data())
        }
    }
}

/// The end of a program.
public enum Ending: Sendable, Hashable {
    /// It ended by itself, with this status.
    case exited(Int32)
    /// It was ended by this signal.
    case signalled(Int32)

    /// Waits for the end of a child of this process.
    static func awaited(of process: pid_t) -> ThreadResult<Ending> {
        ThreadResult {
            var status: Int32 = 0
            while waitpid(process, &status, 0) < 0, errno == EINTR {}
            let signal = status & 0x7F
            return signal == 0 ? .exited(status >> 8 & 0xFF) : .signalled(signal)
        }
    }
}

/// The environment of a program under test: the variables that it needs to run, the same on all machines, and none that influence
/// its appearance.
func programEnvironment(_ additions: [String: String]) -> [String: String] {
    let passedOn = ["PATH", "HOME", "TMPDIR", "LD_LIBRARY_PATH", "DYLD_LIBRARY_PATH", "DYLD_FRAMEWORK_PATH"]
    let needed = ProcessInfo.processInfo.environment.filter { passedOn.contains($0.key) }
    let fixed = ["LANG": "C.UTF-8", "WORKBOOK_LANGUAGE": "en", "SWIFT_BACKTRACE": "enable=no"]
    return needed.merging(fixed) { $1 }.merging(additions) { $1 }
}
