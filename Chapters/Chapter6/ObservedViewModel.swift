import FRP
import Marbles
import Narration
import Pixels

// The second half of section 6.9: a view model that is observed, and where its code runs.

func tellOfObservedViewModel(_ tell: Teller) {
    tellOfTheViewModel(tell)
    tellOfItsTests(tell)
    tellOfPlaces(tell)
    tellOfTheChoice(tell)
}

private func tellOfTheViewModel(_ tell: Teller) {
    tell.heading("A view model")
    tell.prose(
        """
        The view model of a photo (6.3), as an observable class, has `@VirtualMainActor @Observable` before it, and this
        body:
        """
    )
    tell.body(of: "class ObservedPhoto", in: "Chapters/Chapter6/Examples/ObservedPhoto.swift")
    tell.prose(
        """
        `picture`, `trouble` and `isLoading` are plain variables now, which a view reads without a subscription.
        `isLoading` follows from the requests that are under way, so it cannot be forgotten at one of the three endings:
        the picture, an error, and a task that is cancelled. `ImmediateScheduler()` says that no operator changes the
        thread: the loop brings each picture to its actor. There is no `active` any more. A view that looks starts a
        task, and cancels it when it goes away. In SwiftUI `task` does both:
        """
    )
    tell.diagram([
        "struct PhotoView: View {",
        "    let photo: ObservedPhoto",
        "",
        "    var body: some View {",
        "        Text(photo.isLoading ? \"…\" : photo.name)",
        "            .task { await photo.show() }",
        "    }",
        "}",
    ])
    tell.prose(
        """
        SwiftUI notices which properties `body` reads, and calls it again after a mark. UIKit, since iOS 26, does so with
        `updateProperties()`. So the line `RAC(label, text) = …` is gone: the view reads what it shows.
        """
    )
}

private func tellOfItsTests(_ tell: Teller) {
    tell.heading("Do the tests of 6.5 still pass?")
    tell.prose(
        """
        They need a task where they had `active = true`, and `await` where time passes. They check the same. First the
        work that takes time:
        """
    )
    tell.example {
        let service = StubService(on: clock)
        clock.start { @VirtualMainActor in
            let photo = ObservedPhoto(PhotoModel(StubPhotos.records[0]), service)
            print("made:", service.photos.requests)
            let look = clock.start { await photo.show() }
            try await clock.sleep(for: .milliseconds(999))
            print("picture:", photo.picture != nil, "- loading:", photo.isLoading)
            try await look.value
            print("picture:", photo.picture != nil, "- loading:", photo.isLoading)
            print("at", clock.now)
        }
        clock.run()
    }
    tell.prose(
        """
        Then the test that has found the bug in 6.5: does the loading end? It tries all three endings:
        """
    )
    tell.example {
        @VirtualMainActor
        func endsLoading(
            failing: Set<String> = [], leaving: Bool = false
        ) async throws -> Bool {
            let service = StubService(on: clock, failing: failing)
            let photo = ObservedPhoto(PhotoModel(StubPhotos.records[0]), service)
            let look = clock.start { await photo.show() }
            try await clock.sleep(for: .milliseconds(500))
            guard photo.isLoading else { return false }
            if leaving { look.cancel() }
            try await look.value
            return !photo.isLoading && service.photos.awaited.isEmpty
        }
        clock.start { @VirtualMainActor in
            print("picture:", try await endsLoading())
            print("error:", try await endsLoading(failing: ["picture 1"]))
            print("leaving:", try await endsLoading(leaving: true))
        }
        clock.run()
    }
    tell.prose(
        """
        After the third ending `awaited` is empty: `cancel` has also cancelled the request, because `values` disposes
        its subscription then.
        """
    )
}

private func tellOfPlaces(_ tell: Teller) {
    tell.heading("On which thread?")
    tell.prose(
        """
        In 4.13 operators choose the thread. In RAC 2 no compiler notices if you forget `deliverOn:`, and the label is
        changed in the background. In Swift 6 a declaration says where its code runs, and the compiler checks this:

        - `@MainActor` before a class: its state belongs to the main actor, which works on the main thread. Code elsewhere
          must write `await`.
        - A `Sendable` value may go from one place to another, because it cannot be changed in two places at once: a
          struct of such values, an actor, a class of the main actor, also a `Signal` or a `Property`.
        - `@concurrent` before an async function: it runs in the background, no matter who calls it.

        `place()` says which actor runs the code that calls it (`#isolation` is this actor, or nil):
        """
    )
    tell.example {
        func place(_ actor: isolated (any Actor)? = #isolation) -> String {
            actor.map { "on \(type(of: $0))" } ?? "in the background"
        }
        @concurrent func decode(_ data: String) async -> String {
            print("decode:", place())
            return data.uppercased()
        }
        clock.start { @VirtualMainActor in
            print("tap:", place())
            let name = await decode("dunes")
            print("show \(name):", place())
        }
        clock.run()
    }
    tell.prose(
        """
        `@concurrent` does what `subscribeOn(.background)` does. For `deliverOn(.main)` there is nothing to write: after
        `await`, a function of the main actor goes on there. A function in the background that sets the text of a label does not
        compile:
        """
    )
    tell.diagram([
        "@MainActor final class Label { var text = \"\" }",
        "@concurrent func show(_ label: Label) async {",
        "    label.text = \"Dunes\"",
        "}",
        "error: main actor-isolated property 'text' can not",
        "       be mutated from a nonisolated context",
    ])
    tell.prose(
        """
        One thing is left to you. While a function waits at an `await`, others work on its actor. So what it knew before may be
        out of date: after `await`, look again, as in 6.8.
        """
    )
}

private func tellOfTheChoice(_ tell: Teller) {
    tell.heading("Which one is better?")
    tell.prose(
        """
        For the state of a screen take `@Observable`. The screen needs only the latest value, and a computed value is
        never wrong for a moment, as the 7 of the bill was.

        If each value counts, take a signal: the 1 and the 2 were lost above, and so would be a vote or a message. A signal
        is also better if you have to wait, to combine or to repeat: it has operators for that. Swift's own async sequences
        have only the simplest ones, such as `map` and `filter`. More are in the package async-algorithms, `debounce` among them.
        """
    )
}
