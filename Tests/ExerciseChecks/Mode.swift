/// The answers that the tests try, and whether an exercise that is not begun fails.
///
/// The package's traits choose: `swift test --traits Variants`.
enum Mode {
    /// The learner's answers, in `Exercises/ChapterN`. An exercise that is not begun does not fail.
    case learning
    /// The learner's answers, for classrooms: an exercise that is not begun fails too.
    case graded
    /// The answers in `Exercises/Solutions`: all must pass.
    case solutions
    /// The answers in `Exercises/Variants`: all right ones must pass, and all wrong ones must be rejected.
    case variants

    static var current: Mode {
        #if Variants
        .variants
        #elseif Solutions
        .solutions
        #elseif Graded
        .graded
        #else
        .learning
        #endif
    }
}
