import FRP
import Pixels

/// The instant search: what is typed, whether that is enough, what was found, and what went wrong.
///
/// Reading: the second part of the ReactiveCocoa tutorial.
final class SearchModel: Sendable {
    /// How many letters a search takes at least.
    static let enough = 3
    /// How long somebody must pause before it is searched.
    static let pause = Duration.milliseconds(500)

    let text = Property("")
    /// Whether the text is long enough: the field is white if it is, else yellow.
    let isValid = Property(false)
    let rows = Property<[SearchRow]>([])
    let trouble = Property<String?>(nil)
    /// The account that may search, once access was granted.
    let account = Property<String?>(nil)

    private let source: any PostSource
    private let clock: any Scheduler
    private let screen: any Scheduler
    private let searching = SerialDisposable()

    /// - Parameters:
    ///   - clock: whose time the pause is measured in.
    ///   - screen: where what was found arrives.
    init(_ source: any PostSource, pausingOn clock: any Scheduler, deliveringOn screen: any Scheduler) {
        (self.source, self.clock, self.screen) = (source, clock, screen)
        text.signal.map { $0.count >= Self.enough }.bind(to: isValid)
        begin()
    }

    deinit { searching.dispose() }

    /// Asks for access, and then searches for each typed text; also again, after trouble.
    func begin() {
        trouble.value = nil
        let access = source.requestAccess().deliverOn(screen).doNext { [account] in account.value = $0 }
        let found = Self.found(
            for: access.then { [text] in text.signal }, in: source, pausingOn: clock, deliveringOn: screen
        ) { [trouble] in trouble.value = $0 }
        searching.set(
            found.subscribe(
                next: { [rows, trouble] posts in
                    trouble.value = nil
                    rows.value = posts
                },
                error: { [trouble] in trouble.value = "\($0)" }
            )
        )
    }

    /// What is found for the typed texts. A search that fails is reported, and the next one is still made.
    private static func found(
        for texts: Signal<String>, in source: any PostSource, pausingOn clock: any Scheduler,
        deliveringOn screen: any Scheduler, telling tell: @escaping @Sendable (String) -> Void
    ) -> Signal<[SearchRow]> {
        texts
            // First the pause: a text that was shortened again within it is not what stands in the field.
            .throttle(pause, on: clock)
            .filter { $0.count >= enough }
            .map { text in
                source.posts(containing: text).deliverOn(screen).doError { tell("\($0)") }.catchTo(.empty)
            }
            .switchToLatest()
            .map { posts in posts.map { SearchRow($0, source, deliveringOn: screen) } }
    }
}

/// A post that was found, and the picture of who wrote it, as it arrives.
final class SearchRow: Sendable {
    let post: PostRecord
    let avatar = Property<Pixmap?>(nil)

    /// Fetches the picture in the background.
    init(_ post: PostRecord, _ source: any PostSource, deliveringOn screen: any Scheduler) {
        self.post = post
        source.picture(at: post.user.avatarURL)
            .map { $0.scaled(toWidth: 6, height: 6) }
            .subscribeOn(BackgroundScheduler(label: "avatars"))
            .deliverOn(screen)
            .map(Optional.some)
            .catchTo(.empty)
            .bind(to: avatar)
    }
}
