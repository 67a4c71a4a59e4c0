import Foundation

/// What the program says on standard error while it has the screen: kept, and shown when the screen is given
/// back. Written into the picture it would spoil it, and be gone with it.
///
/// All but `init` and `close` may be called in a signal handler.
struct CapturedErrors {
    private let shown: Int32
    /// The same terminal; writing there never waits.
    private let screen: Int32
    private let kept: Int32
    /// What was kept is shown by way of this. In a handler no memory can be had, and no generic function called for the first
    /// time: Swift gets memory for what it is to know of its types.
    private let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: 1024, alignment: 1)
    private var isCapturing = false

    /// Captures nothing if standard error goes elsewhere already, or there is no place to keep it.
    init() {
        guard Platform.isTerminal(STDERR_FILENO), let file = tmpfile() else {
            (shown, screen, kept) = (-1, -1, -1)
            return
        }
        shown = fcntl(STDERR_FILENO, F_DUPFD_CLOEXEC, STDERR_FILENO + 1)
        screen = Platform.reopened(STDERR_FILENO)
        kept = fcntl(fileno(file), F_DUPFD_CLOEXEC, STDERR_FILENO + 1)
        fclose(file)
    }

    mutating func begin() {
        guard !isCapturing, shown >= 0, kept >= 0 else { return }
        isCapturing = dup2(kept, STDERR_FILENO) >= 0
    }

    /// Shows what was kept, unless the terminal takes nothing.
    mutating func end(showing isShown: Bool) {
        guard isCapturing else { return }
        isCapturing = false
        dup2(shown, STDERR_FILENO)
        guard isShown else { return }
        lseek(kept, 0, SEEK_SET)
        while case let count = read(kept, buffer.baseAddress, buffer.count), count > 0 {
            let part = UnsafeRawBufferPointer(start: buffer.baseAddress, count: count)
            guard writeAll(part, to: screen, patience: 500) else { break }
        }
        ftruncate(kept, 0)
        lseek(kept, 0, SEEK_SET)
    }

    func close() {
        for descriptor in [shown, screen, kept] where descriptor >= 0 { Foundation.close(descriptor) }
        buffer.deallocate()
    }
}
