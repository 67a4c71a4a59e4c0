import FRP
import Marbles
import Narration

let sameSearch = Section("6.10") { tell in
    tell.prose(
        """
        You know the search of 5.5: wait for a pause, ask only for three letters or more, show what is found for the
        latest text, and go on if a search fails. Here it is written in four ways: with signals, with tasks, in
        Combine and in SwiftUI. The same letters are typed each time, and again all is ten times slower: the pause is
        five seconds, and the service takes seven. It fails for “dust”. Then follow another way to organise an app,
        and a table of words.
        """
    )
    tellOfSignals(tell)
    tellOfTasks(tell)
    tellOfCombine(tell)
    tellOfSwiftUI(tell)
    tellOfActions(tell)
    tellOfWords(tell)
}

private func tellOfSignals(_ tell: Teller) {
    tell.heading("With signals")
    tell.prose("This is the chain of 5.5 without its access:")
    tell.body(of: "func searchBySignals", in: "Chapters/Chapter6/Examples/SignalSearch.swift")
    tell.example {
        let texts = Signal<String>(
            marbles: "-a-----b-------c-------d------------e------------|",
            values: [
                "a": "dun", "b": "dune", "c": "du", "d": "dust", "e": "dunes",
            ])
        let service = SlowService(time: clock, takes: .seconds(7))
        let found = searchBySignals(texts, on: clock) { service.posts(on: $0) }
        draw(["texts": texts, "signals": found])
    }
    tell.prose(
        """
        - You keep: each rule is one operator, and the whole is a signal, which you can draw, test and combine. The
          search for “dun” would answer at 13; at 12 the search for “dune” begins, and `switchToLatest` cancels the old
          one.
        - You lose: errors end everything, unless you think of `catchTo` (4.11). And look at 19: the field says “du”,
          but the posts on “dune” are shown. `debounce` and `filter` stand before `switchToLatest`. So “du” never comes
          to it, and the question on “dune” goes on.
        """
    )
}

private func tellOfTasks(_ tell: Teller) {
    tell.heading("With tasks")
    tell.prose(
        """
        In exercise 6.8.3 you have written the search with `Task`, `sleep` and `cancel` alone. If you have not, do it
        first: here is an answer.
        """
    )
    tell.body(of: "func searchByTasks", in: "Chapters/Chapter6/Examples/TaskSearch.swift")
    tell.example {
        let texts = Signal<String>(
            marbles: "-a-----b-------c-------d------------e------------|",
            values: [
                "a": "dun", "b": "dune", "c": "du", "d": "dust", "e": "dunes",
            ])
        let service = SlowService(time: clock, takes: .seconds(7))
        let found = searchBySignals(texts, on: clock) { service.posts(on: $0) }
        let shown = Subject<String>()
        searchByTasks(texts.values, on: clock) {
            try await service.posts(on: $0)
        } show: {
            shown.sendNext($0)
        }
        draw(["texts": texts, "signals": found, "task": shown.signal])
    }
    tell.prose(
        """
        A cancelled `sleep` throws, so the lines after it do not run. So `cancel` and `sleep` together do what
        `debounce` does. When `cancel` stops a question, it does what `switchToLatest` does.

        - You keep: plain Swift. An error ends only its own task, so there is nothing to catch. A new text also cancels a
          question that is under way, so nothing is shown at 19. In an app, let all of this run on the main actor: then you need
          no `deliverOn`.
        - You lose: the end. Nobody hears that all is over (the row has no `|`), or that a search has failed. And `latest` is
          state: you must cancel it, also when the loop is cancelled, and check before you show.
        """
    )
    tell.prose(
        """
        Can signals do the same at 19? Yes, if the pause comes before `switchToLatest` in each inner signal. Then each
        text ends what the one before has begun:
        """
    )
    tell.body(of: "func searchFromEachText", in: "Chapters/Chapter6/Examples/SignalSearch.swift")
    tell.example {
        let texts = Signal<String>(
            marbles: "-a-----b-------c-------d------------e------------|",
            values: [
                "a": "dun", "b": "dune", "c": "du", "d": "dust", "e": "dunes",
            ])
        let service = SlowService(time: clock, takes: .seconds(7))
        let found = searchFromEachText(texts, on: clock) { service.posts(on: $0) }
        draw(["texts": texts, "signals": found])
    }
}

private func tellOfCombine(_ tell: Teller) {
    tell.heading("In Combine")
    tell.prose(
        """
        Combine is Apple's library of signals, which it calls publishers. In an app `time` is `DispatchQueue.main`.
        """
    )
    tell.body(of: "init(", in: "Tests/Benchmarks/Sources/searches/CombineSearch.swift")
    tell.prose(
        """
        Combine exists only on Apple's systems. OpenCombine has nearly the same interface, and runs on Linux too. With
        it `Tests/Benchmarks/combine.sh` compiles this file, and types the same letters. It has drawn this picture,
        which does not follow your marbles. In the row `let go` the program keeps what `sink` has returned only until
        second 40:
        """
    )
    tell.diagram(CombinePicture.lines(width: tell.codeWidth))
    tell.prose(
        """
        - You keep: the chain, word by word, with the same old posts at 19. In addition the types say what can fail. Without `catch`
          this does not compile: with `receiveValue` alone, `sink` takes only what never fails.
        - You lose: Linux. And a subscription ends when nobody keeps what `sink` returns. Here a subscription goes on
          (4.4).
        """
    )
}

