import FRP
import Marbles
import Narration
import Pixels

let loginAndDetails = Section("6.4") { tell in
    tell.prose(
        """
        Two screens are only in the book's sample app, not in its text: the details of a photo, with a button to vote
        for it, and the login that a vote needs. Both have view models with commands, as in section 4.6.
        """
    )
    tellOfGoingAway(tell)
    tellOfTheFields(tell)
    tellOfRefusal(tell)
    tellOfDetails(tell)
    tellOfVoting(tell)
    tell.closing(
        """
        In the book's app: `FRPLoginViewModel`, `FRPPhotoDetailViewModel`. Here: Sources/Pixels/ViewModels/LoginViewModel.swift
        and DetailsViewModel.swift. Live: swift run chapter6 play, Enter, Enter, v
        """
    )
}

private func tellOfGoingAway(_ tell: Teller) {
    tell.heading("How do you know that something went away?")
    tell.prose(
        """
        A request should end when the screen that made it has gone away. The signal of a property can tell: it completes when
        the property goes away (4.4). `ignoreValues` keeps only this completion:
        """
    )
    tell.example {
        var name = Property("ash")
        let goesAway = name.signal.ignoreValues()
        goesAway.subscribe(completed: { print("the property went away") })
        name.value = "grace"
        print("another property takes its place")
        name = Property("")
        print("the end")
    }
    tell.prose(
        """
        When nothing kept the first property any more, `goesAway` completed. So `request.takeUntil(goesAway)` is a
        request that ends with the property (`takeUntil`: 5.6).
        """
    )
    tell.fold(
        "At work: who ends the request?",
        """
        The signal of ReactiveSwift's `MutableProperty` completes as here. `BehaviorRelay` of RxSwift does not, nor do
        `CurrentValueSubject` and `@Published` of Combine. There the screen keeps its subscriptions, and they end with
        it.
        """
    )
}

private func tellOfTheFields(_ tell: Teller) {
    tell.heading("When may you log in?")
    tell.prose(
        "You can press “log in” when both fields are filled in. This is how the view model of the login begins:"
    )
    tell.body(of: "public init(", in: "Sources/Pixels/ViewModels/LoginViewModel.swift")
    tell.prose(
        """
        - `areFilled` sends true when there is a name and a password, and the command takes it as its `enabled`.
        - `name: "login"` is the name of the command in warnings.
        - The work is a request of the `session` (6.2) with the two strings of that moment. The closure captures the
          fields and the session, and not the view model: so the view model keeps the command, the command keeps the
          closure, and there is no circle.
        - `takeUntil(goesAway)` cancels the request when the property `name` goes away: that is when the view model does.

        The next example fills in the fields, and prints what `enabled` sends. It sends only changes, so it sends nothing after
        the name alone:
        """
    )
    tell.example {
        let service = StubService(on: clock)
        let login = LoginViewModel(service.services)
        login.logIn.enabled.subscribe(next: { print("enabled:", $0) })

        print("a name")
        login.name.value = "ash"
        print("a password")
        login.password.value = "furrow"
        print("no name")
        login.name.value = ""
    }
    tell.translation([
        "[[RACCommand alloc] initWithEnabled:[self validateLoginInputs] signalBlock:^RACSignal *(id input) { … }]":
            "Command(name: \"login\", enabled: areFilled, …) { … }"
    ])
    tell.prose(
        """
        Now the screen closes while the login is on its way. `awaited` is what the service still works on (5.2):
        """
    )
    tell.example {
        let service = StubService(on: clock)
        let shown = Property<LoginViewModel?>(LoginViewModel(service.services))
        shown.value?.name.value = "ash"
        shown.value?.password.value = "furrow"
        shown.value?.logIn.execute()
        print("waiting for", service.accounts.awaited)
        shown.value = nil  // the login screen closes
        print("waiting for", service.accounts.awaited)
    }
    tell.prose(
        """
        This works because nothing else keeps the view model. If a log or a test kept it, the request would go on.
        """
    )
}

