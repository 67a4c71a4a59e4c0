import FRP
import Pixels
import Views

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
        let image = ImageView("")
        let trouble = Label("No picture. Press it.", .bad)
        super.init(image, Label(asItIs: photo.name), trouble)
        photo.picture.signal.bind(to: image.image)
        photo.trouble.signal.map { $0 == nil }.bind(to: trouble.isHidden)
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
