import FRP

/// Something on a page in a browser, as `UIView` is something on a screen: it shows what its properties hold.
///
///     let name = Label()
///     photo.name.bind(to: name.text)
///
/// A tree of views is built once. When it is put on a page, each property is told to the browser, and then each change of it: this
/// view, this attribute, this value. When a view goes away, its properties complete, and nothing of it is told any more.
///
/// Book: chapter4/signals (`UIView`).
@MainActor open class View {
    /// Whether it is left out: it takes no room.
    public let isHidden = Property(false)
    /// What lies in it.
    let subviews: Property<[View]>
    /// What the browser makes of it.
    private let kind: String
    private(set) weak var page: Page?
    private weak var superview: View?
    /// Its number on the page. Numbers begin with 1.
    private(set) var number = 0

    init(_ kind: String, _ subviews: [View] = []) {
        self.kind = kind
        self.subviews = Property(subviews)
    }

    /// What the browser is told of it, by the names of attributes.
    var attributes: [String: Signal<AttributeValue>] { ["hidden": isHidden.signal.map { .flag($0) }] }

    /// Does what a person has done to it in the browser. Returns false for what it does not know, or cannot do now.
    func take(_ action: UserAction) -> Bool { false }

    /// Whether it shows this view, of those that lie in it.
    func shows(_ view: View) -> Bool { subviews.value.contains { $0 === view } }

    /// Whether a person can see it: nothing around it is hidden, or lies under another screen.
    var isSeen: Bool {
        !isHidden.value && (superview.map { $0.shows(self) && $0.isSeen } ?? (page?.root === self))
    }

    /// Tells the page what it shows, from now on, and what lies in it.
    func join(_ page: Page) {
        guard self.page == nil else { return }
        self.page = page
        let (number, content) = (page.content.addView(kind), page.content)
        self.number = number
        page.register(self)
        for (name, values) in attributes {
            page.subscriptions.counted(values).subscribe(next: { content.set(name, of: number, to: $0) })
        }
        subviews.signal.subscribe(next: { [weak self, weak page] views in
            // What lies in a view is changed on the main actor.
            MainActor.assumeIsolated {
                guard let page else { return }
                for view in views {
                    view.superview = self
                    view.join(page)
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
