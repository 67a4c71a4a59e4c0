import Foundation

@testable import Pixels

struct PostViewModelTests {
    private let post = PostRecord(
        id: 7, text: "Up before the sun.",
        user: PostRecord.User(username: "mina", name: "Mina Aalto", avatarURL: URL(filePath: "/")))

    @Test func `It has the text, and the full name of the author`() {
        let shown = PostViewModel(post, avatar: .return(nil))
        #expect((shown.id, shown.author, shown.text) == (7, "Mina Aalto", "Up before the sun."))
    }

    @Test func `All posts show the same avatar when it arrives, and are not retained by it`() {
        let avatar = Property<Pixmap?>(nil)
        weak var kept: PostViewModel?
        do {
            let shown = (1...3).map { _ in PostViewModel(post, avatar: avatar.signal) }
            kept = shown.last
            avatar.value = Pixmap(width: 2, height: 2)
            #expect(shown.allSatisfy { $0.avatar.value == avatar.value })
        }
        #expect(kept == nil)
    }
}
