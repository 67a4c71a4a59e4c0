import FRP
import Pixels
import Views

/// A screen with a field for a name, and the posts of that user. More are loaded when one scrolls to the end.
final class PostsController: ViewController {
    private let timeline: TimelineViewModel
    private let username = TextField("Timeline of")
    private let button = Button("Look up")
    private let (activity, trouble) = (ActivityIndicator(), Label("", .bad))
    private let (avatar, name) = (ImageView("the picture of the person"), Label(asItIs: ""))
    private let person: Cell
    private let (list, remark) = (CollectionView<PostViewModel>(.list) { PostCell($0) }, Label("", .note))

    init(_ timeline: TimelineViewModel, in navigation: NavigationController) {
        (self.timeline, person) = (timeline, Cell(StackView(.horizontal, avatar, name)))
        timeline.username.bind(twoWay: username.text)
        button.follow(timeline.lookUp)
        username.returnKey.follow(timeline.lookUp)
        timeline.lookUp.executing.combineLatest(with: timeline.loadMore.executing).or()
            .bind(to: activity.isAnimating)
        let inVain = username.returns.filter { [timeline] in !timeline.isUsernameValid.value }
        Signal.merge([
            timeline.trouble.signal.map { $0 ?? "" },
            inVain.mapReplace("Type a name first: three letters or more, such as orlagh."),
        ])
        .bind(to: trouble.text)
        timeline.isUsernameValid.signal.map { $0 ? .plain : .note }.bind(to: username.role)
        timeline.posts.signal.combineLatest(with: timeline.allLoaded.signal).map(Self.remark).bind(
            to: remark.text)
        timeline.avatar.signal.bind(to: avatar.image)
        timeline.name.signal.map { $0 ?? "" }.bind(to: name.text)
        timeline.name.signal.map { $0 == nil }.bind(to: person.isHidden)
        timeline.posts.signal.bind(to: list.rows)
        list.visible.signal.bind(to: timeline.visible)
        person.presses.subscribe(onMain: { [weak timeline, weak navigation] in
            navigation?.push(timeline?.profile().map(ProfileController.init))
        })
    }

    var viewModels: [any ViewModel] { [timeline] }

    func loadView() -> View {
        StackView(
            .vertical, Label("Timeline", .title), StackView(.horizontal, username, button, activity), trouble,
            person, list, remark)
    }

    private nonisolated static func remark(posts: [PostViewModel], allLoaded: Bool) -> String {
        if posts.isEmpty { return "Try slowshutter or orlagh." }
        return allLoaded ? "all \(posts.count) posts" : "\(posts.count) posts, and more"
    }
}

/// A post, with the picture of its author.
private final class PostCell: Cell {
    init(_ post: PostViewModel) {
        let avatar = ImageView(asItIs: post.author)
        super.init(
            StackView(
                .horizontal, avatar,
                StackView(.vertical, Label(asItIs: post.author, .note), Label(asItIs: post.text))))
        post.avatar.signal.bind(to: avatar.image)
    }
}
