/// Several answers to an exercise, right ones and wrong ones, beside each other: the attempt that is under way chooses the one that is
/// run. Only in `Exercises/Variants`.
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

/// The same where the answer returns nothing: the value of a body's last line is dropped.
public func variants(@Variants<Void> _ chosen: () -> Void?, in function: String = #function) {
    theAnswer(chosen(), in: function)
}

/// The same where the answer awaits something: `try await variants { try await right("…") { … } … }`.
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

/// Another right answer than the solution: what it does differently, as a sentence, and its body.
public func right<Answer>(_ name: String, _ body: () -> Answer) -> Answer? {
    run(Variant(name: name, isRight: true), body)
}

/// A wrong answer: what it does wrong, as in `lets 5 through`, and its body.
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
    /// Of a right one how it differs from the solution, as a sentence; of a wrong one what it does wrong.
    public let name: String
    public let isRight: Bool
}

/// Of several answers all are looked at, so that it is known which there are; one has been run.
@resultBuilder
public enum Variants<Answer> {
    public static func buildExpression(_ answer: Answer?) -> Answer? { answer }
    public static func buildBlock(_ answers: Answer?...) -> Answer? {
        answers.lazy.compactMap(\.self).first
    }
}
