// What the tests of this chapter are written with: imported here, it is there in all their files.

@_exported import ExerciseChecks
@_exported import ExerciseTests
@_exported import FRP
@_exported import Marbles
@_exported import Pixels
@_exported import Testing

// Whose answers the tests of this chapter call: the package's traits choose one module for all of them.
// Of the learner's, only what the exercises declare is imported: whatever else is declared there replaces no name of the checks.

#if Variants
@_exported import Chapter5Variants
#elseif Solutions
@_exported import Chapter5Solutions
#else
@_exported import typealias Chapter5Exercises.FullSizeScreen
@_exported import typealias Chapter5Exercises.LibraryReply
@_exported import typealias Chapter5Exercises.LibrarySaysNo
@_exported import typealias Chapter5Exercises.NoPhotos
@_exported import typealias Chapter5Exercises.PhotoCallback
@_exported import typealias Chapter5Exercises.ReusedCell
@_exported import protocol Chapter5Exercises.WeatherStation
@_exported import func Chapter5Exercises.degrees
@_exported import func Chapter5Exercises.follow
@_exported import func Chapter5Exercises.fullSizePicture
@_exported import func Chapter5Exercises.imageAddress
@_exported import func Chapter5Exercises.importAtOnce
@_exported import func Chapter5Exercises.linesOfTheGallery
@_exported import func Chapter5Exercises.linesOfTheSearch
@_exported import func Chapter5Exercises.pages
@_exported import func Chapter5Exercises.photoWall
@_exported import func Chapter5Exercises.photosToShow
@_exported import func Chapter5Exercises.pictureOnShow
@_exported import func Chapter5Exercises.textsToSearch
@_exported import func Chapter5Exercises.unpacked
@_exported import func Chapter5Exercises.whatSearchesSend
#endif
