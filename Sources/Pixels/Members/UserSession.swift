import FRP

/// The user of the app, who may have logged in. All requests that depend on the user go through it.
///
/// Events are delivered on `scheduler`.
///
/// Book: chapter6, the sample app's login.
public final class UserSession: Sendable {
    /// A user who has logged in.
    public struct User: Sendable, Equatable {
        public let name: String
        let token: String
    }

    /// The present user; `nil` if nobody has logged in.
    public let user = Property<User?>(nil, name: "user")
    private let source: any AccountSource
    private let scheduler: any Scheduler

    /// A session without a user.
    public init(_ source: any AccountSource, deliveringOn scheduler: any Scheduler = MainScheduler.shared) {
        (self.source, self.scheduler) = (source, scheduler)
    }

    /// Logs a user in. The former user stays logged in until that has succeeded.
    public func logIn(_ name: String, _ password: String) -> Signal<User> {
        source.logIn(name, password: password)
            .deliverOn(scheduler)
            .map { User(name: name, token: $0) }
            .doNext { [user] in user.value = $0 }
    }

    /// A photo with its details for the present user.
    public func details(of photo: PhotoModel) -> Signal<PhotoRecord> {
        Signal.defer { [source, user] in source.details(of: photo.id, token: user.value?.token) }
            .deliverOn(scheduler)
    }

    /// Votes for a photo. If the service does not accept the token any more, the user is logged out.
    public func vote(for photo: PhotoModel) -> Signal<PhotoRecord> {
        Signal.defer { [source, user] in
            guard let token = user.value?.token else { return .error(AccountError.notLoggedIn) }
            return source.vote(for: photo.id, token: token)
        }
        .deliverOn(scheduler)
        .doError { [user] in if $0 as? AccountError == .notLoggedIn { user.value = nil } }
    }
}
