import FRP
import Pixmap

/// A post of a timeline. The timeline's view model makes it, and passes it everything that it shows.
///
/// Reading: the introduction to MVVM (its cell view models).
public final class PostViewModel: ViewModel {
    public let activation = Activation()
    public let id: Int
    public let author: String
    public let text: String
    public let avatar = Property<Pixmap?>(nil, name: "avatar")

    init(_ post: PostRecord, avatar picture: Signal<Pixmap?>) {
        (id, author, text) = (post.id, post.user.name, post.text)
        picture.bind(to: avatar)
    }
}
