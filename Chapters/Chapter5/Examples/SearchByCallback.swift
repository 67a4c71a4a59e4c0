import FRP
import Foundation
import Marbles

/// A search as a library without signals gives it: it calls back, after a second.
struct SearchByCallback: Sendable {
    let clock: TestScheduler
    var isAllowed = true
    var hasAccount = true

    /// Says whether the person allows the app to search.
    func askForAccess(_ answer: @escaping @Sendable (Bool) -> Void) {
        clock.schedule(after: .seconds(1)) { [isAllowed] in answer(isAllowed) }
    }

    /// Gives the posts as JSON; nil if the answer is not good. The result ends the call.
    func find(_ text: String, _ answer: @escaping @Sendable (Data?) -> Void) -> Disposable {
        let json = """
            [{"id": 1, "text": "Up early for \(text).",
              "user": {"username": "olav", "name": "Olav", "avatar_url": "http://service/avatars/2.bmp"}},
             {"id": 2, "text": "Sand in my \(text).",
              "user": {"username": "mina", "name": "Mina", "avatar_url": "http://service/avatars/1.bmp"}}]
            """
        return clock.schedule(after: .seconds(1)) { answer(Data(json.utf8)) }
    }
}

/// What is missing if such a search finds nothing.
enum Trouble: Error { case access, account, answer }
