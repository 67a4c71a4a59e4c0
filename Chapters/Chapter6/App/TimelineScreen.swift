import FRP
import Pixels
import Views
import Terminal

/// A field for a name, and what that person has posted. More comes when one reaches the end.
@MainActor final class TimelineScreen: AppScreen {
    static let smallest = Size(columns: 50, rows: 14)
    private static let top = 5
    private static let rowHeight = 4
    private static let avatar = Size(columns: 6, rows: 3)
    private let timeline: TimelineViewModel
    private let button = Control<Void>()
    /// Whether Enter was the last key although there is no name to look up.
    private var isPressedInVain = false

    init(_ timeline: TimelineViewModel) {
        self.timeline = timeline
        button.follow(timeline.lookUp)
    }

    var viewModels: [any ViewModel] { [timeline] }

    func handle(_ key: Key, in navigator: Navigator) {
        isPressedInVain = key == .enter && !timeline.isUsernameValid.value
        switch key {
        case .character(let character): timeline.username.modify { $0.append(character) }
        case .backspace: timeline.username.modify { _ = $0.popLast() }
        case .control("u"): timeline.username.value = ""
        case .enter: button.press()
        case .down: timeline.scroll(1)
        case .up: timeline.scroll(-1)
        case .pageDown: timeline.scroll(timeline.viewport.value.rows)
        case .pageUp: timeline.scroll(-timeline.viewport.value.rows)
        case .end: timeline.scroll(timeline.posts.value.count)
        case .home: timeline.scroll(-timeline.posts.value.count)
        case .tab: navigator.push(timeline.profile().map(ProfileScreen.init))
        case .escape: navigator.pop()
        default: break
        }
    }

    var keys: KeyValuePairs<String, String> {
        [
            "a b …": "letters go into the field", "Backspace": "deletes a letter",
            "Ctrl-U": "empties the field",
            "Enter": "looks up the person of this name", "↓ ↑": "one post down, or up",
            "Page Up": "posts that are newer",
            "Page Down": "posts that are older", "Home End": "the newest post, or the oldest that is here",
            "Tab": "shows who it is", "Esc": "leaves",
        ]
    }

    func layOut(in size: Size) { timeline.layOut(rows: (size.rows - Self.top - 2) / Self.rowHeight) }

    func draw(on canvas: inout Canvas) {
        canvas.write("Timeline of", row: 0, column: 1, .bold)
        canvas.writeField(
            timeline.username.value, row: 0, column: 13, width: 22,
            Style(.black, on: timeline.isUsernameValid.value ? .brightWhite : .brightYellow), hasCursor: true)
        canvas.writeButton("Look up", row: 0, column: 37, isEnabled: button.isEnabled.value)
        drawPerson(on: &canvas)
        for (place, index) in timeline.visible.enumerated() {
            draw(timeline.posts.value[index], row: Self.top + place * Self.rowHeight, on: &canvas)
        }
        canvas.write(remark, row: canvas.size.rows - 2, column: 1, .dim)
        canvas.writeHelp("Enter looks up, arrows scroll, Esc leaves, ? keys")
    }

    private var remark: String {
        let count = timeline.posts.value.count
        if isPressedInVain { return "Type a name first: three letters or more, such as orlagh." }
        if timeline.lookUp.isExecuting || timeline.loadMore.isExecuting { return "loading …" }
        if count == 0 { return "Try slowshutter or orlagh." }
        return timeline.allLoaded.value ? "all \(count) posts" : "\(count) posts, and more"
    }

    private func drawPerson(on canvas: inout Canvas) {
        if let trouble = timeline.trouble.value {
            canvas.writeWrapped(trouble, row: 1, Style(.red))
        } else if let name = timeline.name.value {
            canvas.draw(timeline.avatar.value, row: 1, column: 1, Self.avatar)
            canvas.writeAsItIs(name, row: 2, column: 9, .bold)
        }
    }

    private func draw(_ post: PostViewModel, row: Int, on canvas: inout Canvas) {
        canvas.draw(post.avatar.value, row: row, column: 1, Self.avatar)
        canvas.writeAsItIs(post.author, row: row, column: 9, .dim)
        canvas.writeAsItIs(post.text.truncated(toWidth: canvas.size.columns - 10), row: row + 1, column: 9)
    }
}
