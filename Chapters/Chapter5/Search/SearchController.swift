import FRP
import Views

/// The instant search on a screen: a field, and below it what was found. Return tries again after trouble.
final class SearchController: ViewController {
    private let search: SearchModel
    private let field = TextField("Search posts")
    private let (hint, trouble, again) = (Label("", .note), Label("", .bad), Button("Try again"))
    private let list = CollectionView<SearchRow>(.list) { row in FoundCell(row) }

    init(_ search: SearchModel) {
        self.search = search
        bindSearch()
        bindHints()
    }

    private func bindSearch() {
        search.text.bind(twoWay: field.text)
        // A note is yellow: the text is too short.
        search.isValid.signal.map { $0 ? .plain : .note }.bind(to: field.role)
        search.rows.signal.bind(to: list.rows)
        search.trouble.signal.map { $0 ?? "" }.bind(to: trouble.text)
        again.presses.merge(field.returns).subscribe(next: { [weak search] in search?.begin() })
    }

    private func bindHints() {
        let isWell = search.trouble.signal.map { $0 == nil }
        isWell.bind(to: again.isHidden)
        isWell.not().bind(to: list.isHidden)
        isWell.not().bind(to: hint.isHidden)
        Signal.combineLatest(search.account.signal, search.isValid.signal, search.rows.signal)
            .map(Self.hint).bind(to: hint.text)
    }

    func loadView() -> View {
        StackView(
            .vertical, Label("Instant search", .title), field, StackView(.horizontal, hint, trouble, again),
            list)
    }

    private nonisolated static func hint(account: String?, isValid: Bool, rows: [SearchRow]) -> String {
        if account == nil { return "asking for access …" }
        guard rows.isEmpty else { return "" }
        return isValid ? "nothing found, so far" : "type three letters or more, such as wind"
    }
}

/// A post, with the picture of its author.
private final class FoundCell: Cell {
    init(_ row: SearchRow) {
        let (avatar, author, text) = (ImageView("the author"), Label(asItIs: "", .note), Label(asItIs: ""))
        super.init(StackView(.horizontal, avatar, StackView(.vertical, author, text)))
        row.avatar.signal.bind(to: avatar.image)
        row.post.signal.map { "\($0.user.name)  @\($0.user.username)" }.bind(to: author.text)
        row.post.signal.map(\.text).bind(to: text.text)
    }
}
