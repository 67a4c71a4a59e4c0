import FRP
import Pixels
import Views

/// The gallery in a browser, on the view model that the terminal's screen has: a grid of pictures and a list of names.
final class GalleryPage: ViewController {
    private let gallery: GalleryViewModel
    private let window: GridViewModel
    private let grid: CollectionView<PhotoViewModel>
    private let list: CollectionView<PhotoViewModel>

    init(_ gallery: GalleryViewModel, in navigation: NavigationController) {
        (self.gallery, window) = (gallery, gallery.grid(withPictures: true))
        grid = CollectionView(.grid) { [weak gallery] photo, place in
            let cell = PhotoCell(photo, at: place, in: gallery)
            cell.presses.subscribe(onMain: { [weak photo, weak navigation] in
                if photo?.trouble.value != nil { return photo?.fetching.again() ?? () }
                navigation?.push(gallery?.pages().map { [weak navigation] in PagesPage($0, in: navigation) })
            })
            return cell
        }
        list = CollectionView(.list) { [weak gallery] photo, place in
            NameCell("\(place + 1). \(photo.name)", at: place, in: gallery)
        }
        for view in [grid, list] { gallery.photos.signal.bind(to: view.rows) }
        grid.visible.signal.filter { !$0.isEmpty }
            .map { Viewport(columns: 1, rows: $0.count, top: $0.lowerBound) }
            .bind(to: window.viewport)
    }

    var viewModels: [any ViewModel] { [gallery, window] }

    func loadView() -> View {
        StackView(
            .vertical,
            StackView(.horizontal, Label(gallery.title, .title), FetchingView(.return(gallery.fetching))),
            StackView(.horizontal, grid, list))
    }
}
