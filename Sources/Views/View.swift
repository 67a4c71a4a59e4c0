import FRP
import Text

/// Something in a window, as `UIView` is something on a screen: it shows what its properties hold.
///
///     let name = Label()
///     photo.name.bind(to: name.text)
///
/// A tree of views is built once. When it is put into a window, each property is told to it, and then each change of it: this
/// view, this attribute, this value. When a view goes away, its properties complete, and nothing of it is told any more.
///
/// Book: chapter4/signals (`UIView`).
@MainActor open class View {
    /// Whether it is left out: it takes no room.
    public private(set) lazy var isHidden: Property<Bool> = {
        isHiding = true
        let isHidden = Property(false)
        window?.follow(isHidden.signal.map { .flag($0) }, "hidden", of: number)
        return isHidden
    }()
    /// Whether somebody has asked for `isHidden`. Most views are never left out, and a page may have thousands.
    private var isHiding = false
    /// What lies in it, if anything can.
    let subviews: Property<[View]>?
    /// What the window makes of it.
    private let kind: String
    private(set) weak var window: Window?
    private weak var superview: View?
    /// Its number in the window. Numbers begin with 1.
    private(set) var number = 0

    init(_ kind: String, _ subviews: [View]? = nil) {
        self.kind = kind
        self.subviews = subviews.map { Property($0) }
    }

    /// What the window is told of it, by the names of attributes.
    var attributes: [String: Signal<AttributeValue>] {
        isHiding ? ["hidden": isHidden.signal.map { .flag($0) }] : [:]
    }

    /// Does what a person has done to it. Returns false for what it does not know, or cannot do now.
    func take(_ action: UserAction) -> Bool { false }

    /// Whether it shows this view, of those that lie in it.
    func shows(_ view: View) -> Bool { subviews?.value.contains { $0 === view } == true }

    /// Whether a person can see it: nothing around it is hidden, or lies under another screen.
    var isSeen: Bool {
        !(isHiding && isHidden.value)
            && (superview.map { $0.shows(self) && $0.isSeen } ?? (window?.root === self))
    }

    /// Tells the window what it shows, from now on, and what lies in it.
    func join(_ window: Window) {
        guard self.window == nil else { return }
        self.window = window
        let (number, content) = (window.content.addView(kind), window.content)
        self.number = number
        window.register(self)
        for (name, values) in attributes { window.follow(values, name, of: number) }
        subviews?.signal.subscribe(next: { [weak self, weak window] views in
            // What lies in a view is changed on the main actor.
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

/// Views under one another, or beside one another, as in a `UIStackView`.
public final class StackView: View {
    /// How it lays out its views.
    public enum Axis: String, Sendable {
        case vertical, horizontal
        /// Horizontal stacks under one another, whose views are columns.
        case table
    }

    /// These views, in this order.
    public convenience init(_ axis: Axis = .vertical, _ views: View...) { self.init(axis, views) }

    /// These views, in this order.
    public init(_ axis: Axis, _ views: [View]) { super.init(axis.rawValue, views) }
}

/// Something that one opens to see it, as `DisclosureGroup` in SwiftUI: UIKit has none.
public final class DetailsView: View {
    private let title: String

    /// - Parameter title: what one presses to open it.
    public init(_ title: String, _ views: View...) {
        self.title = title
        super.init("details", views)
    }

    override var attributes: [String: Signal<AttributeValue>] {
        super.attributes.merging(["text": .return(.text(title.translated))]) { $1 }
    }
}
