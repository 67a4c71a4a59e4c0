/// Several answers to an exercise, right and wrong ones. The present attempt chooses the one to run. It is for `Exercises/Variants`
/// only.
///
///     public func strongWinds(_ wind: Signal<Int>) -> Signal<Int> {
///         variants {
///             right("`compactMap` leaves out a weak wind.") { wind.compactMap { $0 > 5 ? $0 : nil } }
///             wrong("lets 5 through, which is not above 5") { wind.filter { $0 >= 5 } }
///         }
///     }
public func variants<Answer>(
    @Variants<Answer> _ chosen: () -> Answer?, in function: String = #function
) -> Answer {
    theAnswer(chosen(), in: function)
}

/// The variant for answers that return nothing: the value of a body's last line is dropped.
public func variants(@Variants<Void> _ chosen: () -> Void?, in function: String = #function) {
    theAnswer(chosen(), in: function)
}

/// The variant for answers that await something: `try await variants { try await right("…") { … } … }`.
public func variants<Answer>(
    @Variants<Answer> _ chosen: () async throws -> Answer?, in function: String = #function
) async rethrows -> Answer {
    theAnswer(try await chosen(), in: function)
}

private func theAnswer<Answer>(_ answer: Answer?, in function: String) -> Answer {
    guard let answer else {
        let name = Attempt.current?.variant?.name ?? ""
        fatalError("There is no answer in \(function) that is called \"\(name)\".")
    }
    return answer
}

/// A right answer besides the solution: its difference, as a sentence, and its body.
public func right<Answer>(_ name: String, _ body: () -> Answer) -> Answer? {
    run(Variant(name: name, isRight: true), body)
}

/// A wrong answer: its mistake, such as `lets 5 through`, and its body.
public func wrong<Answer>(_ name: String, _ body: () -> Answer) -> Answer? {
    run(Variant(name: name, isRight: false), body)
}

/// A right answer that awaits something.
public func right<Answer>(_ name: String, _ body: () async throws -> Answer) async rethrows -> Answer? {
    try await run(Variant(name: name, isRight: true), body)
}

/// A wrong answer that awaits something.
public func wrong<Answer>(_ name: String, _ body: () async throws -> Answer) async rethrows -> Answer? {
    try await run(Variant(name: name, isRight: false), body)
}

private func run<Answer>(
    _ variant: Variant, _ body: () async throws -> Answer
) async rethrows -> Answer? {
    Attempt.current?.isToRun(variant) == true ? try await body() : nil
}

private func run<Answer>(_ variant: Variant, _ body: () -> Answer) -> Answer? {
    Attempt.current?.isToRun(variant) == true ? body() : nil
}

/// One of several answers to an exercise.
public struct Variant: Sendable, Hashable {
    /// For a right one its difference from the solution, as a sentence; for a wrong one its mistake.
    public let name: String
    public let isRight: Bool
}

/// Evaluates all of several answers, so that the attempt knows them, and returns the result of the one that was run.
@resultBuilder
public enum Variants<Answer> {
    public static func buildExpression(_ answer: Answer?) -> Answer? { answer }
    public static func buildBlock(_ answers: Answer?...) -> Answer? {
        answers.lazy.compactMap(\.self).first
    }
}
