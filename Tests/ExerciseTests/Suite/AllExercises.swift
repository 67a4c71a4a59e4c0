import ExerciseChecks
import Testing

/// The tests of all exercises, one after the other: an attempt that misbehaves disturbs no other.
///
/// The tests of each chapter are a module of their own, and extend this suite. So all of them are named after this module
/// (`ExerciseTests.AllExercises/Chapter4/Signals/…`), and `--filter ExerciseTests` finds them.
@Suite("Exercises", .serialized, .triesEnough) public enum AllExercises {
    @Suite("Chapter 2") public enum Chapter2 {}
    @Suite("Chapter 3") public enum Chapter3 {}
    @Suite("Chapter 4") public enum Chapter4 {}
    @Suite("Chapter 5") public enum Chapter5 {}
    @Suite("Chapter 6") public enum Chapter6 {}
}

public typealias Chapter2 = AllExercises.Chapter2
public typealias Chapter3 = AllExercises.Chapter3
public typealias Chapter4 = AllExercises.Chapter4
public typealias Chapter5 = AllExercises.Chapter5
public typealias Chapter6 = AllExercises.Chapter6
