/// Whose answers the tests try, and what becomes of an exercise that nobody has begun.
///
/// The package's traits choose: `swift test --traits Mistakes`.
enum Mode {
    /// The learner's, in `Exercises/ChapterN`; not begun is no failure.
    case learning
    /// The learner's; not begun fails too. For classrooms.
    case graded
    /// `Exercises/Solutions`: all must pass.
    case solutions
    /// `Exercises/Accepted`: all must pass, each of several.
    case accepted
    /// `Exercises/Mistakes`: all must be rejected, each of several.
    case mistakes

    static var current: Mode {
        #if Mistakes
        .mistakes
        #elseif Accepted
        .accepted
        #elseif Solutions
        .solutions
        #elseif Graded
        .graded
        #else
        .learning
        #endif
    }
}
