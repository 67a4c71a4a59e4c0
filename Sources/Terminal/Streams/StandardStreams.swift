import Foundation

/// The standard input, output and error that the program was started with.
public enum StandardStreams {
    /// Puts `/dev/null` where a standard stream is closed, as in `chapter4 2>&-`. Otherwise the next file that the program
    /// opens would take its place, and messages would be written into it.
    ///
    /// Call it first thing in `main`. Closed input reads as empty. Writing to closed output fails, as it would have.
    /// Messages to closed error are dropped.
    public static func openClosed() {
        for (stream, mode) in [
            (STDIN_FILENO, O_RDONLY), (STDOUT_FILENO, O_RDONLY), (STDERR_FILENO, O_WRONLY),
        ]
        where fcntl(stream, F_GETFD) < 0 {
            // `open` takes the lowest free descriptor. That is this one, since those below it are open.
            _ = open("/dev/null", mode)
        }
    }
}
