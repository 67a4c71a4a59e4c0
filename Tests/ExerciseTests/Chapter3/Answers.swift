// What the tests of this chapter are written with: imported here, it is there in all their files.

@_exported import ExerciseChecks
@_exported import ExerciseTests
@_exported import Testing

// Whose answers the tests of this chapter call: the package's traits choose one module for all of them.
// Of the learner's, only what the exercises declare is imported: whatever else is declared there replaces no name of the checks.

#if Variants
@_exported import Chapter3Variants
#elseif Solutions
@_exported import Chapter3Solutions
#else
@_exported import typealias Chapter3Exercises.OutOfFold
@_exported import func Chapter3Exercises.allInTurn
@_exported import func Chapter3Exercises.announce
@_exported import func Chapter3Exercises.diary
@_exported import func Chapter3Exercises.dinnerLines
@_exported import func Chapter3Exercises.leftAndRight
@_exported import func Chapter3Exercises.number
@_exported import func Chapter3Exercises.summerTime
@_exported import func Chapter3Exercises.totals
@_exported import func Chapter3Exercises.withoutJunkMail
#endif
