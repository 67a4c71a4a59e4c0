import Foundation

/// The state as version 1 of the file held it: by the numbers that the exercises had then, and without the text that a verdict was
/// found in.
struct FirstState: Decodable {
    let version: Int
    let verdicts: [String: Verdict]
    let hints: [String: Int]

    /// What of it still holds. A number stands for what it stood for then, whatever has it now; a passed exercise counts as
    /// passed where an answer stands in its place, and other verdicts are left out, since a check finds them again.
    func migrated(for answers: [Answer]) -> LearnerState {
        var state = LearnerState()
        for answer in answers {
            guard let number = Self.numbers[answer.exercise.name] else { continue }
            if let count = hints[number] { state.rememberHints(count, to: answer.exercise) }
            if verdicts[number]?.state == .passed, !answer.isMissing, !answer.isUntouched,
                answer.todoLine == nil
            {
                state.remember(.passed, on: answer)
            }
        }
        return state
    }

    /// The exercises' numbers when version 1 was written, by what they declare first.
    private static let numbers: [String: String] = {
        let pairs = list.split(whereSeparator: \.isWhitespace).map {
            $0.split(separator: ":").map(String.init)
        }
        return Dictionary(pairs.map { ($0[1], $0[0]) }, uniquingKeysWith: { first, _ in first })
    }()

    private static let list = """
        2.1.1:frostyTowns 2.2.1:bill 2.2.2:ticketPrice 2.2.3:trafficLight 3.1.1:announce 3.1.2:allInTurn
        3.2.1:summerTime 3.2.2:dinnerLines 3.3.1:withoutJunkMail 3.3.2:totals 3.4.1:number 3.4.2:leftAndRight
        3.4.3:OutOfFold 3.5.1:diary 4.2.1:heavyLetters 4.2.2:linesOfTheThermometer 4.2.3:trainsToCatch
        4.2.4:takingsOfTheDay 4.3.1:parcelNews 4.3.2:strongWinds 4.3.3:linesAtTheDoor 4.3.4:fullBoxes 4.4.1:keepLog
        4.4.2:linesFromTheRadios 4.4.3:RadioSet 4.4.4:wholeLetter 4.5.1:enableTheButton 4.5.2:lampOfTheBus
        4.5.3:checksOfTheAddress 4.5.4:markTheWord 4.6.1:letterCommand 4.6.2:pagesOfTheCopier 4.6.3:priceCommand
        4.6.4:watchTheKitchen 4.7.1:whatLatecomersHear 4.7.2:ScaleNews 4.7.3:announcementBoard 4.8.1:doughsKneaded
        4.8.2:freshForecast 4.8.3:countingStarts 4.9.1:linesOfTheConnection 4.9.2:tell 4.9.3:sharedClock
        4.9.4:lastTwoHeadlines 4.10.1:photosAfterLogin 4.10.2:heardAtTheDoor 4.10.3:priceToBuyAt 4.10.4:portrait
        4.10.5:patientForecast 4.10.6:DepartureBoard 4.10.7:tie 4.10.8:ParcelNews 5.1.1:imageAddress
        5.1.2:photosToShow 5.1.3:importAtOnce 5.1.4:ReusedCell 5.2.1:fullSizePicture 5.2.2:FullSizeScreen
        5.3.1:linesOfTheGallery 5.3.2:follow 5.3.3:pictureOnShow 5.4.1:degrees 5.4.2:pages 5.4.3:photoWall
        5.4.4:unpacked 5.5.1:textsToSearch 5.5.2:whatSearchesSend 5.5.3:linesOfTheSearch 6.1.1:PictureSizeViewModel
        6.1.2:WalkViewModel 6.3.1:photo 6.3.2:AlbumViewModel 6.3.3:ForecastViewModel 6.3.4:PortraitViewModel
        6.4.1:loginCommand 6.4.2:closeScreen 6.4.3:voting 6.5.1:pagesAreRight 6.5.2:workBeginsWithActivation
        6.5.3:loadingAlwaysEnds 6.6.1:longerTimeline 6.6.2:loadMoreCommand 6.6.3:commentRows
        """
}
