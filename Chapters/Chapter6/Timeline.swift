import FRP
import Foundation
import Marbles
import Narration
import Pixels

let timeline = Section("6.6") { tell in
    tell.prose(
        """
        The introduction to MVVM (an article; Chapters/README.md has the link) builds a small app: you type somebody's
        name, press Go, and see their posts. At the end of the list it loads more, until there are no more. Much of it
        is only calculation: no network, no waiting.
        """
    )
    tellOfTheCore(tell)
    tellOfTheInterface(tell)
    tellOfTheShell(tell)
    tellOfScrolling(tell)
    tellOfChildren(tell)
    tell.closing(
        """
        In the introduction: `MYTwitterLookupViewModel` and its children. Here: Sources/Pixels/Timeline/Timeline.swift
        and Sources/Pixels/ViewModels/TimelineViewModel.swift. Live: swift run chapter6 play timeline
        """
    )
}

private func tellOfTheCore(_ tell: Teller) {
    tell.heading("A functional core")
    tell.prose(
        """
        “Functional core, imperative shell” are words of Gary Bernhardt. (Andy Matuschak speaks of a thick layer of
        values, and a thin layer of objects.) The introduction calls the view model the functional core, because it
        depends on as few other things as possible. Here we go one step further: only the part that calculates is the
        functional core. It is the struct `Timeline`. If you add a page, you get a new timeline, and the old one does
        not change:
        """
    )
    tell.body(of: "public func appending(", in: "Sources/Pixels/Timeline/Timeline.swift")
    tell.prose(
        """
        If somebody posts while you read, all older posts move down by one. Then the next page begins with a post that
        you already have, here post 3, and the core leaves it out. The core also says which names are valid. A valid
        name consists of 3 to 20 letters from a to z, digits, dots and underscores:
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

private func tellOfTheInterface(_ tell: Teller) {
    tell.heading("What the screen sees")
    tell.prose(
        """
        Around the core is the imperative shell, the part that has state and talks to the service. It is the view model.
        The introduction first shows the public properties of its view model, because a screen needs to know no more.
        Here are ours:
        """
    )
    tell.diagram(
        SourceFolder("Sources/Pixels/ViewModels").publicConstants(of: "TimelineViewModel"))
    tell.prose(
        """
        In the introduction all properties but `username` are `readonly`. A `Property` cannot be read-only. So nothing
        stops our screen from writing `posts`, for example; it simply never does. In both, the screen and the view model
        share the work like this:

        - The screen writes `username`, and in `visible` the indices of the posts that it shows. It executes `lookUp`.
          It shows `name`, `avatar`, `posts` and `trouble`, and whether more posts are loading.
        - The screen sends no requests, keeps no list of posts, puts no strings together, and does not decide which
          names are valid.
        - The view model does not know the screen. It never calls it, and does not import UIKit (here: the terminal).

        What may the screen see? Only what it needs; and better no model, because then the screen could change the
        model. (If it needs all of a model, to show the model can still be practical.)

        Is `avatar` the picture, or its address? Both can be right. With the address the view model is farther from
        UIKit, and the image view loads the picture. The introduction takes the picture, a `UIImage`: that is data, and
        the view model loads it. Here it is a `Pixmap`: so a test can look at the loading, too.
        """
    )
}

private func tellOfTheShell(_ tell: Teller) {
    tell.heading("Two commands")
    tell.prose(
        """
        In the introduction there are two methods. One looks up a name; the screen enables its button while
        `isUsernameValid` is true. One loads more; the screen looks at `allTweetsLoaded` before it calls it. Here they are
        commands. A command knows whether it may run now, whether it is running, and what went wrong. Both commands fetch a
        page, and the core appends it:
        """
    )
    tell.body(
        of: "private static func next(of timeline: Timeline",
        in: "Sources/Pixels/ViewModels/TimelineViewModel.swift")
    tell.example {
        let service = StubService(on: clock)
        let timeline = TimelineViewModel(service.services)
        for name in ["mi", "mina"] {
            timeline.username.value = name
            print("\(name): can be looked up \(timeline.lookUp.isEnabled)")
        }
        timeline.lookUp.execute()
        clock.run()
        print(timeline.name.value ?? "no name", timeline.posts.value.count)
        print("more:", timeline.loadMore.isEnabled)

        timeline.username.value = "nobody"
        timeline.lookUp.execute()
        clock.run()
        print(timeline.trouble.value ?? "no trouble")
        print(timeline.name.value ?? "no name", timeline.posts.value.count)
    }
    tell.translation([
        "- (void) getTweetsForCurrentUsername;": "timeline.lookUp.execute()",
        "self.viewModel.isUsernameValid": "timeline.lookUp.isEnabled",
    ])
}

private func tellOfScrolling(_ tell: Teller) {
    tell.prose(
        """
        The screen says which posts it shows: `list.visible.signal.bind(to: timeline.visible)`. When you scroll to the end, the
        last post is among them, and the view model executes `loadMore`:
        """
    )
    tell.body(
        of: "private func loadMoreAtTheEnd()", in: "Sources/Pixels/ViewModels/TimelineViewModel.swift")
    tell.prose(
        """
        The command is disabled until the new posts are there, and after the last page it stays disabled. So if you
        scroll twice, only one request is made; “posts 2” asks for page 2. There are 25 posts, and the screen has room
        for 4:
        """
    )
    tell.example {
        let service = StubService(on: clock)
        let timeline = TimelineViewModel(service.services)
        timeline.username.value = "mina"
        timeline.lookUp.execute()
        clock.run()

        for _ in 1...3 {
            let end = timeline.posts.value.count
            timeline.visible.value = end - 4..<end
            timeline.visible.value = end - 4..<end
            clock.run()
            let count = timeline.posts.value.count
            print("\(count) posts, all loaded: \(timeline.allLoaded.value)")
        }
        print(service.timelines.requests.filter { $0.hasPrefix("posts") })
    }
}

private func tellOfChildren(_ tell: Teller) {
    tell.heading("Who makes which view model")
    tell.prose(
        """
        Each post has a view model, a child of the timeline's view model. So a table has little to do: for row 3 it
        takes `posts.value[3]`, the fourth post. When more posts are loaded, the old view models stay:
        """
    )
    tell.body(
        of: "private static func children(", in: "Sources/Pixels/ViewModels/TimelineViewModel.swift")
    tell.prose(
        """
        If you tap on the person, another screen opens. The timeline makes the view model of that screen too, `profile()`,
        because the first screen does not have the data for it:
        """
    )
    tell.example {
        let service = StubService(on: clock)
        let timeline = TimelineViewModel(service.services)
        timeline.username.value = "mina"
        timeline.lookUp.execute()
        clock.run()

        let old = timeline.posts.value
        print(old[3].author, "wrote:", old[3].text)
        timeline.loadMore.execute()
        clock.run()
        let new = timeline.posts.value
        print(
            "now \(new.count) posts; the first \(old.count) are the same:",
            zip(old, new).allSatisfy { $0 === $1 })
        let profile = timeline.profile()
        print(profile?.handle ?? "", "has written", profile?.posts ?? "")
    }
    tell.translation([
        "- (void) loadMoreTweets;": "timeline.loadMore.execute()",
        "[self.viewModel viewModelForCurrentUser];": "timeline.profile()",
    ])
    tell.prose(
        """
        A child looks much like its model. Why not give the model to the row? The child shows only what the row needs;
        it has strings that are made for this row; and no screen can change the model without the view model.

        Not every part of a screen needs a child. The top of this screen, with name and picture, is used in no other
        place. So it gets the view model of the whole screen, and shows two of its properties. And the first view model
        of all? In the introduction the app delegate makes it (6.2); here `play` in
        Chapters/Chapter6/App/PixelsPlay.swift does.
        """
    )
}
