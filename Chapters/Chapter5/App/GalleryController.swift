import FRP
import Pixels
import Views

/// The gallery on a screen: a grid of pictures. Each picture is fetched while it is visible.
final class GalleryController: ViewController {
    private let gallery: Gallery
    private let importer: PhotoImporter
    private weak var navigation: NavigationController?
    private let (activity, trouble) = (ActivityIndicator(), Label("", .bad))
    private let again = Button("Try again", key: "r")
    private lazy var grid = CollectionView<PhotoModel> { [unowned self] in cell(for: $0) }
    /// The photos whose pictures have not arrived.
    private let missing = Property<Set<Int>>([])
    /// The full-size screen's photos, while it is above the gallery.
    private var opened: FullSizePager?

    init(_ importer: PhotoImporter, in navigation: NavigationController) {
        (gallery, self.importer, self.navigation) = (Gallery(importer), importer, navigation)
        gallery.photos.signal.bind(to: grid.rows)
        gallery.chosen.bind(twoWay: grid.chosen)
        gallery.status.signal.map { $0 == .loading }.bind(to: activity.isAnimating)
        let words = gallery.status.signal.map { if case .failed(let words) = $0 { words } else { "" } }
        words.bind(to: trouble.text)
        words.map(\.isEmpty).combineLatest(with: missing.signal.map(\.isEmpty)).and().bind(to: again.isHidden)
        again.presses.subscribe(next: { [weak gallery] in
            if case .failed = gallery?.status.value { gallery?.load() }
        })
    }

    func loadView() -> View {
        gallery.load()
        return StackView(
            .vertical, StackView(.horizontal, Label("Popular photos", .title), activity, trouble, again), grid
        )
    }

    private func cell(for photo: PhotoModel) -> PhotoCell {
        let cell = PhotoCell(photo, GalleryCell(width: 145, height: 145, importer))
        again.presses.subscribe(next: { [weak model = cell.model] in model?.retry() })
        cell.model.trouble.signal.subscribe(next: { [missing] trouble in
            missing.modify { if trouble == nil { $0.remove(photo.id) } else { $0.insert(photo.id) } }
        })
        cell.presses.subscribe(onMain: { [weak self, weak model = cell.model] in
            if model?.trouble.value == nil { self?.open() } else { model?.retry() }
        })
        return cell
    }

    private func open() {
        opened = gallery.open()
        navigation?.push(opened.map(FullSizeController.init))
    }

    /// After the return from the full-size screen, the photo that was shown there is chosen.
    func appear(_ isSeen: Bool) {
        guard isSeen, let pager = opened else { return }
        opened = nil
        gallery.chosen.value = pager.index.value
    }
}

/// A picture and its name.
private final class PhotoCell: Cell {
    let model: GalleryCell

    init(_ photo: PhotoModel, _ model: GalleryCell) {
        self.model = model
        let (image, trouble) = (ImageView(""), Label("No picture. Press it.", .bad))
        super.init(image, Label(asItIs: photo.name), trouble)
        isVisible.signal.distinctUntilChanged().map { $0 ? photo : nil }.bind(to: model.photo)
        model.picture.signal.bind(to: image.image)
        model.trouble.signal.map { $0 == nil }.bind(to: trouble.isHidden)
    }
}
