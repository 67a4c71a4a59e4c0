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
@_exported import Chapter6Variants
#elseif Solutions
@_exported import Chapter6Solutions
#else
@_exported import typealias Chapter6Exercises.AlbumViewModel
@_exported import typealias Chapter6Exercises.CityViewModel
@_exported import typealias Chapter6Exercises.CommentRecord
@_exported import typealias Chapter6Exercises.CommentRow
@_exported import protocol Chapter6Exercises.Compass
@_exported import typealias Chapter6Exercises.ForecastViewModel
@_exported import typealias Chapter6Exercises.NoAnswer
@_exported import typealias Chapter6Exercises.PictureSizeViewModel
@_exported import typealias Chapter6Exercises.PortraitViewModel
@_exported import typealias Chapter6Exercises.Postcard
@_exported import typealias Chapter6Exercises.Radio
@_exported import typealias Chapter6Exercises.Tool
@_exported import typealias Chapter6Exercises.WalkFormatter
@_exported import typealias Chapter6Exercises.WalkViewModel
@_exported import func Chapter6Exercises.answer
@_exported import func Chapter6Exercises.closeScreen
@_exported import func Chapter6Exercises.commentRows
@_exported import func Chapter6Exercises.debounced
@_exported import func Chapter6Exercises.lettersOfTheSlowLoop
@_exported import func Chapter6Exercises.loadMoreCommand
@_exported import func Chapter6Exercises.loadingAlwaysEnds
@_exported import func Chapter6Exercises.loginCommand
@_exported import func Chapter6Exercises.longerTimeline
@_exported import func Chapter6Exercises.pagesAreRight
@_exported import func Chapter6Exercises.photo
@_exported import func Chapter6Exercises.search
@_exported import func Chapter6Exercises.toolsForSixJobs
@_exported import func Chapter6Exercises.totalsToShow
@_exported import func Chapter6Exercises.turns
@_exported import func Chapter6Exercises.voting
@_exported import func Chapter6Exercises.watch
@_exported import func Chapter6Exercises.workBeginsWithActivation
#endif
