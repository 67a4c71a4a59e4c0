import Testing

/// The tests of all exercises, one after the other: an attempt that misbehaves disturbs no other.
@Suite("Exercises", .serialized) enum AllExercises {
    @Suite("Chapter 2") enum Chapter2 {}
    @Suite("Chapter 3") enum Chapter3 {}
    @Suite("Chapter 4") enum Chapter4 {}
    @Suite("Chapter 5") enum Chapter5 {}
    @Suite("Chapter 6") enum Chapter6 {}
}

typealias Chapter2 = AllExercises.Chapter2
typealias Chapter3 = AllExercises.Chapter3
typealias Chapter4 = AllExercises.Chapter4
typealias Chapter5 = AllExercises.Chapter5
typealias Chapter6 = AllExercises.Chapter6
