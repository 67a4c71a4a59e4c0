import FRP
import Foundation

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// The answers that a session is receiving. As its delegate it gets the bytes as they arrive, and can stop before there
/// are too many.
final class PartialAnswers: NSObject, URLSessionDataDelegate {
    private let answers = Lock<[Int: PartialAnswer]>([:])
    /// Where tasks are made and cancelled: the methods of a session can wait until it has time for them.
    private let calls = DispatchQueue(label: "requests")

    /// Makes the task that fetches `answer`, unless nobody waits for it any more.
    func begin(_ answer: PartialAnswer, _ makeTask: @escaping @Sendable () -> URLSessionTask) {
        calls.async { [self] in
            guard !answer.isClosed else { return }
            let task = makeTask()
            answer.task = task
            answers.withLock { $0[task.taskIdentifier] = answer }
            task.resume()
        }
    }

    /// Cancels the task of an answer that nobody waits for any more.
    func giveUp(_ answer: PartialAnswer) {
        calls.async { answer.task?.cancel() }
        #if canImport(FoundationNetworking)
        insist(on: answer, since: .now())
        #endif
    }

    func urlSession(
        _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
        completionHandler: @escaping @Sendable (URLSession.ResponseDisposition) -> Void
    ) {
        take(dataTask) { $0.receive(response) }
        completionHandler(.allow)
    }

    func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
        take(dataTask) { $0.receive(data) }
    }

    func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
        answers.withLock { $0.removeValue(forKey: task.taskIdentifier) }?.end(error)
    }

    /// Follows to another address, as long as somebody waits.
    func urlSession(
        _ session: URLSession, task: URLSessionTask, willPerformHTTPRedirection response: HTTPURLResponse,
        newRequest request: URLRequest, completionHandler: @escaping @Sendable (URLRequest?) -> Void
    ) {
        let isAwaited = answers.withLock { $0[task.taskIdentifier] }?.isClosed == false
        completionHandler(isAwaited ? request : nil)
    }

    private func take(_ task: URLSessionTask, _ part: (PartialAnswer) -> Bool) {
        guard let answer = answers.withLock({ $0[task.taskIdentifier] }), !part(answer) else { return }
        if answer.refuse() { giveUp(answer) }
    }
}

#if canImport(FoundationNetworking)
extension PartialAnswers {
    /// Ends the connection of an answer that was given up, if cancelling does not: FoundationNetworking leaves reading to
    /// libcurl, which reads as long as bytes arrive, and until then nothing else of any session is done.
    ///
    /// A session is that busy if a megabyte still arrives, or if it has not cancelled the task after a second.
    private func insist(on answer: PartialAnswer, since start: DispatchTime) {
        guard let port = answer.url?.port ?? ["http": 80, "https": 443][answer.url?.scheme] else { return }
        DispatchQueue.global().asyncAfter(deadline: .now() + 0.05) { [self] in
            guard let task = answer.task, answers.withLock({ $0[task.taskIdentifier] != nil }),
                start + 30 > .now()
            else { return }
            if answer.unwanted > 1_000_000 || start + 1 < .now() { OpenConnections.cut(port: port) }
            insist(on: answer, since: start)
        }
    }
}

/// The connections of this program.
private enum OpenConnections {
    /// Cuts the connections to a port from which bytes have arrived that nobody has read yet.
    static func cut(port: Int) {
        let descriptors = (try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd")) ?? []
        for descriptor in descriptors.compactMap({ Int32($0) }) {
            var unread: Int32 = 0
            guard self.port(of: descriptor) == port, ioctl(descriptor, UInt(FIONREAD), &unread) == 0,
                unread > 0
            else { continue }
            // Reading fails from now on, and what was unread is gone. After `shutdown` that would still be read, and then an
            // end, which FoundationNetworking traps at in the middle of the headers.
            var nowhere = sockaddr()
            nowhere.sa_family = sa_family_t(AF_UNSPEC)
            connect(descriptor, &nowhere, socklen_t(MemoryLayout<sockaddr>.size))
        }
    }

    /// The port at the other end; `nil` if this is no connection over TCP.
    private static func port(of descriptor: Int32) -> Int? {
        var address = sockaddr_in6()
        var length = socklen_t(MemoryLayout<sockaddr_in6>.size)
        let isConnected = withUnsafeMutablePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                getpeername(descriptor, $0, &length) == 0
            }
        }
        guard isConnected, [AF_INET, AF_INET6].contains(Int32(address.sin6_family)) else { return nil }
        // The port stands at the same place in addresses of both kinds.
        return Int(UInt16(bigEndian: address.sin6_port))
    }
}
#endif
