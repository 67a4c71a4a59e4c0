import FRP

/// Who uses the app: nobody the service knows, or somebody who has logged in. What depends on that is asked through here.
///
/// Events come on `scheduler`.
///
/// Book: chapter6, the sample app's login.
public final class UserSession: Sendable {
    /// Somebody who has logged in.
    public struct User: Sendable, Equatable {
        public let name: String
        let token: String
    }

    /// Who is logged in, if somebody is.
    public let user = Property<User?>(nil, name: "user")
    private let source: any AccountSource
    private let scheduler: any Scheduler

    /// A session in which nobody is logged in.
    public init(_ source: any AccountSource, deliveringOn scheduler: any Scheduler = MainScheduler.shared) {
        (self.source, self.scheduler) = (source, scheduler)
    }

    /// Logs somebody in. Until that has worked, whoever was logged in still is.
    public func logIn(_ name: String, _ password: String) -> Signal<User> {
        source.logIn(name, password: password)
            .deliverOn(scheduler)
            .map { User(name: name, token: $0) }
            .doNext { [user] in user.value = $0 }
    }

    /// A photo with its details, as the one who is logged in sees it.
    public func details(of photo: PhotoModel) -> Signal<PhotoRecord> {
        Signal.defer { [source, user] in source.details(of: photo.id, token: user.value?.token) }
            .deliverOn(scheduler)
    }

    /// Votes for a photo. If the service does not know the user any more, nobody is logged in afterwards.
    public func vote(for photo: PhotoModel) -> Signal<PhotoRecord> {
        Signal.defer { [source, user] in
            guard let token = user.value?.token else { return .error(AccountError.notLoggedIn) }
            return source.vote(for: photo.id, token: token)
        }
        .deliverOn(scheduler)
        .doError { [user] in if $0 as? AccountError == .notLoggedIn { user.value = nil } }
    }
}