private func tellOfSwiftUI(_ tell: Teller) {
    tell.heading("In SwiftUI")
    tell.prose("This is the body of a view in SwiftUI, with half a second for the pause:")
    tell.body(of: "struct SearchView", in: "Chapters/Chapter6/Examples/SearchView.swift")
    tell.prose(
        """
        This code was not run here: a view needs a screen, and Linux has no SwiftUI.

        `searchable` adds a search field, which writes into `text`. `.task(id: text)` starts a task when the view
        appears, and another one each time `text` changes. Before that it cancels the old one. It also cancels when
        the view disappears. So `.task(id:)` does what the loop above does with its variable `latest`.

        - You keep: nobody has to look after `latest`, and the task lives as long as the view is seen. The list keeps the old posts
          while the text is too short, and if a search fails.
        - You lose: the rules stand in the view, where a unit test does not reach them, and which waits for real
          seconds. If you have more rules, put them into a model, with a clock that you can choose.
        """
    )
}

private func tellOfActions(_ tell: Teller) {
    tell.heading("As a model and its actions")
    tell.prose(
        """
        There is another way to organise an app. All that somebody sees is one value, the model. Whatever happens is
        an action. One function takes the model and an action, and returns the next model. Elm, a language for web
        pages, has made this way known; in Swift such a function is called a reducer. Here `actions.scan(model,
        update)` calls it. A model has a `page`, and in `before` all earlier pages. This is the body of `update`:
        """
    )
    tell.body(of: "func update", in: "Chapters/Chapter6/Examples/SearchModel.swift")
    tell.example {
        let typed = Signal<String>(
            marbles: "-a-b---------c-----------d---------|",
            values: ["a": "dun", "b": "dune", "c": "dunes", "d": "dusk", "∅": ""])
        let undo = Signal<String>(marbles: "-----------------------u-------u---|")
        let service = SlowService(time: clock, takes: .seconds(3))
        let found = searchBySignals(typed, on: clock) { text in
            service.posts(on: text).map { SearchAction.found($0, on: text) }
        }
        let actions = Signal.merge([
            typed.map { .typed($0) }, undo.map { _ in .undo }, found,
        ])
        let models = actions.scan(SearchModel(), update)
        draw([
            "typed": typed, "undo": undo,
            "text": models.map(\.page.text).distinctUntilChanged(),
            "posts": models.map(\.page.posts).distinctUntilChanged(),
        ])
    }
    tell.prose(
        """
        At 23 `undo` brings back the text and its posts: the old page is a value, and the model has kept it. At 31
        `undo` comes while the service looks for “dusk”. The answer arrives at 33. `update` sees that the text has
        changed, and leaves the page as it is. You can move `u`: in the browser with the mouse, at a terminal with
        `--marbles undo=…`.

        - You keep: every change stands in one function, which you can test without time, without a service and without a screen.
          Undo is one case of it.
        - You lose: `update` cannot wait or ask. The chain above still does that. In Elm, and in Swift's Composable
          Architecture, such a function also returns the work that is to be done next.
        """
    )
}

private func tellOfWords(_ tell: Teller) {
    tell.heading("Which word is it elsewhere?")
    tell.prose("In Combine, and in Swift's own concurrency with Observation:")
    tell.diagram([
        "here           Combine              async, observed",
        "Signal         Publisher            AsyncSequence",
        "Subject        PassthroughSubject   –",
        "Property       CurrentValueSubject  @Observable",
        "bind(to:)      assign(to:)          Observations",
        "bind(twoWay:)  –                    –",
        "Command        –                    –",
        "Disposable     AnyCancellable       Task",
        "Scheduler      Scheduler            Clock, MainActor",
        "autoconnect    share()              –",
        "catch          catch                do, catch",
        "retry(2)       retry(2)             a loop",
        "a delegate     a subject            AsyncStream",
        "signal(for:)   publisher(for:)      notifications(…)",
    ])
    tell.prose("In SwiftUI, which has words for what a view does:")
    tell.diagram([
        "here           SwiftUI",
        "Property       @State, @Observable",
        "bind(to:)      body",
        "bind(twoWay:)  $text",
        "Command        Button, disabled(_:)",
        "Disposable     task(id:)",
        "Scheduler      MainActor",
        "a delegate     a closure",
        "signal(for:)   onReceive(_:)",
    ])
    tell.prose(
        """
        - An `AsyncStream` is for one loop (6.8). If many are to get the same values, the package async-algorithms has
          `share()`. Unless you say otherwise, its source waits for the slowest loop. It ends when no loop is left and
          nobody holds the shared sequence.
        - For a command you write a button, a task, and a Bool that is true while it runs.
        - `@Observable` and `Observations` show the latest state, not every value (6.9). The same is true of `body`. `$text` is a
          `Binding`: a field can read and write the text through it.
        - The last row of both tables is for notifications (4.14).
        """
    )
}
