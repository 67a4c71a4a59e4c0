import Foundation

@testable import Pixels

struct ProfileViewModelTests {
    private func user(posts count: Int? = nil) -> PostRecord.User {
        PostRecord.User(
            username: "mina", name: "Mina Aalto", avatarURL: URL(filePath: "/"), postsCount: count)
    }

    @Test func `It has the full name, and the user name with its sign`() {
        let profile = ProfileViewModel(user(), avatar: .return(nil))
        #expect((profile.name, profile.handle) == ("Mina Aalto", "@mina"))
    }

    @Test(arguments: [(nil, ""), (0, "0 posts"), (1, "1 post"), (25, "25 posts")])
    func `It has the number of posts, if the service sends it`(_ count: Int?, _ expected: String) {
        #expect(ProfileViewModel(user(posts: count), avatar: .return(nil)).posts == expected)
    }

    @Test func `It shows the avatar when it arrives, and is not retained by it`() {
        let avatar = Property<Pixmap?>(nil)
        weak var kept: ProfileViewModel?
        do {
            let profile = ProfileViewModel(user(), avatar: avatar.signal)
            kept = profile
            #expect(profile.avatar.value == nil)
            avatar.value = Pixmap(width: 2, height: 2)
            #expect(profile.avatar.value == avatar.value)
        }
        #expect(kept == nil)
    }
}
