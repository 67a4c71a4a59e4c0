import FRP
import Marbles
import Narration
import Pixels

let loginAndDetails = Section("6.4") { tell in
    tell.prose(
        """
        The book leaves two screens to its sample app: the details of a photo, with a button to vote for it, and the login
        that a vote needs. Both use commands, from chapter 4, in view models.

        You can press “log in” when both fields are filled in. A signal made from the fields says whether they are, and the
        command takes it as its `enabled`. This is how the view model of the login begins:
        """
    )
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

private func tellOfTheFields(_ tell: Teller) {
    tell.body(of: "public init(", in: "Sources/Pixels/ViewModels/LoginViewModel.swift")
    tell.prose(
        """
        The last lines set two properties. `hasSucceeded` becomes true when an execution has sent a user. `trouble` gets
        the words of each error, and nil when a new execution begins.

        The next example types into the fields, and prints what `enabled` sends:
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
        "[[RACCommand alloc] initWithEnabled:areFilled signalBlock:^RACSignal *(id input) { … }]":
            "Command(name: \"login\", enabled: areFilled, …) { … }",
        "[viewModel.loginCommand.enabled subscribeNext:^(id x) { … }];":
            "login.logIn.enabled.subscribe(next: { … })",
    ])
}

private func tellOfRefusal(_ tell: Teller) {
    tell.prose(
        """
        In the book's app the screen goes away when an execution of the command completes. `executionSignals` sends a
        signal for each execution. But an execution that fails completes there too; its error is sent by `errors`. So
        after a refused login the person is back at the photo, not logged in, and does not know why. Here only an
        execution that sends a user counts. The signal `success` sends when `hasSucceeded` has become true; then the
        screen goes away.
        """
    )
    tell.example {
        let service = StubService(on: clock)
        let login = LoginViewModel(service.services)
        login.success.subscribe(next: { print("the screen goes away") })

        for password in ["harbour", "furrow"] {
            login.name.value = "ash"
            login.password.value = password
            login.logIn.execute()
            print("\(password): enabled \(login.logIn.isEnabled)")
            clock.run()
            print("trouble:", login.trouble.value ?? "none")
        }
    }
    tell.prose(
        """
        While the command is at work, it refuses another press. Afterwards it is enabled again, whether the login worked or
        not.
        """
    )
    tell.translation([
        "[viewModel.loginCommand execute:nil];": "login.logIn.execute()",
        "[viewModel.loginCommand.executionSignals subscribeNext:^(RACSignal *execution) { … }];":
            "login.success.subscribe(next: { … })",
    ])
}

private func tellOfDetails(_ tell: Teller) {
    tell.prose(
        """
        The details have words for everything: the rating always has two decimals, the number of votes has the right
        word behind it (“1 vote”, “12 votes”), and the button says what it does now:
        """
    )
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
    tell.prose(
        """
        If you vote without being logged in, you are asked to log in; then your vote is sent. In the view model that is one
        chain: a signal sends when the login has worked, and `flattenMap` makes the vote from that. The view model does not
        know how a login looks. It makes a `LoginViewModel` and sends it to the code that shows screens. The last line
        of the example prints the numbers of the photos for which the service counted a vote:
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
        print("counted for:", service.accounts.counted)
    }
    tell.translation(["[viewModel.voteCommand execute:nil];": "details.vote.execute()"])
    tell.prose(
        """
        And if you do not want to log in? Then the screen goes away, and its view model with it. That completes `success`
        without a value: the chain ends without a vote, and you can press the button again. This case needs no code of its
        own. But with `then` in place of `flattenMap` it would go wrong, since `then` goes on after a completion.
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
        shown.value = nil
        print("at work:", details.vote.isExecuting)
        print("asked of the accounts:", service.accounts.requests)
    }
}
