// What the tests of this chapter are written with: imported here, it is there in all their files.

@_exported import ExerciseChecks
@_exported import ExerciseTests
@_exported import FRP
@_exported import Testing

// Whose answers the tests of this chapter call: the package's traits choose one module for all of them.
// Of the learner's, only what the exercises declare is imported: whatever else is declared there replaces no name of the checks.

#if Variants
@_exported import Chapter2Variants
#elseif Solutions
@_exported import Chapter2Solutions
#else
@_exported import func Chapter2Exercises.bill
@_exported import func Chapter2Exercises.frostyTowns
@_exported import func Chapter2Exercises.ticketPrice
@_exported import func Chapter2Exercises.trafficLight
#endif
