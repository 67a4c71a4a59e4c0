import FRP
import Pixels
import Views

/// A field for a name, and what that person has posted, in a browser. More comes when one scrolls to the end.
/// (`Pixels` has a `TimelinePage` already: the posts that come in one answer.)
final class PostsPage: ViewController {
    private let timeline: TimelineViewModel
    private let username = TextField("Timeline of")
    private let button = Button("Look up")
    private let (activity, trouble) = (ActivityIndicator(), Label("", .bad))
    private let (avatar, name) = (ImageView("the picture of the person"), Label(asItIs: ""))
    private let person: Cell
    private let list = CollectionView<PostViewModel>(.list) { post, _ in PostCell(post) }

    init(_ timeline: TimelineViewModel, in navigation: NavigationController) {
        (self.timeline, person) = (timeline, Cell(StackView(.horizontal, avatar, name)))
        timeline.username.bind(twoWay: username.text)
        button.follow(timeline.lookUp)
        username.returnKey.follow(timeline.lookUp)
        timeline.lookUp.executing.combineLatest(with: timeline.loadMore.executing).or()
            .bind(to: activity.isAnimating)
        timeline.trouble.signal.map { $0 ?? "" }.bind(to: trouble.text)
        timeline.avatar.signal.bind(to: avatar.image)
        timeline.name.signal.map { $0 ?? "" }.bind(to: name.text)
        timeline.name.signal.map { $0 == nil }.bind(to: person.isHidden)
        timeline.posts.signal.bind(to: list.rows)
        list.visible.signal.filter { !$0.isEmpty }
            .subscribe(next: { [weak timeline] in timeline?.show($0) })
        person.presses.subscribe(onMain: { [weak timeline, weak navigation] in
            navigation?.push(timeline?.profile().map(ProfilePage.init))
        })
    }

    var viewModels: [any ViewModel] { [timeline] }

    func loadView() -> View {
        StackView(
            .vertical, Label("Timeline", .title), StackView(.horizontal, username, button, activity), trouble,
            person, list, Label("Try slowshutter or orlagh.", .note))
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

extension TimelineViewModel {
    /// Moves the window to what the browser shows. Where that is the end, a step further asks for more.
    fileprivate func show(_ places: Range<Int>) {
        layOut(rows: places.count)
        let step = places.lowerBound - viewport.value.top
        scroll(places.upperBound >= posts.value.count ? max(step, 1) : step)
    }
}
