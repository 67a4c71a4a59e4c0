import Narration

/// The exercises that somebody may have meant who typed a number that none has.
struct NearestExercises {
    /// ` Did you mean 4.3.4?`, or nothing.
    let question: String

    init(to word: String, among ids: [ExerciseID]) {
        let typed = word.split(separator: ".").compactMap { Int($0) }
        let inSection = ids.filter { $0.numbers.prefix(2) == typed.prefix(2) }
        if typed.count == 3,
            let nearest = inSection.min(by: { abs($0.numbers[2] - typed[2]) < abs($1.numbers[2] - typed[2]) })
        {
            question = " Did you mean “\(nearest)”?"
        } else {
            question = NearestNames(to: word, among: ids.map(\.description)).question
        }
    }
}
