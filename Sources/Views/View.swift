import FRP
import Text

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
    public private(set) lazy var isHidden: Property<Bool> = {
        isHiding = true
        let isHidden = Property(false)
        if let page { follow("hidden", isHidden.signal.map { .flag($0) }, on: page) }
        return isHidden
    }()
    /// Whether somebody has asked for `isHidden`. Most views are never left out, and a page may have thousands.
    private var isHiding = false
    /// What lies in it, if anything can.
    let subviews: Property<[View]>?
    /// What the browser makes of it.
    private let kind: String
    private(set) weak var page: BrowserWindow?
    private weak var superview: View?
    /// Its number on the page. Numbers begin with 1.
    private(set) var number = 0

    init(_ kind: String, _ subviews: [View]? = nil) {
        self.kind = kind
        self.subviews = subviews.map { Property($0) }
    }

    /// What the browser is told of it, by the names of attributes.
    var attributes: [String: Signal<AttributeValue>] {
        isHiding ? ["hidden": isHidden.signal.map { .flag($0) }] : [:]
    }

    /// Does what a person has done to it in the browser. Returns false for what it does not know, or cannot do now.
    func take(_ action: UserAction) -> Bool { false }

    /// Whether it shows this view, of those that lie in it.
    func shows(_ view: View) -> Bool { subviews?.value.contains { $0 === view } == true }

    /// Whether a person can see it: nothing around it is hidden, or lies under another screen.
    var isSeen: Bool {
        !(isHiding && isHidden.value)
            && (superview.map { $0.shows(self) && $0.isSeen } ?? (page?.root === self))
    }

    private func follow(_ attribute: String, _ values: Signal<AttributeValue>, on page: BrowserWindow) {
        page.subscriptions.subscribe(to: values) { [number, content = page.content] in
            content.set(attribute, of: number, to: $0)
        }
    }

    /// Tells the page what it shows, from now on, and what lies in it.
    func join(_ page: BrowserWindow) {
        guard self.page == nil else { return }
        self.page = page
        let (number, content) = (page.content.addView(kind), page.content)
        self.number = number
        page.register(self)
        for (name, values) in attributes { follow(name, values, on: page) }
        subviews?.signal.subscribe(next: { [weak self, weak page] views in
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
