import Foundation
import Synchronization

/// Prints a text if an answer crashes. The text is made beforehand, because a signal handler may take no lock and allocate no
/// memory.
package enum Crash {
    /// The address of the text for a crash because of a full stack, and of that for any other crash; 0 if there is none.
    private static let ofAFullStack = Atomic<UInt>(0)
    private static let ofAnyOther = Atomic<UInt>(0)

    private static let signals = [SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGABRT, SIGFPE]
    /// The former actions for these signals, such as Swift's backtrace.
    private static let former: [sigaction] = signals.map { signal in
        var action = sigaction()
        sigaction(signal, nil, &action)
        return action
    }

    /// Makes a crash print one of these texts, and end the program with status 1.
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

    /// Restores the former actions, because no answer is running any more.
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

    /// Runs `body` with a stack for signal handlers: if the thread's own stack is full, there is no room for them.
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
