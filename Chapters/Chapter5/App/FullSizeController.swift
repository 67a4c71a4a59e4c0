import FRP
import Pixels
import Text
import Views

/// A screen with one photo in full size, and buttons for the next photo and the one before.
final class FullSizeController: ViewController {
    private let pager: FullSizePager
    private let (title, about, place) = (Label(asItIs: "", .title), Label(asItIs: ""), Label("", .note))
    private let (back, next) = (Button("←", key: "←"), Button("→", key: "→"))
    private let again = Button("Try again", key: "r")
    private let (image, activity, trouble) = (ImageView("the photo"), ActivityIndicator(), Label("", .bad))

    init(_ pager: FullSizePager) {
        self.pager = pager
        let photo = pager.index.signal.map { [photos = pager.photos] in photos[$0] }
        photo.map(\.name).bind(to: title.text)
        photo.map { photo in
            let rating = (photo.rating * 100).rounded() / 100
            return "by {photographer}, rated {rating}"
                .translated(naming: ["photographer": photo.photographer, "rating": "\(rating)"])
        }
        .bind(to: about.text)
        pager.index.signal.map { [count = pager.photos.count] in "\($0 + 1) of \(count)" }.bind(
            to: place.text)
        bindPager()
    }

    private func bindPager() {
        pager.picture.signal.bind(to: image.image)
        pager.isLoading.signal.bind(to: activity.isAnimating)
        pager.trouble.signal.map { $0 ?? "" }.bind(to: trouble.text)
        pager.trouble.signal.map { $0 == nil }.bind(to: again.isHidden)
        back.presses.subscribe(next: { [weak pager] in pager?.turn(-1) })
        next.presses.subscribe(next: { [weak pager] in pager?.turn(1) })
        again.presses.subscribe(next: { [weak pager] in pager?.load() })
    }

    func loadView() -> View {
        StackView(
            .vertical, title, about, StackView(.horizontal, back, next, place, activity, trouble, again),
            image)
    }
}
