/// Whose answers the tests try, and what becomes of an exercise that nobody has begun.
///
/// The package's traits choose: `swift test --traits Variants`.
enum Mode {
    /// The learner's, in `Exercises/ChapterN`; not begun is no failure.
    case learning
    /// The learner's; not begun fails too. For classrooms.
    case graded
    /// `Exercises/Solutions`: all must pass.
    case solutions
    /// `Exercises/Variants`: the right ones must pass, and the wrong ones must be rejected, each of several.
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
