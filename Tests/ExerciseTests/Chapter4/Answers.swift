// What the tests of this chapter are written with: imported here, it is there in all their files.

@_exported import Attempts
@_exported import ExerciseChecks
@_exported import ExerciseTests
@_exported import FRP
@_exported import Marbles
@_exported import Testing

// Whose answers the tests of this chapter call: the package's traits choose one module for all of them.
// Of the learner's, only what the exercises declare is imported: whatever else is declared there replaces no name of the checks.

#if Variants
@_exported import Chapter4Variants
#elseif Solutions
@_exported import Chapter4Solutions
#else
@_exported import typealias Chapter4Exercises.DepartureBoard
@_exported import protocol Chapter4Exercises.ParcelDelegate
@_exported import typealias Chapter4Exercises.ParcelNews
@_exported import typealias Chapter4Exercises.RadioSet
@_exported import typealias Chapter4Exercises.ScaleNews
@_exported import typealias Chapter4Exercises.TooHeavy
@_exported import func Chapter4Exercises.announcementBoard
@_exported import func Chapter4Exercises.calculationOrder
@_exported import func Chapter4Exercises.cellsToMark
@_exported import func Chapter4Exercises.checksOfTheAddress
@_exported import func Chapter4Exercises.confirmations
@_exported import func Chapter4Exercises.countingStarts
@_exported import func Chapter4Exercises.display
@_exported import func Chapter4Exercises.doughsKneaded
@_exported import func Chapter4Exercises.enableTheButton
@_exported import func Chapter4Exercises.foundThings
@_exported import func Chapter4Exercises.freshForecast
@_exported import func Chapter4Exercises.fullBoxes
@_exported import func Chapter4Exercises.guests
@_exported import func Chapter4Exercises.heardAtTheDoor
@_exported import func Chapter4Exercises.keepLog
@_exported import func Chapter4Exercises.lampOfTheBus
@_exported import func Chapter4Exercises.lampsThatGoAway
@_exported import func Chapter4Exercises.lapsCompared
@_exported import func Chapter4Exercises.lastTwoHeadlines
@_exported import func Chapter4Exercises.linesAtTheDoor
@_exported import func Chapter4Exercises.linesFromTheRadios
@_exported import func Chapter4Exercises.linesOfTheConnection
@_exported import func Chapter4Exercises.linesOfTheLog
@_exported import func Chapter4Exercises.linesOfTheThermometer
@_exported import func Chapter4Exercises.loadingPhoto
@_exported import func Chapter4Exercises.markTheWord
@_exported import func Chapter4Exercises.minutesShown
@_exported import func Chapter4Exercises.ownCombineLatest
@_exported import func Chapter4Exercises.ownDebounce
@_exported import func Chapter4Exercises.ownFilter
@_exported import func Chapter4Exercises.ownFlattenMap
@_exported import func Chapter4Exercises.ownMap
@_exported import func Chapter4Exercises.ownMerge
@_exported import func Chapter4Exercises.ownPublish
@_exported import func Chapter4Exercises.ownSubscribe
@_exported import func Chapter4Exercises.ownSwitchToLatest
@_exported import func Chapter4Exercises.ownTake
@_exported import func Chapter4Exercises.pagesFound
@_exported import func Chapter4Exercises.pagesOfTheCopier
@_exported import func Chapter4Exercises.parcelCommand
@_exported import func Chapter4Exercises.parcelLabels
@_exported import func Chapter4Exercises.parcelNews
@_exported import func Chapter4Exercises.patientForecast
@_exported import func Chapter4Exercises.photosAfterLogin
@_exported import func Chapter4Exercises.placesOnTheMap
@_exported import func Chapter4Exercises.portrait
@_exported import func Chapter4Exercises.priceCommand
@_exported import func Chapter4Exercises.priceToBuyAt
@_exported import func Chapter4Exercises.readings
@_exported import func Chapter4Exercises.ringsInTheHouse
@_exported import func Chapter4Exercises.sharedClock
@_exported import func Chapter4Exercises.strongWinds
@_exported import func Chapter4Exercises.takingsOfTheDay
@_exported import func Chapter4Exercises.tell
@_exported import func Chapter4Exercises.threadsOfThePhoto
@_exported import func Chapter4Exercises.tie
@_exported import func Chapter4Exercises.trainsToCatch
@_exported import func Chapter4Exercises.visitorNumbers
@_exported import func Chapter4Exercises.watchTheKitchen
@_exported import func Chapter4Exercises.whatLatecomersHear
@_exported import func Chapter4Exercises.wholeMessage
#endif
