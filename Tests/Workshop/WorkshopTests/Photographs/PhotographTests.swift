import Foundation
import Photographs
import Testing

@Suite struct PhotographTests {
    private let all = Photograph.all

    @Test func `There are a hundred photographs, each with its own number, title and rating`() {
        #expect(all.count == 100)
        #expect(Set(all.map(\.id)).count == 100)
        #expect(Set(all.map(\.name)).count == 100)
        #expect(Set(all.map(\.rating)).count == 100)
        #expect(all.map(\.id) == all.map(\.id).sorted())
    }

    @Test func `Each photograph has a picture of its own`() {
        let pictures = all.map { $0.picture(width: 24, height: 16) }
        for (index, picture) in pictures.enumerated() {
            for other in pictures[..<index] {
                #expect(difference(picture.bytes, other.bytes) >= 6)
            }
        }
    }

    @Test func `The catalogue is the same in every run`() throws {
        let first = try #require(all.first)
        #expect(
            first.id == 48_301_798 && first.name == "First light finds the summit" && first.rating == 79.93)
        #expect(
            first.photographer.userName == "slowshutter" && first.photographer.fullName == "Silvia Ackermann")
        #expect(first.votes == 500 && first.favourites == 247 && first.comments == 29)
        #expect(
            first.description
                == "Ten minutes later the colour was gone. Four hours up with a tripod that weighs as much as the lunch."
        )
        #expect(first.taken == Date(timeIntervalSince1970: 1_369_894_409))
        let best = all.sorted { $0.rating > $1.rating }.prefix(3).map(\.name)
        #expect(best == ["Red crossing", "Caravan of shadows", "Violet timber"])
    }

    @Test func `A photograph is found by its number`() {
        for photograph in all { #expect(Photograph.numbered(photograph.id) == photograph) }
        #expect(Photograph.numbered(1337) == nil)
    }

    @Test func `Ratings have two decimals, and related numbers are consistent`() {
        for photograph in all {
            #expect((60...100).contains(photograph.rating))
            #expect(Double(String(format: "%.2f", photograph.rating)) == photograph.rating)
            #expect(photograph.votes > 0 && 1...photograph.votes ~= photograph.favourites)
            #expect(0...photograph.votes ~= photograph.comments)
            #expect(photograph.taken.timeIntervalSince1970.remainder(dividingBy: 1) == 0)
        }
    }

    @Test func `No text is empty or has spaces around it`() {
        for photograph in all {
            let texts = [
                photograph.name, photograph.description, photograph.photographer.userName,
                photograph.photographer.fullName,
            ]
            for text in texts {
                #expect(!text.isEmpty && text == text.trimmingCharacters(in: .whitespacesAndNewlines))
            }
        }
    }

    @Test func `The photographs have several photographers, and user names are unique`() {
        let photographers = Set(all.map(\.photographer))
        #expect(photographers.count > 15)
        #expect(Set(photographers.map(\.userName)).count == photographers.count)
    }
}
