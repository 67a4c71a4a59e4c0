import FRP
import Pixels

/// The instant search: what is typed, whether that is enough, what was found, and what went wrong.
///
/// Reading: the second part of the ReactiveCocoa tutorial.
final class SearchModel: Sendable {
    /// How many letters a search takes at least.
    static let enough = 3
    /// How long a person must pause before the search begins.
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
    private let background: any Scheduler
    private let searching = SerialDisposable()

    /// - Parameters:
    ///   - clock: whose time the pause is measured in.
    ///   - background: where pictures are loaded.
    ///   - screen: where what was found arrives.
    init(
        _ source: any PostSource, pausingOn clock: any Scheduler,
        loadingOn background: any Scheduler = BackgroundScheduler(label: "avatars"),
        deliveringOn screen: any Scheduler
    ) {
        (self.source, self.clock, self.background, self.screen) = (source, clock, background, screen)
        text.signal.map { $0.count >= Self.enough }.bind(to: isValid)
        begin()
    }

    deinit { searching.dispose() }

    /// Asks for access, and then searches for each typed text; also again, after trouble.
    func begin() {
        trouble.value = nil
        searching.inner = found().subscribe(
            next: { [weak self] posts in self?.show(posts) },
            error: { [trouble] in trouble.value = "\($0)" }
        )
    }

    /// The posts that are found for the typed texts.
    private func found() -> Signal<[PostRecord]> {
        source.requestAccess()
            .deliverOn(screen)
            .doNext { [account] in account.value = $0 }
            .then { [text] in text.signal }
            .debounce(Self.pause, on: clock)
            .filter { $0.count >= Self.enough }
            .map { [weak self] in self?.search(for: $0) ?? .empty }
            .switchToLatest()
    }

    /// One search. If it fails it is reported, and completes, so that the next one is still made.
    private func search(for text: String) -> Signal<[PostRecord]> {
        source.posts(containing: text)
            .deliverOn(screen)
            .doError { [trouble] in trouble.value = "\($0)" }
            .catchTo(.empty)
    }

    /// Puts the posts into the rows, first into those that are there.
    private func show(_ posts: [PostRecord]) {
        trouble.value = nil
        let reused = rows.value.prefix(posts.count)
        for (row, post) in zip(reused, posts) { row.post.value = post }
        let new = posts.dropFirst(reused.count).map {
            SearchRow($0, source, loadingOn: background, deliveringOn: screen)
        }
        rows.value = reused + new
    }
}
