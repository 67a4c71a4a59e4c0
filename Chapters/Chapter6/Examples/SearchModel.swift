/// What somebody sees, and the pages before it.
struct SearchModel: Sendable {
    struct Page: Sendable {
        var text = ""
        var posts = ""
    }

    var page = Page()
    var before: [Page] = []
}

/// What can happen to it.
enum SearchAction: Sendable {
    case typed(String)
    case found(String, on: String)
    case undo
}

/// The model after an action. It depends on nothing else.
@Sendable func update(_ model: SearchModel, _ action: SearchAction) -> SearchModel {
    var next = model
    switch action {
    case .typed(let text):
        next.before.append(model.page)
        next.page.text = text
    case .found(let posts, let text):
        if text == model.page.text { next.page.posts = posts }
    case .undo:
        next.page = next.before.popLast() ?? model.page
    }
    return next
}
