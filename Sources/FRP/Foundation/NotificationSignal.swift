import FRP
import Foundation
import Synchronization

extension NotificationCenter {
    /// What `read` makes of each notification with this name, at the moment it is posted.
    ///
    ///     let volume = center.signal(for: .volumeChanged) { $0.userInfo?["level"] as? Int }
    ///
    /// A notification may carry anything, so it does not travel itself: `read` takes out what is needed, on the thread
    /// that posts. Notifications for which it finds nothing are passed over. The signal never ends by itself; disposing
    /// removes the observer.
    ///
    /// Book: not in it, but in the introduction (`rac_addObserverForName:`). In Rx: `rx.notification`, in Combine:
    /// `publisher(for:)`.
    public func signal<Value: Sendable>(
        for name: Notification.Name,
        _ read: @escaping @Sendable (Notification) -> Value?
    ) -> Signal<Value> {
        Signal { [self] observer in
            // A token may not cross threads as it is; whoever disposes does.
            let token = Mutex(
                addObserver(forName: name, object: nil, queue: nil) { notification in
                    if let value = read(notification) { observer.sendNext(value) }
                }
            )
            return Disposable { [self] in token.withLock { removeObserver($0) } }
        }
    }

    /// Each time a notification with this name is posted.
    public func signal(for name: Notification.Name) -> Signal<Void> { signal(for: name) { _ in () } }
}
