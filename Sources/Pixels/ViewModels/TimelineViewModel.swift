import FRP
import Pixmap

/// What somebody has posted, page by page, after their name was typed.
///
/// Reading: the introduction to MVVM (its lookup view model).
public final class TimelineViewModel: ViewModel {
    public let activation = Activation()
    /// The name that is typed.
    public let username = Property("", name: "username")
    /// Whether somebody may be called so: whether looking up makes sense.
    public let isUsernameValid = Property(false, name: "isUsernameValid")
    /// Fetches the first posts of who is called so. Enabled while the name is valid.
    public let lookUp: Command<Void, Timeline>
    /// Fetches the next posts. Enabled while there are more.
    public let loadMore: Command<Void, Timeline>
    /// The full name of whose posts are shown.
    public let name = Property<String?>(nil, name: "name")
    public let avatar = Property<Pixmap?>(nil, name: "avatar")
    public let posts = Property<[PostViewModel]>([], name: "posts")
    /// Whether the last of the posts is among them.
    public let allLoaded = Property(false, name: "allLoaded")
    /// Why the last command failed, until the next one is executed.
    public let trouble = Property<String?>(nil, name: "trouble")
    /// Which posts stand in the window: a column of them.
    public let viewport = Property(Viewport(columns: 1, rows: 1), name: "viewport")
    private let timeline = Property<Timeline?>(nil, name: "timeline")

    /// A timeline of nobody.
    public init(_ services: PixelsServices) {
        let source = services.timelines
        let scheduler = services.scheduler
        lookUp = Command(name: "look up", enabled: isUsernameValid.signal, on: scheduler) { [username] in
            source.user(username.value)
                .flattenMap { Self.next(of: Timeline(of: $0), from: source) }
                .deliverOn(scheduler)
                // Given up when the view model goes away.
                .takeUntil(username.signal.ignoreValues())
        }
        let isLookingUp = lookUp.executing
        let isPartial = timeline.signal.map { $0.map { !$0.isComplete } ?? false }
        loadMore = Command(
            name: "load more", enabled: isPartial.combineLatest(with: isLookingUp.not()).and(),
            on: scheduler
        ) { [timeline] in
            guard let timeline = timeline.value else { return .empty }
            // Who looks somebody up has no use for more of somebody else.
            return Self.next(of: timeline, from: source)
                .deliverOn(scheduler)
                .takeUntil(isLookingUp.filter(\.self))
        }
        let fetched = Signal.merge([lookUp.executionSignals, loadMore.executionSignals]).switchToLatest()
        // Whoever cannot be found has no posts.
        Signal.merge([fetched.map(Optional.some), lookUp.errors.mapReplace(nil)]).bind(to: timeline)
        bindWords()
        bindPictures(source, scheduler)
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
        lookUp.executionSignals.flatten().subscribe(next: { [weak viewport] _ in
            viewport?.modify { $0 = $0.showing(0) }
        })
    }

    /// A child for each post, the same as before for posts that were there.
    private static func children(
        of timeline: Timeline?, keeping old: [PostViewModel], avatar: Signal<Pixmap?>
    ) -> [PostViewModel] {
        let known = Dictionary(old.map { ($0.id, $0) }) { first, _ in first }
        return (timeline?.posts ?? []).map { post in
            known[post.id] ?? PostViewModel(post, avatar: avatar)
        }
    }

    // MARK: Scrolling

    /// The places of the posts that stand in the window.
    public var visible: Range<Int> { viewport.value.visible(of: posts.value.count) }

    /// Fits the window to so many posts.
    public func layOut(rows: Int) {
        let new = viewport.value.resized(columns: 1, rows: rows).filled(by: posts.value.count)
        if new != viewport.value { viewport.value = new }
    }

    /// Goes so many posts down, or up. Whoever reaches the end has more loaded, as long as there is more.
    public func scroll(_ step: Int) {
        let (count, window) = (posts.value.count, viewport.value)
        let new = Viewport(columns: 1, rows: window.rows, top: window.top + step)
            .filled(by: count)
        if new != window { viewport.value = new }
        if step > 0, new.top + new.rows >= count { loadMore.execute() }
    }

    // MARK: Children

    /// Whose posts these are, for a screen of their own. Nil as long as nobody was looked up.
    public func profile() -> ProfileViewModel? {
        timeline.value.map { ProfileViewModel($0.user, avatar: avatar.signal) }
    }
}
