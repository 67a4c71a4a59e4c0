// What the tests of this chapter are written with: imported here, it is there in all their files.

@_exported import BuildItYourself
@_exported import ExerciseChecks
@_exported import ExerciseTests
@_exported import FRP
@_exported import Marbles
@_exported import Testing

// Whose answers the tests of this chapter call: the package's traits choose one module for all of them.

#if Variants
@_exported import Chapter4Variants
#elseif Solutions
@_exported import Chapter4Solutions
#else
@_exported import Chapter4Exercises
#endif
