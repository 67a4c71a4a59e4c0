import Checking
import Coursework
import Foundation
import Programs
import Terminal
import Text

extension Tool {
    /// `watch` in a pipe: tries changed exercises whenever a file is saved, and prints the verdicts, until Ctrl-C ends it. (At a
    /// terminal `watch` shows the live screen.)
    mutating func watch(_ words: [String]) throws(WorkbookError) {
        let named = try words.first.map { word throws(WorkbookError) in try session.catalogue.named(word)[0] }
        Interruption.listen()
        let mailbox = Mailbox<CheckQueue.News>()
        let queue = CheckQueue(SharedSession(session)) { mailbox.post($0) }
        queue.watch()
        var current = named ?? session.next
        queue.look(at: current)
        if let current { queue.want([current]) } else { console.print("All exercises are passed.") }
        while true {
            switch mailbox.next() {
            case .read(let session, _): self.session = session
            case .activity(let activity, _): console.show(activity.line)
            case .checked(let exercises, let report, let session):
                self.session = session
                tell(report, on: exercises)
                let seconds = (report.duration / .seconds(1) * 10).rounded() / 10
                console.print([StyledLine("\(seconds) seconds. Waiting for you to save …".translated, .dim)])
                current = goOn(from: current, after: exercises)
                queue.look(at: current)
            case .failed(let error): throw error
            case .idle: break
            }
        }
    }

    /// The current exercise after a check: the first that was tried; if that has passed, the next one.
    private func goOn(from current: Exercise?, after tried: [Exercise]) -> Exercise? {
        guard let first = tried.first, session.verdict(on: first).state == .passed else {
            return tried.first ?? current
        }
        guard let next = session.next else {
            showNext()
            return nil
        }
        console.print("Next: \(next.id)  \(next.title)")
        console.print("      \(session.answers[next].place)")
        return next
    }
}
