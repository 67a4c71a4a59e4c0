import FRP
import Pixmap

/// A user, on a screen of their own.
///
/// Reading: the introduction to MVVM (the profile that a tap on the avatar opens).
public final class ProfileViewModel: ViewModel {
    public let activation = Activation()
    public let name: String
    /// The name with the sign before it: `@mina`.
    public let handle: String
    /// The number of posts: `25 posts`.
    public let posts: String
    public let avatar = Property<Pixmap?>(nil, name: "avatar")

    init(_ user: PostRecord.User, avatar picture: Signal<Pixmap?>) {
        name = user.name
        handle = "@\(user.username)"
        posts = user.postsCount.map { counted($0, "post") } ?? ""
        picture.bind(to: avatar)
    }
}

/// A number with its noun: `1 vote`, `13 votes`.
func counted(_ number: Int, _ thing: String) -> String { "\(number) \(thing)\(number == 1 ? "" : "s")" }
