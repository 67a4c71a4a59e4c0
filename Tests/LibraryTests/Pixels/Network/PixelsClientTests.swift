import Foundation
import PhotoService
import Photographs

@testable import Pixels

extension OverTheNetwork {
    /// The app's requests to the service over real sockets, with all its faults.
    @Suite(.serialized) struct PixelsClientTests {
        private let service = PhotoService()

        /// Starts the service, and returns a client of it.
        private func client(patience: Duration = .seconds(10)) throws -> PixelsClient {
            PixelsClient(try service.start(), patience: patience)
        }

        @Test func `The popular photos come in pages, the best rated first`() throws {
            let client = try client()
            let first = try #require(client.popularPhotos(page: 1, count: 30).first())
            let last = try #require(client.popularPhotos(page: 4, count: 30).first())
            #expect((first.count, last.count) == (30, 10))
            let ratings = (first + last).map(\.rating)
            #expect(ratings == ratings.sorted(by: >) && Set((first + last).map(\.id)).count == 40)
            #expect(first.allSatisfy { $0.url(for: .thumbnail) != nil && $0.url(for: .fullSize) == nil })
        }

        @Test func `A photo's details have its full size, and its pictures can be fetched`() throws {
            let client = try client()
            let photo = try #require(client.photo(Photograph.all[16].id).first())
            #expect(photo.id == Photograph.all[16].id && photo.commentsCount != nil && photo.voted == false)
            let small = try #require(
                photo.url(for: .thumbnail).flatMap { client.picture(at: $0).first() })
            let large = try #require(photo.url(for: .fullSize).flatMap { client.picture(at: $0).first() })
            #expect((small.width, small.height) == (145, 145) && large.width > 145)
        }

        @Test func `Each subscription is a request`() throws {
            let client = try client()
            let photos = client.popularPhotos(page: 1, count: 1)
            _ = photos.combineLatest(with: photos).first()
            #expect(service.requests == ["/v1/photos", "/v1/photos"])
        }

        @Test(
            "Every fault is an error with a message and the address, and the next request is answered",
            arguments: [
                (Trouble.status(404), "answered 404, not found"),
                (.status(500), "answered 500, the service is in trouble"),
                (.cutOff, "No answer from"), (.malformedJSON, "not what the app expects: it is no JSON"),
                (.wrongContentType, "not what the app expects: it is no JSON"), (.close, "No answer from"),
                (.silence, "no whole answer came in 0.6 seconds"),
                (.latency(.seconds(60)), "no whole answer came in 0.6 seconds"),
            ])
        func trouble(_ trouble: Trouble, _ words: String) throws {
            let client = try client(patience: .milliseconds(600))
            // The fault has no number of times, because Apple's URLSession may repeat a request by itself.
            service.cause(trouble, on: "/v1/photos")
            let photos = client.popularPhotos(page: 1, count: 1)
            let error = try photos.failure()
            #expect("\(error)".contains(words) && "\(error)".contains("/v1/photos"), "\(error)")
            #expect(error is PixelsError)
            service.endTrouble()
            #expect(PixelsClient(client.service).popularPhotos(page: 1, count: 1).first()?.count == 1)
        }

        @Test(arguments: [Trouble.noPicture, .wrongContentType, .cutOff])
        func `Bytes that are no picture give an error that says so`(_ trouble: Trouble) throws {
            let client = try client(patience: .milliseconds(600))
            service.cause(trouble, on: "/images")
            let url = client.service.appending(path: "images/\(Photograph.all[0].id)/3.bmp")
            let error = try client.picture(at: url).failure()
            #expect(error is PixelsError && "\(error)".contains("/3.bmp"))
        }

        @Test func `A disposal cancels the request, and nothing arrives`() throws {
            let client = try client(patience: .seconds(60))
            service.cause(.latency(.seconds(3600)), on: "/v1/photos", times: 1)
            let seen = Recorder<[PhotoRecord]>()
            let asked = client.popularPhotos(page: 1, count: 1).subscribe(seen.receive)
            asked.dispose()
            service.endTrouble()
            #expect(client.popularPhotos(page: 1, count: 1).first()?.count == 1)
            #expect(seen.events.isEmpty)
        }

        @Test func `If nothing listens, the error says that there was no answer`() throws {
            let nowhere = try #require(URL(string: "http://127.0.0.1:9"))
            let error = try PixelsClient(nowhere).photo(1).failure()
            #expect("\(error)".hasPrefix("No answer from http://127.0.0.1:9/v1/photos/1"))
        }

        @Test func `Access is granted, denied, or there is no account`() throws {
            let client = try client()
            #expect(client.requestAccess().first() == "reader")
            let cases: [(Access, AccessError)] = [(.denied, .denied), (.noAccount, .noAccount)]
            for (access, expected) in cases {
                service.grant(access)
                #expect(try client.requestAccess().failure() as? AccessError == expected)
            }
        }

        @Test func `A search finds posts with their authors`() throws {
            let client = try client()
            let name = Photograph.all[0].name
            let posts = try #require(client.posts(containing: name).first())
            #expect(!posts.isEmpty && posts.allSatisfy { $0.text.contains(name) })
            #expect(client.posts(containing: "no such words").first() == [])
            #expect(client.picture(at: posts[0].user.avatarURL).first() != nil)
        }
    }
}

/// The suites with network requests: one after the other, because their timeouts are short.
@Suite("Over the network", .serialized, .waits) enum OverTheNetwork {}

extension Signal {
    /// The error of the signal, which must not send a value before.
    func failure(_ location: SourceLocation = #_sourceLocation) throws -> any Error {
        var failure: (any Error)?
        if case .error(let error)? = materialize().first() { failure = error }
        return try #require(failure, "It has not failed.", sourceLocation: location)
    }
}
