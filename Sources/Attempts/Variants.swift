/// The wrong answers to an exercise, each named after the misconception it shows. Only in `Exercises/Mistakes`.
///
///     mistake([
///         "lets 5 through, which is not above 5": { wind.filter { $0 >= 5 } },
///         "keeps the weak ones": { wind.filter { $0 < 5 } },
///     ])
public func mistake<Answer>(_ answers: KeyValuePairs<String, () -> Answer>) -> Answer {
    variant(answers)
}

/// Other right answers to an exercise than its solution. Only in `Exercises/Accepted`.
public func accepted<Answer>(_ answers: KeyValuePairs<String, () -> Answer>) -> Answer {
    variant(answers)
}

private func variant<Answer>(_ answers: KeyValuePairs<String, () -> Answer>) -> Answer {
    guard let attempt = Attempt.current else { return answers[answers.startIndex].value() }
    return attempt.choose(from: answers)
}
