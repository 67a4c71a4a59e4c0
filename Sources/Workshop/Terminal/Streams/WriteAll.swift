import Foundation

/// Writes all of `bytes`, and waits while `descriptor` accepts no more. Returns false if it can write nothing more.
///
/// It waits at most `patience` milliseconds at a time, without a limit if that is negative. It may be called in a signal handler.
@discardableResult
package func writeAll(_ bytes: UnsafeRawBufferPointer, to descriptor: Int32, patience: Int32 = -1) -> Bool {
    var rest = bytes[...]
    while !rest.isEmpty {
        let written = write(descriptor, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
        if written > 0 {
            rest = rest.dropFirst(written)
        } else if errno == EAGAIN || errno == EWOULDBLOCK {
            var request = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
            if poll(&request, 1, patience) == 0 { return false }
        } else if errno != EINTR {
            return false
        }
    }
    return true
}
