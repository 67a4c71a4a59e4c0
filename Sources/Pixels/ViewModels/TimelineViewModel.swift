import FRP
import Pixmap

/// The posts of a user whose name was typed, page by page.
///
/// Reading: the introduction to MVVM (its lookup view model).
public final class TimelineViewModel: ViewModel {
    public let activation = Activation()
    /// The typed name.
    public let username = Property("", name: "username")
    /// Whether this can be the name of a user. Otherwise it is not looked up.
    public let isUsernameValid = Property(false, name: "isUsernameValid")
    /// Fetches the first posts of the user with this name. It is enabled while the name is valid.
    public let lookUp: Command<Void, Timeline>
    /// Fetches the next posts. It is enabled while there are more.
    public let loadMore: Command<Void, Timeline>
    /// The full name of the user whose posts are shown.
    public let name = Property<String?>(nil, name: "name")
    public let avatar = Property<Pixmap?>(nil, name: "avatar")
    public let posts = Property<[PostViewModel]>([], name: "posts")
    /// Whether `posts` includes the last one.
    public let allLoaded = Property(false, name: "allLoaded")
    /// The reason why the last command failed, until the next one is executed.
    public let trouble = Property<String?>(nil, name: "trouble")
    /// The indices of the posts that are on the screen; the screen sets them. When the last post is among them, more are loaded.
    public let visible = Property(0..<0, name: "visible")
    private let timeline = Property<Timeline?>(nil, name: "timeline")

    /// A timeline without a user.
    public init(_ services: PixelsServices) {
        let source = services.timelines
        let scheduler = services.scheduler
        lookUp = Command(name: "look up", enabled: isUsernameValid.signal, on: scheduler) { [username] in
            source.user(username.value)
                .flattenMap { Self.next(of: Timeline(of: $0), from: source) }
                .deliverOn(scheduler)
                // Cancels the request when the view model goes away.
                .takeUntil(username.signal.ignoreValues())
        }
        let isLookingUp = lookUp.executing
        let isPartial = timeline.signal.map { $0.map { !$0.isComplete } ?? false }
        loadMore = Command(
            name: "load more", enabled: isPartial.combineLatest(with: isLookingUp.not()).and(),
            on: scheduler
        ) { [timeline] in
            guard let timeline = timeline.value else { return .empty }
            // A new lookup cancels this request: the former user's posts are not needed any more.
            return Self.next(of: timeline, from: source)
                .deliverOn(scheduler)
                .takeUntil(isLookingUp.filter(\.self))
        }
        let fetched = Signal.merge([lookUp.executionSignals, loadMore.executionSignals]).switchToLatest()
        // A name that was not found has no posts.
        Signal.merge([fetched.map(Optional.some), lookUp.errors.mapReplace(nil)]).bind(to: timeline)
        bindWords()
        bindPictures(source, scheduler)
        loadMoreAtTheEnd()
    }

    private static func next(of timeline: Timeline, from source: any TimelineSource) -> Signal<Timeline> {
        source.posts(of: timeline.user.username, page: timeline.nextPage)
            .map(timeline.appending)
    }

    private func bindWords() {
        username.signal.map(Timeline.isValid(username:)).bind(to: isUsernameValid)
        timeline.signal.map { $0?.user.name }.bind(to: name)
        timeline.signal.map { $0?.isComplete ?? false }.bind(to: allLoaded)
        let beginnings = Signal.merge([lookUp.executing, loadMore.executing]).filter(\.self)
        let errors = Signal.merge([lookUp.errors, loadMore.errors])
        Signal.merge([beginnings.map { _ in nil }, errors.map { "\($0)" }]).bind(to: trouble)
    }

    private func bindPictures(_ source: any TimelineSource, _ scheduler: any Scheduler) {
        let users = timeline.signal.compactMap { $0?.user }.distinctUntilChanged()
        users
            .map { user -> Signal<Pixmap?> in
                source.picture(at: user.avatarURL).map(Optional.some).catchTo(.empty).startWith(nil)
            }
            .switchToLatest()
            .deliverOn(scheduler)
            .bind(to: avatar)
        timeline.signal
            .scan([]) { [avatar] children, timeline in
                Self.children(of: timeline, keeping: children, avatar: avatar.signal)
            }
            .bind(to: posts)
    }

    /// A view model for each post. Those of posts that were there before are kept.
    private static func children(
        of timeline: Timeline?, keeping old: [PostViewModel], avatar: Signal<Pixmap?>
    ) -> [PostViewModel] {
        let known = Dictionary(old.map { ($0.id, $0) }) { first, _ in first }
        return (timeline?.posts ?? []).map { post in
            known[post.id] ?? PostViewModel(post, avatar: avatar)
        }
    }

    /// Loads more when the last post is visible. The command is disabled if there are no more.
    private func loadMoreAtTheEnd() {
        visible.signal
            .filter { [posts] in !$0.isEmpty && $0.upperBound >= posts.value.count }
            .subscribe(next: { [loadMore] _ in loadMore.execute() })
    }

    /// The view model for a screen about this user; `nil` as long as nobody was looked up.
    public func profile() -> ProfileViewModel? {
        timeline.value.map { ProfileViewModel($0.user, avatar: avatar.signal) }
    }
}
