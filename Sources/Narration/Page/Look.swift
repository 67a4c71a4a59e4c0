import Terminal
import Text

/// The colours of a page, where it has colours.
enum Look {
    static let title = Style.bold
    static let aside = Style.dim
    static let code = Style(.cyan)
    static let mark = Style(.green)

    /// A word of Swift.
    static func of(_ kind: SwiftToken.Kind) -> Style {
        switch kind {
        case .keyword: Style(.magenta)
        case .name: Style(.cyan)
        case .literal: Style(.green)
        case .comment: .dim
        case .other: .plain
        }
    }
}
