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
    func giveUp(_ answer: PartialAnswer) { calls.async { answer.task?.cancel() } }

    func urlSession(
        _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
        completionHandler: @escaping @Sendable (URLSession.ResponseDisposition) -> Void
    ) {
        take(dataTask) { try $0.receive(response) }
        completionHandler(.allow)
    }

    func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
        take(dataTask) { try $0.receive(data) }
    }

    func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
        answers.withLock { $0.removeValue(forKey: task.taskIdentifier) }?.end(error)
    }

    private func take(_ task: URLSessionTask, _ part: (PartialAnswer) throws -> Void) {
        guard let answer = answers.withLock({ $0[task.taskIdentifier] }) else { return }
        do { try part(answer) } catch {
            if answer.end(error) { giveUp(answer) }
        }
    }
}
