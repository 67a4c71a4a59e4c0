import Foundation
import PhotoService
import Photographs

@testable import Pixels

struct TimelineTests {
    private let mina = PostRecord.User(
        username: "mina", name: "Mina Aalto", avatarURL: URL(filePath: "/mina.bmp"))

    private func page(_ ids: ClosedRange<Int>, last: Bool = false) -> TimelinePage {
        TimelinePage(posts: ids.map { PostRecord(id: $0, text: "Post \($0)", user: mina) }, allLoaded: last)
    }

    @Test func `At first there are no posts, and the first page is the next`() {
        let timeline = Timeline(of: mina)
        #expect(timeline.posts.isEmpty && !timeline.isComplete && timeline.nextPage == 1)
    }

    @Test func `Each page is appended to those before, until the last`() {
        let two = Timeline(of: mina).appending(page(1...3)).appending(page(4...6))
        #expect(two.posts.map(\.id) == [1, 2, 3, 4, 5, 6] && !two.isComplete && two.nextPage == 3)
        let whole = two.appending(page(7...8, last: true))
        #expect(whole.posts.count == 8 && whole.isComplete)
    }

    @Test func `A value is never changed: the former timeline stays the same`() {
        let before = Timeline(of: mina).appending(page(1...3))
        _ = before.appending(page(4...6))
        #expect(before.posts.count == 3 && before.nextPage == 2)
    }

    @Test func `Posts that have moved to the next page are not repeated, and the page still counts`() {
        let moved = Timeline(of: mina).appending(page(1...3)).appending(page(3...5))
        #expect(moved.posts.map(\.id) == [1, 2, 3, 4, 5] && moved.nextPage == 3)
        #expect(moved.appending(page(1...5, last: true)).isComplete)
    }

    @Test func `A page that repeats itself is not repeated either`() {
        let posts = page(1...2).posts
        let timeline = Timeline(of: mina).appending(TimelinePage(posts: posts + posts, allLoaded: true))
        #expect(timeline.posts.map(\.id) == [1, 2])
    }

    @Test func `A user without posts has a complete, empty timeline`() {
        let timeline = Timeline(of: mina).appending(TimelinePage(posts: [], allLoaded: true))
        #expect(timeline.posts.isEmpty && timeline.isComplete)
    }

    @Test(arguments: ["ash", "m.sandoval", "e_okonkwo", "hanako_f11", "A1.", "...", "12345678901234567890"])
    func `This is a valid user name`(_ name: String) { #expect(Timeline.isValid(username: name)) }

    @Test(arguments: [
        "", "a", "ab", "123456789012345678901", "two words", "ash!", "mi-na", "josé", "日本語", "a/b", "ash\n",
        "²³¹",
    ])
    func `This is no valid user name`(_ name: String) { #expect(!Timeline.isValid(username: name)) }

    @Test func `All user names in the catalogue are valid`() {
        for photographer in Photograph.all.map(\.photographer) {
            #expect(Timeline.isValid(username: photographer.userName), "\(photographer)")
        }
    }
}
