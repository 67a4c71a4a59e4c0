import FRP

/// All answers that one can play with, as the book's table names them.
@MainActor let answers = sheetAnswers + formAnswers

private let kept = Lock<[any Sendable]>([])

/// Keeps an object alive as long as the program, since bindings keep nothing alive.
func keep<Kept: Sendable>(_ object: Kept) -> Kept {
    kept.withLock { $0.append(object) }
    return object
}
