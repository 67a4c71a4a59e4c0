import FRP
import Pixels
import Views

/// The gallery in a browser, on the models of `GalleryScreen`: a grid of pictures, each of which is fetched while it can be seen.
final class GalleryPage: ViewController {
    private let gallery: Gallery
    private let importer: PhotoImporter
    private weak var navigation: NavigationController?
    private let (activity, trouble, again) = (ActivityIndicator(), Label("", .bad), Button("Try again"))
    private lazy var grid = CollectionView<PhotoModel> { [unowned self] in cell(for: $0, at: $1) }
    /// The photos in full size, while they lie on the gallery.
    private var opened: FullSizePager?

    init(_ importer: PhotoImporter, in navigation: NavigationController) {
        (gallery, self.importer, self.navigation) = (Gallery(importer), importer, navigation)
        gallery.photos.signal.bind(to: grid.rows)
        gallery.status.signal.map { $0 == .loading }.bind(to: activity.isAnimating)
        let words = gallery.status.signal.map { if case .failed(let words) = $0 { words } else { "" } }
        words.bind(to: trouble.text)
        words.map(\.isEmpty).bind(to: again.isHidden)
        again.presses.subscribe(next: { [weak gallery] in gallery?.retry() })
    }

    func loadView() -> View {
        // Which photos are seen, the browser knows: the gallery's own window shows none.
        gallery.top.value = -1
        gallery.load()
        return StackView(
            .vertical, StackView(.horizontal, Label("Popular photos", .title), activity, trouble, again), grid
        )
    }

    private func cell(for photo: PhotoModel, at place: Int) -> PhotoCell {
        let cell = PhotoCell(photo, GalleryCell(width: 145, height: 145, importer))
        gallery.chosen.signal.map { $0 == place }.distinctUntilChanged().bind(to: cell.isSelected)
        grid.visible.signal.map { $0.contains(place) ? photo : nil }
            .subscribe(next: { [weak model = cell.model] in model?.show($0) })
        cell.presses.subscribe(onMain: { [weak self, weak model = cell.model] in
            if model?.trouble.value == nil { self?.open(place) } else { model?.retry() }
        })
        return cell
    }

    private func open(_ place: Int) {
        gallery.choose(place)
        opened = gallery.open()
        navigation?.push(opened.map(FullSizePage.init))
    }

    /// Whoever comes back finds the photo they went on to.
    func appear(_ isSeen: Bool) {
        guard isSeen, let pager = opened else { return }
        opened = nil
        gallery.choose(pager.index.value)
    }
}

/// A picture and its name.
private final class PhotoCell: Cell {
    let model: GalleryCell

    init(_ photo: PhotoModel, _ model: GalleryCell) {
        self.model = model
        let (image, trouble) = (ImageView(""), Label("No picture. Press it.", .bad))
        super.init(image, Label(asItIs: photo.name), trouble)
        model.picture.signal.bind(to: image.image)
        model.trouble.signal.map { $0 == nil }.bind(to: trouble.isHidden)
    }
}
