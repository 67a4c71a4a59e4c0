import FRP
import Pixels
import Views

/// A screen with one photo in full size, and buttons for the next photo and the one before.
final class PagesController: ViewController {
    private let pages: PagesViewModel
    private let (title, place, image) = (Label(asItIs: "", .title), Label("", .note), ImageView("the photo"))
    private let (back, next) = (Button("←", key: "←"), Button("→", key: "→"))
    private let more = Button("More", key: "d")

    init(_ pages: PagesViewModel, in navigation: NavigationController?) {
        self.pages = pages
        let page = pages.page.signal.compactMap { $0 }
        page.map(\.name).bind(to: title.text)
        page.map { $0.picture.signal }.switchToLatest().bind(to: image.image)
        pages.index.signal.map { [count = pages.count] in "\($0 + 1) of \(count)" }.bind(to: place.text)
        back.presses.subscribe(next: { [weak pages] in pages?.turn(-1) })
        next.presses.subscribe(next: { [weak pages] in pages?.turn(1) })
        more.presses.subscribe(onMain: { [weak pages, weak navigation] in
            navigation?.push(pages?.details().map { DetailsController($0, in: navigation) })
        })
    }

    var viewModels: [any ViewModel] { [pages] }

    func loadView() -> View {
        let fetching = FetchingView(pages.page.signal.compactMap { $0?.fetching })
        return StackView(.vertical, title, StackView(.horizontal, back, next, place, more, fetching), image)
    }
}
