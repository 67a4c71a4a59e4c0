import FRP
import Text

/// A view in a window, like `UIView`: it shows the values of its properties.
///
///     let name = Label()
///     photo.name.bind(to: name.text)
///
/// A tree of views is built once. When it is put into a window, the window gets the value of each property, and then each change:
/// this view, this attribute, this value. When a view is deallocated, its properties complete, so nothing more is sent.
///
/// Book: chapter4/signals (`UIView`).
@MainActor open class View {
    /// Whether it is hidden. A hidden view takes no room.
    public private(set) lazy var isHidden: Property<Bool> = {
        isHiding = true
        let isHidden = Property(false)
        window?.follow(isHidden.signal.map { .flag($0) }, "hidden", of: number)
        return isHidden
    }()
    /// Whether `isHidden` was ever used. Most views never are, and a page may have thousands: they need no property.
    private var isHiding = false
    /// The subviews; `nil` if this kind of view has none.
    let subviews: Property<[View]>?
    /// The kind of element that a window shows for it: `button`, `grid`.
    private let kind: String
    private(set) weak var window: Window?
    private weak var superview: View?
    /// Its number in the window. Numbers begin with 1.
    private(set) var number = 0

    init(_ kind: String, _ subviews: [View]? = nil) {
        self.kind = kind
        self.subviews = subviews.map { Property($0) }
    }

    /// The attributes that the window shows, by their names.
    var attributes: [String: Signal<AttributeValue>] {
        isHiding ? ["hidden": isHidden.signal.map { .flag($0) }] : [:]
    }

    /// Handles an action of the user. Returns false if it does not know the action, or cannot do it now.
    func take(_ action: UserAction) -> Bool { false }

    /// Whether it shows this one of its subviews.
    func shows(_ view: View) -> Bool { subviews?.value.contains { $0 === view } == true }

    /// Whether the user can see it: neither it nor a view around it is hidden, or under another screen.
    var isSeen: Bool {
        !(isHiding && isHidden.value)
            && (superview.map { $0.shows(self) && $0.isSeen } ?? (window?.root === self))
    }

    /// Adds it and its subviews to the window, which from now on follows their attributes.
    func join(_ window: Window) {
        guard self.window == nil else { return }
        self.window = window
        let (number, content) = (window.content.addView(kind), window.content)
        self.number = number
        window.register(self)
        for (name, values) in attributes { window.follow(values, name, of: number) }
        subviews?.signal.subscribe(next: { [weak self, weak window] views in
            // Subviews are changed on the main actor only.
            MainActor.assumeIsolated {
                guard let window else { return }
                for view in views {
                    view.superview = self
                    view.join(window)
                }
                content.set("subviews", of: number, to: .views(views.map(\.number)))
            }
        })
    }
}

/// A stack of views, like `UIStackView`.
public final class StackView: View {
    /// How a stack lays out its views.
    public enum Axis: String, Sendable {
        case vertical, horizontal
        /// A table: each subview is a horizontal stack, and is a row.
        case table
    }

    /// A stack of these views, in this order.
    public convenience init(_ axis: Axis = .vertical, _ views: View...) { self.init(axis, views) }

    /// A stack of these views, in this order.
    public init(_ axis: Axis, _ views: [View]) { super.init(axis.rawValue, views) }
}

/// Views that the user can show and hide, like `DisclosureGroup` in SwiftUI; UIKit has nothing like it.
public final class DetailsView: View {
    private let title: String

    /// - Parameter title: the text to press.
    public init(_ title: String, _ views: View...) {
        self.title = title
        super.init("details", views)
    }

    override var attributes: [String: Signal<AttributeValue>] {
        super.attributes.merging(["text": .return(.text(title.translated))]) { $1 }
    }
}
