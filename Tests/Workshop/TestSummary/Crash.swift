import Foundation
import Synchronization

/// What is printed if an answer crashes. A signal handler may take no lock and get no memory, so the text is made before.
package enum Crash {
    /// The address of what is printed after a crash by a full stack, and after any other; 0 if there is none.
    private static let ofAFullStack = Atomic<UInt>(0)
    private static let ofAnyOther = Atomic<UInt>(0)

    private static let signals = [SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGABRT, SIGFPE]
    /// What the signals did before, such as Swift's backtrace.
    private static let former: [sigaction] = signals.map { signal in
        var action = sigaction()
        sigaction(signal, nil, &action)
        return action
    }

    /// From now on a crash prints one of these texts, and ends the program with status 1.
    static func prepare(ofAFullStack full: [String], ofAnyOther other: [String]) {
        _ = former
        put(full, in: ofAFullStack)
        put(other, in: ofAnyOther)
        var action = sigaction()
        sigemptyset(&action.sa_mask)
        action.sa_flags = SA_ONSTACK
        #if canImport(Darwin)
        action.__sigaction_u.__sa_handler = tell
        #else
        action.__sigaction_handler.sa_handler = tell
        #endif
        for signal in signals { sigaction(signal, &action, nil) }
    }

    /// From now on a crash is no answer's.
    static func forget() {
        for (signal, action) in zip(signals, former) {
            var action = action
            sigaction(signal, &action, nil)
        }
        put([], in: ofAFullStack)
        put([], in: ofAnyOther)
    }

    private static func put(_ lines: [String], in place: borrowing Atomic<UInt>) {
        let text = lines.isEmpty ? nil : strdup(lines.joined(separator: "\n") + "\n")
        let old = place.exchange(UInt(bitPattern: text), ordering: .sequentiallyConsistent)
        free(UnsafeMutableRawPointer(bitPattern: old))
    }

    private static let tell: @convention(c) (Int32) -> Void = { signal in
        let isFull = signal == SIGSEGV || signal == SIGBUS
        let address =
            isFull
            ? ofAFullStack.load(ordering: .sequentiallyConsistent)
            : ofAnyOther.load(ordering: .sequentiallyConsistent)
        if let text = UnsafePointer<CChar>(bitPattern: address) {
            _ = write(STDERR_FILENO, text, strlen(text))
        }
        _exit(1)
    }

    /// Runs `body` with a stack for signal handlers: after a crash by a full stack there is no room on the thread's own.
    package static func withStackForHandlers(_ body: () -> Void) {
        let room = UnsafeMutableRawBufferPointer.allocate(byteCount: 64 * 1024, alignment: 16)
        var (stack, before) = (stack_t(), stack_t())
        stack.ss_sp = room.baseAddress
        stack.ss_size = .init(room.count)
        sigaltstack(&stack, &before)
        body()
        sigaltstack(&before, nil)
        room.deallocate()
    }
}
