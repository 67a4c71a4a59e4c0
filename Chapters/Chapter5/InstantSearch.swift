import FRP
import Foundation
import Marbles
import Narration
import Pixels

let instantSearch = Section("5.5") { tell in
    tell.prose(
        """
        The tutorial by Colin Eberhardt (Chapters/README.md has the link) builds an app that searches a social network
        while you type. You know all its parts by now; only their order is new.
        """
    )
    tellOfTheChain(tell)
    tellOfSignalsByHand(tell)
    tellOfOldAnswers(tell)
    tellOfTheApp(tell)
    tellOfErrors(tell)
    tell.closing(
        """
        Here: Chapters/Chapter5/Search. Live: swift run chapter5 play search. How it loads the picture of an author:
        swift run chapter5 pictures-of-authors
        """
    )
}

private func tellOfTheChain(_ tell: Teller) {
    tell.heading("The chain")
    tell.prose(
        """
        First the app asks for access. Then somebody types: “dun”, “dune”, a pause, “dunes”, and deletes three letters.
        In this picture all is ten times slower: the app waits five seconds before it searches, and an answer takes
        three. `∅` is the empty string that the field begins with.
        """
    )
    tell.example {
        let text = Property("")
        let typed = Signal<String>(
            marbles: "---a-b-----------c-d----------",
            values: ["∅": "", "a": "dun", "b": "dune", "c": "dunes", "d": "du"])
        typed.bind(to: text)
        let access = Signal<String>(marbles: "-y|")
        let search: @Sendable (String) -> Signal<String> = { text in
            .return("posts on \(text)").delay(.seconds(3), on: clock)
        }

        let texts = access.then { text.signal }
        let paused = texts.debounce(.seconds(5), on: clock)
        let long = paused.filter { $0.count >= 3 }
        let found = long.map(search).switchToLatest()
        draw([
            "text": text.signal, "access": access, "then": texts,
            "debounce": paused, "filter": long, "switchToLatest": found,
        ])
    }
    tell.prose(
        """
        1. `then` waits until `access` completes. Then it subscribes to the text of the field, an empty string at first.
        2. `debounce` lets a string through after five seconds without another one.
        3. `filter` lets it through if it has three letters or more: only “dune”.
        4. `map` makes a search of it. `switchToLatest` listens to the newest search.

        The tutorial puts `filter` before `debounce`. Section 4.12 shows why we wait first: otherwise the app would search
        for “dunes”, which is not in the field any more.
        """
    )
    tell.translation([
        "[access then:^{ return self.searchText.rac_textSignal; }]": "access.then { text.signal }",
        "[texts throttle:0.5]": "texts.debounce(.seconds(5), on: clock)",
    ])
}

private func tellOfSignalsByHand(_ tell: Teller) {
    tell.heading("Two signals made by hand")
    tell.prose(
        """
        Access and search come from a library that knows no signals, `SearchByCallback`: `askForAccess` calls back with
        true or false, and `find` with JSON, or with nil. In 5.1 such an answer went into a subject, and the request
        began too early. The tutorial makes the signals by hand, so each request begins with its subscriber. The closure
        returns a disposable that ends the request. `find` returns one; `askForAccess` returns nothing, so its closure
        returns `.none`. There are three errors: no access, no account, and no good answer.
        """
    )
    tell.example {
        let library = SearchByCallback(clock: clock)
        let access = Signal<String> { observer in
            library.askForAccess { isAllowed in
                guard isAllowed else { return observer.sendError(Trouble.access) }
                observer.sendNext("allowed")
                observer.sendCompleted()
            }
            return .none
        }
        let search = Signal<Data> { observer in
            return library.find("dunes") { json in
                guard let json else { return observer.sendError(Trouble.answer) }
                observer.sendNext(json)
                observer.sendCompleted()
            }
        }
        access
            .then { library.hasAccount ? search : .error(Trouble.account) }
            .compactMap { try? JSONDecoder().decode([PostRecord].self, from: $0) }
            .map { posts in posts.map { "\($0.user.name): \($0.text)" } }
            .subscribe(next: { print($0) }, error: { print("error:", $0) })
        clock.run()
    }
    tell.prose(
        """
        The last steps make posts of the JSON, and rows of the posts, with the `map` of arrays.
        """
    )
    tell.translation([
        "[RACSignal createSignal:^(id<RACSubscriber> s) { … }]": "Signal<Data> { observer in … }",
        "[statuses linq_select:^id(id tweet) { … }]": "posts.map { … }",
    ])
}

