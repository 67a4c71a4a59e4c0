import FRP
import Pixmap

/// Shows a view controller to a person, and does with its views what the person does: in a browser, or at a terminal.
///
/// A window is told each attribute of each view, and each change of it. It answers with actions.
@MainActor public class Window {
    nonisolated let content: PageContent
    let root: View
    private let controller: any ViewController
    private var views: [Int: Place] = [:]
    /// Whether a person looks at it.
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
        // Who has gone is forgotten, now and then.
        if views.count.isMultiple(of: 64) { views = views.filter { $0.value.view != nil } }
        views[view.number] = Place(view: view)
    }

    /// Has an attribute of a view follow a signal.
    func follow(_ values: Signal<AttributeValue>, _ attribute: String, of view: Int) {
        values.subscribe(next: { [content] in content.set(attribute, of: view, to: $0) })
    }

    /// The picture that an image view shows.
    func image(of view: Int) -> Pixmap? { (views[view]?.view as? ImageView)?.image.value }

    /// Does what a person has done. Returns whether all of it fits a view that is seen.
    @discardableResult func take(_ actions: [UserAction]) -> Bool {
        actions.reduce(true) { fits, action in
            guard let view = views[action.view]?.view, view.isSeen else { return false }
            return view.take(action) && fits
        }
    }
}
