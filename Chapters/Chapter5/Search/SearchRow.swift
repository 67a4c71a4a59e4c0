import FRP
import Foundation
import Pixels

/// A row of the list, used for one post after another: the post, and the picture of its author as it arrives.
///
/// When it gets another author, it gives up the picture it waits for, so that a late one can never show in the wrong row.
final class SearchRow: Sendable {
    let post: Property<PostRecord>
    let avatar = Property<Pixmap?>(nil)

    /// - Parameters:
    ///   - background: where the picture is loaded.
    ///   - screen: where it arrives.
    init(
        _ post: PostRecord, _ source: any PostSource,
        loadingOn background: any Scheduler, deliveringOn screen: any Scheduler
    ) {
        self.post = Property(post)
        let load: @Sendable (URL) -> Signal<Pixmap?> = { url in
            source.picture(at: url)
                .map { $0.scaled(toWidth: 6, height: 6) }
                .subscribeOn(background)
                .deliverOn(screen)
                .catchTo(.empty)
                .map(Optional.some)
                .startWith(nil)
        }
        self.post.signal
            .map(\.user.avatarURL)
            .distinctUntilChanged()
            .map(load)
            .switchToLatest()
            .bind(to: avatar)
    }
}