private func tellOfOldAnswers(_ tell: Teller) {
    tell.heading("Answers that come too late")
    tell.prose(
        """
        The tutorial uses `flattenMap`, which listens to every search until its end. So a slow answer can come after a newer
        one (4.10). `switchToLatest` cancels the older search.

        An answer can also be late on its way to the screen. Here both answers take two seconds, and the main thread draws
        until 5: A waits there when “b” comes.
        """
    )
    tell.example {
        let main = Lane()
        main.schedule { main.work("draw", taking: .seconds(5)) }

        let texts = Signal<String>(marbles: "-a--b---|")
        let search: @Sendable (String) -> Signal<String> = { text in
            .return(text.uppercased()).delay(.seconds(2), on: clock)
        }
        let behind = texts.map(search).switchToLatest().deliverOn(main)
        let inside = texts.map { search($0).deliverOn(main) }.switchToLatest()
        draw([
            "texts": texts, "behind": behind, "inside": inside, "main": main,
        ])
    }
    tell.prose(
        """
        With `deliverOn` behind `switchToLatest`, A has passed the switch before it waits, and nothing stops it. With
        `deliverOn` inside, `switchToLatest` cancels A while it waits.
        """
    )
}

private func tellOfTheApp(_ tell: Teller) {
    tell.heading("The whole chain")
    tell.prose(
        """
        In the app the function `found()` is this one chain, without constants in between. With one operator per line,
        as the tutorial advises, it reads like a list. The tutorial also advises short closures: a longer one becomes a
        function, such as `search(for:)`:
        """
    )
    tell.body(of: "func found()", in: "Chapters/Chapter5/Search/SearchModel.swift")
    tell.prose(
        """
        `doNext` stores the name of the account for the screen. `[account]` captures only this property, and
        `[weak self]` does not keep the model alive. In `begin()` the model subscribes to the chain:
        """
    )
    tell.body(of: "func begin()", in: "Chapters/Chapter5/Search/SearchModel.swift")
    tell.prose(
        """
        This is the whole pipeline:
        """
    )
    tell.diagram([
        "sends",
        "String            ask for access ─ error ─▶ trouble; the chain ends",
        "String          ▼ the text of the field",
        "String          ▼ half a second without another string",
        "String          ▼ three letters or more?",
        "Signal          ▼ a search",
        "[PostRecord]    ▼ newest search ─ error ─▶ trouble; the next one runs",
        "                ▼ the posts, in rows on the screen",
    ])
    tell.prose(
        """
        The view controller binds the field, the list and the words of an error to the model. The last line begins
        again, when you press the button or Return:
        """
    )
    tell.body(of: "private func bindSearch()", in: "Chapters/Chapter5/Search/SearchController.swift")
    tell.prose(
        """
        The field is white while `isValid` is true. The model binds `isValid` to
        `text.signal.map { $0.count >= Self.enough }`. The limit has a name, `enough`, because two lines use it: so you
        change it in one place. On iOS the field is a `UITextField`, and the list a `UITableView`, which asks a data
        source for its rows.
        """
    )
}

private func tellOfErrors(_ tell: Teller) {
    tell.heading("Errors, and what they end")
    tell.prose(
        """
        Without access or an account the person has to do something first. So these errors may end the chain. `StubPosts`
        stands for the social network:
        """
    )
    tell.example {
        for access in ["denied", "no account"] {
            let posts = StubPosts(on: clock, access: access, answer: "ok")
            let model = SearchModel(posts, pausingOn: clock, deliveringOn: clock)
            model.text.value = "dunes"
            clock.run()
            print("\(access):", model.trouble.value ?? "none")
        }
    }
    tell.prose(
        """
        But if one search fails, the next one must still run. So the error of a search is caught in its inner signal (4.11),
        where it ends only this search:
        """
    )
    tell.body(of: "func search(for", in: "Chapters/Chapter5/Search/SearchModel.swift")
    tell.prose(
        """
        Below, the first answer is broken, and the next one is not. When posts arrive, `show` sets `trouble` to nil again.
        """
    )
    tell.example {
        let posts = StubPosts(on: clock, access: "granted", answer: "broken")
        let model = SearchModel(posts, pausingOn: clock, deliveringOn: clock)
        model.text.value = "dunes"
        clock.run()
        print("trouble:", model.trouble.value ?? "none")

        posts.answerProperly()
        model.text.value = "dunes at"
        clock.run()
        print("trouble:", model.trouble.value ?? "none")
        print("found:", model.rows.value.map(\.post.value.text))
    }
    tell.prose(
        """
        How would you write this search without signals? With a timer that each letter starts again, with a number that
        says which search is the newest, and with a look at that number in every callback.
        """
    )
}
