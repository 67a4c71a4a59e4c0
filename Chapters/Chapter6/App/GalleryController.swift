import FRP
import Pixels
import Views

/// The gallery on a screen: a grid of pictures, and beside it a list of names. Both show the same view model.
final class GalleryController: ViewController {
    private let gallery: GalleryViewModel
    private let (grid, list): (CollectionView<PhotoViewModel>, CollectionView<PhotoViewModel>)
    private let (names, again) = (Button("List", key: "l"), Button("Try again", key: "r"))

    /// - Parameter showsList: whether the list is visible at first.
    init(_ gallery: GalleryViewModel, in navigation: NavigationController, showsList: Bool = true) {
        self.gallery = gallery
        // The names of the photos whose pictures have not arrived.
        let missing = Property<Set<String>>([])
        grid = CollectionView(.grid) { photo in
            photo.trouble.signal.subscribe(next: { [name = photo.name] trouble in
                missing.modify { if trouble == nil { $0.remove(name) } else { $0.insert(name) } }
            })
            return PhotoCell(photo)
        }
        list = CollectionView(.list) { [weak gallery] photo in
            let place = gallery?.photos.value.firstIndex { $0 === photo } ?? 0
            return Cell(Label(asItIs: "\(place + 1). \(photo.name)"))
        }
        bindPhotos()
        grid.presses.subscribe(onMain: { [weak gallery, weak navigation] photo in
            if photo.trouble.value != nil { return photo.fetching.again() }
            navigation?.push(gallery?.pages().map { PagesController($0, in: navigation) })
        })
        grid.visible.signal.bind(to: gallery.visible)
        missing.signal.map(\.isEmpty).bind(to: again.isHidden)
        again.presses.subscribe(next: { [weak gallery] in gallery?.retry() })
        list.isHidden.value = !showsList
        names.presses.subscribe(next: { [isHidden = list.isHidden] in isHidden.modify { $0.toggle() } })
    }

    private func bindPhotos() {
        for view in [grid, list] {
            gallery.photos.signal.bind(to: view.rows)
            gallery.chosen.bind(twoWay: view.chosen)
        }
    }

    var viewModels: [any ViewModel] { [gallery] }

    func loadView() -> View {
        let fetching = FetchingView(.return(gallery.fetching))
        return StackView(
            .vertical, StackView(.horizontal, Label(gallery.title, .title), names, fetching, again),
            StackView(.horizontal, grid, list))
    }
}

/// A picture and its name: the book's `FRPCell`.
private final class PhotoCell: Cell {
    init(_ photo: PhotoViewModel) {
        let image = ImageView("")
        let trouble = Label("No picture. Press it.", .bad)
        super.init(image, Label(asItIs: photo.name), trouble)
        photo.picture.signal.bind(to: image.image)
        photo.trouble.signal.map { $0 == nil }.bind(to: trouble.isHidden)
    }
}
