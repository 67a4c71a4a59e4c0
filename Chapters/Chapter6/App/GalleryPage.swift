import FRP
import Pixels
import Views

/// The gallery in a browser, on the view model that the terminal's screen has: a grid of pictures and a list of names.
final class GalleryPage: ViewController {
    private let gallery: GalleryViewModel
    private let window: GridViewModel
    private let grid: CollectionView<PhotoViewModel>
    private let list: CollectionView<PhotoViewModel>
    private let again = Button("Try again")

    init(_ gallery: GalleryViewModel, in navigation: NavigationController) {
        (self.gallery, window) = (gallery, gallery.grid(withPictures: true))
        grid = CollectionView(.grid) { [weak gallery] photo, place in
            let cell = PhotoCell(photo, at: place, in: gallery)
            cell.presses.subscribe(onMain: { [weak navigation] in
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
        gallery.fetching.trouble.signal.map { $0 == nil }.bind(to: again.isHidden)
        again.presses.subscribe(next: { [weak gallery] in gallery?.retry() })
    }

    var viewModels: [any ViewModel] { [gallery, window] }

    func loadView() -> View {
        StackView(
            .vertical,
            StackView(.horizontal, Label(gallery.title, .title), FetchingView(gallery.fetching), again),
            StackView(.horizontal, grid, list))
    }
}

/// A cell that chooses its photo when it is pressed, and is marked while it is chosen.
class ChoosingCell: Cell {
    func follow(_ gallery: GalleryViewModel?, at place: Int) {
        gallery?.chosen.signal.map { $0 == place }.distinctUntilChanged().bind(to: isSelected)
        presses.subscribe(next: { [weak gallery] in gallery?.choose(place) })
    }
}

/// A picture and its name: the book's `FRPCell`.
final class PhotoCell: ChoosingCell {
    init(_ photo: PhotoViewModel, at place: Int, in gallery: GalleryViewModel?) {
        let image = ImageView(asItIs: photo.name)
        super.init(image, Label(asItIs: photo.name))
        photo.picture.signal.bind(to: image.image)
        follow(gallery, at: place)
    }
}

/// A name: the same photo, without its picture.
final class NameCell: ChoosingCell {
    init(_ name: String, at place: Int, in gallery: GalleryViewModel?) {
        super.init(Label(asItIs: name))
        follow(gallery, at: place)
    }
}

/// Says that something is being fetched, or why it is not there.
@MainActor func FetchingView(_ fetching: Fetching) -> View {
    let (activity, trouble) = (ActivityIndicator(), Label("", .bad))
    fetching.isLoading.signal.bind(to: activity.isAnimating)
    fetching.trouble.signal.map { $0 ?? "" }.bind(to: trouble.text)
    return StackView(.horizontal, activity, trouble)
}
