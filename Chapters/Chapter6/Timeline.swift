import FRP
import Foundation
import Marbles
import Narration
import Pixels

let timeline = Section("6.6") { tell in
    tell.prose(
        """
        The second reading builds a small app: you type somebody's name, press Go, and see their posts. At the end of the
        list it loads more, until there are no more. Much of that needs no network and no time.
        """
    )
    tellOfTheCore(tell)
    tellOfTheShell(tell)
    tellOfScrolling(tell)
    tellOfChildren(tell)
    tell.closing(
        """
        In the reading: `MYTwitterLookupViewModel` and its children. Here: Sources/Pixels/Timeline/Timeline.swift and
        Sources/Pixels/ViewModels/TimelineViewModel.swift. Live: swift run chapter6 play timeline
        """
    )
}

private func tellOfTheCore(_ tell: Teller) {
    tell.prose(
        """
        First comes the functional core: the part that only calculates, without network and time. A timeline is a
        value, and one more page makes a new value from it. If somebody posts while you read, all older posts move down
        by one. Then the next page begins with a post that you already have, here post 3, and the core leaves it out.
        The core also says which names are valid: those of 3 to 20 letters, digits, dots and underscores:
        """
    )
    tell.example {
        let mina = PostRecord.User(
            username: "mina", name: "Mina Aalto",
            avatarURL: URL(filePath: "/mina.bmp"))
        func page(_ numbers: [Int], last: Bool) -> TimelinePage {
            TimelinePage(
                posts: numbers.map {
                    PostRecord(id: $0, text: "Post \($0)", user: mina)
                },
                allLoaded: last)
        }
        let none = Timeline(of: mina)
        let some = none.appending(page([5, 4, 3], last: false))
        let all = some.appending(page([3, 2, 1], last: true))
        for timeline in [none, some, all] {
            print(timeline.posts.map(\.id), "complete:", timeline.isComplete)
        }
        print(["mina", "mi", "mina!"].map(Timeline.isValid(username:)))
    }
}

private func tellOfTheShell(_ tell: Teller) {
    tell.prose(
        """
        Then comes the imperative shell, the part around the core that talks to the service and has state. It is the
        view model: it asks the service and keeps the answers. It has two commands, and the core says when they are
        enabled. Its properties follow from the timeline:
        """
    )
    tell.example {
        let service = StubService(on: clock)
        let timeline = TimelineViewModel(service.services)
        for name in ["mi", "mina"] {
            timeline.username.value = name
            print("\(name): can be looked up \(timeline.lookUp.isEnabled)")
        }
        timeline.lookUp.execute()
        clock.run()
        print(timeline.name.value ?? "nobody", timeline.posts.value.count)
        print("more:", timeline.loadMore.isEnabled)

        timeline.username.value = "nobody"
        timeline.lookUp.execute()
        clock.run()
        print(timeline.trouble.value ?? "no trouble")
        print(timeline.name.value ?? "nobody", timeline.posts.value.count)
    }
    tell.translation([
        "viewModel.username = @\"mina\"; [viewModel getTweetsForCurrentUsername];":
            "timeline.username.value = name … timeline.lookUp.execute()",
        "viewModel.isUsernameValid": "timeline.lookUp.isEnabled",
    ])
    tell.prose(
        """
        In the reading, looking up and loading more are methods that you call, and the screen must check
        `isUsernameValid` itself. A command also knows whether it may run now, whether it is running, and what went
        wrong.
        """
    )
}

private func tellOfScrolling(_ tell: Teller) {
    tell.prose(
        """
        When you scroll to the end, the command `loadMore` loads more posts. Until they are there it is disabled, and
        after the last page it stays disabled: if you scroll on then, nothing is requested. The last line of the
        example prints the requests; “posts 2” asks for page 2:
        """
    )
    tell.example {
        let service = StubService(on: clock)
        let timeline = TimelineViewModel(service.services)
        timeline.layOut(rows: 4)
        timeline.username.value = "mina"
        timeline.lookUp.execute()
        clock.run()

        for _ in 1...4 {
            timeline.scroll(100)
            timeline.scroll(100)
            clock.run()
            let count = timeline.posts.value.count
            print("\(count) posts, all loaded: \(timeline.allLoaded.value)")
        }
        print(service.timelines.requests.filter { $0.hasPrefix("posts") })
    }
}

private func tellOfChildren(_ tell: Teller) {
    tell.prose(
        """
        Each post has a view model of its own, which the timeline's view model makes. When more posts are loaded, the old
        view models stay. So a screen that shows one of them still shows the right post. For the page of the person, the
        timeline makes another view model: `profile()`. Its number of posts comes from the service, so it also counts
        the posts that are not loaded yet:
        """
    )
    tell.example {
        let service = StubService(on: clock)
        let timeline = TimelineViewModel(service.services)
        timeline.username.value = "mina"
        timeline.lookUp.execute()
        clock.run()

        let first = timeline.posts.value.first
        print(first?.author ?? "", "wrote:", first?.text ?? "")
        timeline.loadMore.execute()
        clock.run()
        print("\(timeline.posts.value.count) posts")
        print("the same first:", timeline.posts.value.first === first)
        let profile = timeline.profile()
        print(profile?.handle ?? "", profile?.posts ?? "")
    }
    tell.translation(["[viewModel loadMoreTweets];": "timeline.loadMore.execute()"])
}
