import FRP
import Pixmap

/// Shows a view controller to a user, in a browser or at a terminal.
///
/// The views send it each attribute and each change of one; it sends them the actions of the user.
@MainActor public class Window {
    nonisolated let content: PageContent
    let root: View
    private let controller: any ViewController
    private var views: [Int: Place] = [:]
    /// Whether the user can see the window.
    var isSeen = false {
        didSet { if isSeen != oldValue { controller.appear(isSeen) } }
    }

    private struct Place { weak var view: View? }

    init(_ controller: any ViewController, _ content: PageContent) {
        self.content = content
        (self.controller, root) = (controller, controller.loadView())
        root.join(self)
        content.set("subviews", of: PageContent.page, to: .views([root.number]))
    }

    func register(_ view: View) {
        // Now and then, the entries of deallocated views are removed.
        if views.count.isMultiple(of: 64) { views = views.filter { $0.value.view != nil } }
        views[view.number] = Place(view: view)
    }

    /// Sets an attribute of a view to each value of a signal.
    func follow(_ values: Signal<AttributeValue>, _ attribute: String, of view: Int) {
        values.subscribe(next: { [content] in content.set(attribute, of: view, to: $0) })
    }

    /// The picture that an image view shows.
    func image(of view: Int) -> Pixmap? { (views[view]?.view as? ImageView)?.image.value }

    /// Passes actions to their views. Returns whether all belong to visible views, which could do them.
    @discardableResult func take(_ actions: [UserAction]) -> Bool {
        actions.reduce(true) { fits, action in
            guard let view = views[action.view]?.view, view.isSeen else { return false }
            return view.take(action) && fits
        }
    }
}