private func tellOfRefusal(_ tell: Teller) {
    tell.heading("What if the login is refused?")
    tell.prose(
        """
        `bindOutcome()` says what the screen does when the login works, and when it is refused:
        """
    )
    tell.body(of: "private func bindOutcome(", in: "Sources/Pixels/ViewModels/LoginViewModel.swift")
    tell.prose(
        """
        If the login works, the execution sends a user, and the property `hasSucceeded` becomes true. If the login is
        refused, `errors` sends the error, and `trouble` gets its words. When the next execution begins, `executing`
        sends true, and `trouble` becomes nil. The signal `success` sends once, when `hasSucceeded` is true:
        """
    )
    tell.body(of: "public var success: Signal<Void>", in: "Sources/Pixels/ViewModels/LoginViewModel.swift")
    tell.prose(
        """
        The sample app closes the screen whenever an execution completes. But if the service refuses the login, the
        signal of this execution only completes (section 4.6). So the login screen closes although the password was
        wrong, and the person is not told why: only the log says it. Here the screen waits for `success`:
        """
    )
    tell.example {
        let service = StubService(on: clock)
        let login = LoginViewModel(service.services)
        login.success.subscribe(next: { print("  the screen closes") })

        for password in ["harbour", "furrow"] {
            login.name.value = "ash"
            login.password.value = password
            print("log in with the password", password)
            login.logIn.execute()
            print("  at work, enabled:", login.logIn.isEnabled)
            clock.run()
            print("  trouble:", login.trouble.value ?? "none")
            print("  over, enabled:", login.logIn.isEnabled)
        }
    }
    tell.prose(
        """
        While the command is at work, it refuses another press. The view controller binds its views in six lines. The
        last one closes the screen:
        """
    )
    tell.body(of: "private func bindLogin(", in: "Chapters/Chapter6/App/LoginController.swift")
    tell.translation([
        "[[self.viewModel.loginCommand.executionSignals flattenMap:^(RACSignal *execution) { … }] subscribeNext:^(id _) { … }];":
            "login.success.subscribe(next: { … })"
    ])
}

private func tellOfDetails(_ tell: Teller) {
    tell.heading("Every word comes from the view model")
    tell.prose(
        """
        The details have words for everything, such as a rating with two decimals. `text` is what the photographer says
        about the photo; here the stand-in invents it, with the number of the photo. And the button says what it does
        now:
        """
    )
    tell.body(of: "static func prompt(", in: "Sources/Pixels/ViewModels/DetailsViewModel.swift")
    tell.example {
        let service = StubService(on: clock)
        let photo = PhotoModel(StubPhotos.records[1])
        let details = DetailsViewModel(photo, service.services)
        details.active = true
        clock.run()

        print(details.name, "by", details.photographer)
        print("rated \(details.rating), \(details.votes.value)")
        print(details.text.value)
        print("[ \(details.votePrompt.value) ]")
    }
}

private func tellOfVoting(_ tell: Teller) {
    tell.heading("A vote may need a login first")
    tell.prose(
        """
        If you vote and are not logged in, you are asked to log in; then your vote is sent. That is one chain. This signal is
        the work of the command `vote`:
        """
    )
    tell.body(of: "private static func voting(", in: "Sources/Pixels/ViewModels/DetailsViewModel.swift")
    tell.prose(
        """
        `defer` runs its closure when the command subscribes, so it looks at the user of that moment. The view model
        does not know how a login looks. It makes a `LoginViewModel`, sends it to the code that shows screens, and does
        not keep it. (`logins` is a subject inside the view model; the code outside gets only its signal.) `request` is
        cold: it sends the vote when somebody subscribes to it. `flattenMap` does that when `success` sends its value:
        """
    )
    tell.example {
        let service = StubService(on: clock)
        let photo = PhotoModel(StubPhotos.records[1])
        let details = DetailsViewModel(photo, service.services)
        details.active = true
        let shown = Property<LoginViewModel?>(nil)
        details.logins.bind(to: shown)

        details.vote.execute()
        print("a login is shown:", shown.value != nil)
        shown.value?.name.value = "ash"
        shown.value?.password.value = "furrow"
        shown.value?.logIn.execute()
        clock.run()
        print("[ \(details.votePrompt.value) ] \(details.votes.value)")
        print("photos with a new vote:", service.accounts.counted)
    }
    tell.prose(
        """
        And if you do not want to log in? Then the login screen closes, and its view model goes away as above, with its
        property `hasSucceeded`. (The work still listens to `success`, but no signal and no subscription keeps a property
        alive.) So `success` completes without a value. `flattenMap` makes no request, and you can press the button again:
        """
    )
    tell.example {
        let service = StubService(on: clock)
        let photo = PhotoModel(StubPhotos.records[1])
        let details = DetailsViewModel(photo, service.services)
        let shown = Property<LoginViewModel?>(nil)
        details.logins.bind(to: shown)

        details.vote.execute()
        print("at work:", details.vote.isExecuting)
        shown.value = nil  // the login screen closes
        print("at work:", details.vote.isExecuting)
    }
    tell.prose(
        """
        With `then` instead of `flattenMap` a cancelled login would lead to a vote, because `then` waits only for the
        completion:
        """
    )
    tell.example {
        let login = Signal<String>(marbles: "---|")
        let vote = Signal<String>(marbles: "--v|")
        draw([
            "login": login,
            "flattenMap": login.flattenMap { _ in vote },
            "then": login.then { vote },
        ])
    }
    tell.prose(
        """
        The sample app makes this mistake. Its login is a signal that completes when the details appear again, and
        `then` sends the vote: also if you cancelled the login, or if the password was wrong.
        """
    )
}
