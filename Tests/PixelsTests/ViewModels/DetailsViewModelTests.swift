import FRP
import Marbles
import Testing

@testable import Pixels

struct DetailsViewModelTests {
    /// The details of number 2, with whoever shows a login that is needed.
    private struct Screen {
        let app: StubbedApp
        let details: DetailsViewModel
        let login = Property<LoginViewModel?>(nil)

        init(_ app: StubbedApp, isActive: Bool = true) {
            self.app = app
            details = DetailsViewModel(StubPhotos.models[1], app.services)
            details.logins.bind(to: login)
            details.active = isActive
            if isActive { app.pass(1) }
        }

        var session: UserSession { app.services.session }

        /// Presses the button.
        func vote() {
            details.vote.execute()
            app.settle()
        }

        /// Fills the login in, and presses its button.
        func logIn(_ password: String = "furrow") {
            login.value?.name.value = "ash"
            login.value?.password.value = password
            login.value?.logIn.execute()
            app.pass(1)
        }
    }

    // MARK: What there is to know

    @Test(arguments: [
        (87.3, "87.30"), (90, "90.00"), (0, "0.00"), (100, "100.00"), (9.999, "10.00"), (0.05, "0.05"),
    ])
    func `The rating has two decimals`(_ rating: Double, _ expected: String) {
        let record = PhotoRecord(
            id: 1, name: "Fog", username: "ash", rating: rating, images: [], commentsCount: nil)
        #expect(DetailsViewModel(PhotoModel(record), StubbedApp().services).rating == expected)
    }

    @Test func `Before somebody looks there is what the photo knows, and nothing is asked for`() {
        let screen = Screen(StubbedApp(), isActive: false)
        screen.app.pass(5)
        let details = screen.details
        #expect((details.name, details.photographer, details.rating) == ("Dunes", "olav", "88.00"))
        #expect((details.text.value, details.votes.value, details.hasVoted.value) == ("", "", false))
        #expect(screen.app.accounts.requests.isEmpty && !details.fetching.isLoading.value)
    }

    @Test(arguments: Delivery.allCases)
    func `The details are fetched while somebody looks`(_ delivery: Delivery) {
        let screen = Screen(StubbedApp(delivery), isActive: false)
        let details = screen.details
        let loading = screen.app.time.record(details.fetching.isLoading.signal)
        details.active = true
        screen.app.pass(1)
        #expect(loading.values == [false, true, false] && details.fetching.trouble.value == nil)
        #expect((details.text.value, details.votes.value) == ("Seen by number 2.", "12 votes"))
        #expect(screen.app.accounts.requests == ["details 2"])
    }

    @Test func `Whoever looks away gives the request up`() {
        let screen = Screen(StubbedApp(), isActive: false)
        for active in [true, false] { screen.details.active = active }
        #expect(!screen.details.fetching.isLoading.value && screen.app.time.pending == 0)
    }

    @Test(arguments: Delivery.allCases)
    func `If they do not come it says why, and they can be asked for again`(_ delivery: Delivery) {
        let app = StubbedApp(delivery)
        app.accounts.refuse(["details 2"])
        let screen = Screen(app)
        let fetching = screen.details.fetching
        #expect(fetching.trouble.value == "no answer to “details 2”" && !fetching.isLoading.value)
        app.accounts.refuse([])
        fetching.again()
        #expect(fetching.trouble.value == nil && fetching.isLoading.value)
        app.pass(1)
        #expect(screen.details.votes.value == "12 votes" && !fetching.isLoading.value)
    }

    @Test(arguments: Delivery.allCases)
    func `They are fetched again when somebody logs in: the service knows what they voted for`(
        _ delivery: Delivery
    ) {
        let app = StubbedApp(delivery)
        app.accounts.vote(for: 2, token: "token").subscribe()
        let screen = Screen(app)
        #expect(!screen.details.hasVoted.value && screen.details.votes.value == "13 votes")
        app.logIn()
        app.pass(1)
        #expect(screen.details.hasVoted.value)
        screen.session.user.value = nil
        app.pass(1)
        #expect(!screen.details.hasVoted.value)
    }

    // MARK: What stands on the button

    @Test(arguments: [
        (false, false, false, "Log in to vote for it"), (false, true, false, "Vote for it"),
        (false, false, true, "Voting …"), (false, true, true, "Voting …"),
        (true, false, false, "You have voted for it"), (true, true, false, "You have voted for it"),
        (true, false, true, "You have voted for it"), (true, true, true, "You have voted for it"),
    ])
    func `The button says what it will do, or what it does, or what it has done`(
        _ hasVoted: Bool, _ isLoggedIn: Bool, _ isVoting: Bool, _ expected: String
    ) {
        #expect(
            DetailsViewModel.prompt(hasVoted: hasVoted, isLoggedIn: isLoggedIn, isVoting: isVoting)
                == expected)
    }

    @Test func `The button follows the login and the vote`() {
        let screen = Screen(StubbedApp())
        let prompts = screen.app.time.record(screen.details.votePrompt.signal.distinctUntilChanged())
        screen.app.logIn()
        screen.app.pass(1)
        screen.vote()
        screen.app.pass(1)
        #expect(
            prompts.values == [
                "Log in to vote for it", "Vote for it", "Voting …", "You have voted for it",
            ])
    }

    // MARK: Voting

    @Test(arguments: Delivery.allCases)
    func `Who is logged in votes, once`(_ delivery: Delivery) {
        let app = StubbedApp(delivery)
        app.logIn()
        let screen = Screen(app)
        let details = screen.details
        for _ in 1...2 { screen.vote() }
        #expect(details.vote.isExecuting && screen.login.value == nil)
        app.pass(1)
        #expect((details.hasVoted.value, details.votes.value) == (true, "13 votes"))
        #expect(details.voteTrouble.value == nil && !details.vote.isEnabled && !details.vote.isExecuting)
        screen.vote()
        app.pass(5)
        #expect(app.accounts.counted == [2])
        #expect(app.accounts.requests == ["login ash", "details 2", "vote 2"])
    }

    @Test(arguments: Delivery.allCases)
    func `Who is not logged in is offered a login, and the vote is cast when that has worked`(
        _ delivery: Delivery
    ) {
        let app = StubbedApp(delivery)
        let screen = Screen(app)
        screen.vote()
        #expect(screen.login.value != nil && screen.details.vote.isExecuting)
        #expect(app.accounts.requests == ["details 2"])
        screen.logIn()
        #expect(app.accounts.requests.contains("vote 2") && screen.details.vote.isExecuting)
        app.pass(1)
        #expect(app.accounts.counted == [2] && screen.details.votes.value == "13 votes")
        #expect(screen.details.hasVoted.value && screen.details.voteTrouble.value == nil)
        #expect(screen.session.user.value?.name == "ash")
        app.pass(5)
        #expect(screen.details.hasVoted.value && screen.details.votes.value == "13 votes")
    }

    @Test(arguments: Delivery.allCases)
    func `A login that fails keeps the vote waiting for the next try`(_ delivery: Delivery) {
        let app = StubbedApp(delivery)
        let screen = Screen(app)
        screen.vote()
        screen.logIn("wrong")
        #expect(screen.login.value?.trouble.value != nil && screen.details.vote.isExecuting)
        #expect(screen.details.voteTrouble.value == nil)
        screen.logIn()
        app.pass(1)
        #expect(app.accounts.counted == [2] && screen.details.hasVoted.value)
    }

    @Test(arguments: Delivery.allCases)
    func `Who gives the login up has not voted, is told no trouble, and can press the button again`(
        _ delivery: Delivery
    ) {
        let app = StubbedApp(delivery)
        let screen = Screen(app)
        screen.vote()
        weak let abandoned = screen.login.value
        screen.login.value = nil
        app.pass(5)
        #expect(abandoned == nil)
        #expect(screen.details.vote.isEnabled && !screen.details.vote.isExecuting)
        #expect(screen.details.voteTrouble.value == nil && app.accounts.counted.isEmpty)
        #expect(screen.details.votePrompt.value == "Log in to vote for it")
        screen.vote()
        #expect(screen.login.value != nil)
    }

    @Test func `If nobody shows the login, nobody votes, and the button can be pressed again`() {
        let app = StubbedApp()
        let details = DetailsViewModel(StubPhotos.models[1], app.services)
        details.active = true
        details.vote.execute()
        app.pass(5)
        #expect(details.vote.isEnabled && details.voteTrouble.value == nil)
        #expect(app.accounts.requests == ["details 2"])
    }

    @Test(arguments: Delivery.allCases)
    func `A vote without an answer says why, and can be cast again`(_ delivery: Delivery) {
        let app = StubbedApp(delivery)
        app.logIn()
        let screen = Screen(app)
        let details = screen.details
        app.accounts.refuse(["vote 2"])
        screen.vote()
        app.pass(2)
        #expect(details.voteTrouble.value == "no answer to “vote 2”")
        #expect(details.vote.isEnabled && !details.hasVoted.value && app.accounts.counted.isEmpty)
        #expect((details.votes.value, details.votePrompt.value) == ("12 votes", "Vote for it"))
        #expect(screen.session.user.value?.name == "ash")
        app.accounts.refuse([])
        screen.vote()
        #expect(details.voteTrouble.value == nil)
        app.pass(1)
        #expect(details.hasVoted.value && app.accounts.counted == [2])
    }

    @Test(arguments: Delivery.allCases)
    func `After a vote, whatever came of it, the details can be asked for again`(_ delivery: Delivery) {
        for refused in [[], ["vote 2"], ["vote 2", "details 2"]] as [Set<String>] {
            let app = StubbedApp(delivery)
            app.logIn()
            let screen = Screen(app)
            app.accounts.refuse(refused)
            screen.vote()
            app.pass(2)
            app.accounts.refuse([])
            app.accounts.vote(for: 2, token: "token").subscribe()
            app.pass(1)
            screen.details.fetching.again()
            #expect(screen.details.fetching.isLoading.value)
            app.pass(1)
            #expect(screen.details.votes.value == "13 votes" && screen.details.hasVoted.value)
            #expect(
                !screen.details.fetching.isLoading.value && screen.details.fetching.trouble.value == nil)
        }
    }

    @Test func `The answer to a vote is the latest: details asked for before do not undo it`() {
        let app = StubbedApp()
        app.logIn()
        let screen = Screen(app)
        screen.details.fetching.again()
        app.time.advance(by: .milliseconds(500))
        screen.vote()
        screen.details.fetching.again()
        app.time.advance(by: .milliseconds(1000))
        #expect(screen.details.hasVoted.value && app.time.pending == 0)
        #expect(!screen.details.fetching.isLoading.value)
    }

    @Test func `Details that had not come are known, and no trouble any more, when a vote is answered`() {
        let app = StubbedApp()
        app.logIn()
        app.accounts.refuse(["details 2"])
        let screen = Screen(app)
        #expect(screen.details.fetching.trouble.value != nil)
        screen.vote()
        app.pass(1)
        #expect(screen.details.fetching.trouble.value == nil && screen.details.votes.value == "13 votes")
    }

    @Test(arguments: Delivery.allCases)
    func `A screen that is covered by the login knows of the vote when it is looked at again`(
        _ delivery: Delivery
    ) {
        let app = StubbedApp(delivery)
        let screen = Screen(app)
        screen.vote()
        screen.details.active = false
        screen.logIn()
        app.accounts.refuse(["details 2"])
        screen.details.active = true
        app.pass(1)
        #expect(screen.details.hasVoted.value && screen.details.votes.value == "13 votes")
    }

    @Test func `If the details do not come after a vote without an answer, what was known stays`() {
        let app = StubbedApp()
        app.logIn()
        let screen = Screen(app)
        app.accounts.refuse(["vote 2", "details 2"])
        screen.vote()
        app.pass(2)
        #expect(screen.details.voteTrouble.value == "no answer to “vote 2”" && screen.details.vote.isEnabled)
        #expect(screen.details.votes.value == "12 votes" && !screen.details.fetching.isLoading.value)
        #expect(screen.details.fetching.trouble.value == "no answer to “details 2”")
        app.accounts.refuse([])
        screen.vote()
        app.pass(1)
        #expect(screen.details.hasVoted.value)
    }

    @Test(arguments: Delivery.allCases)
    func `Who has voted elsewhere is told so, and the button knows it afterwards`(_ delivery: Delivery) {
        let app = StubbedApp(delivery)
        app.logIn()
        let screen = Screen(app)
        app.accounts.vote(for: 2, token: "token").subscribe()
        app.pass(1)
        #expect(!screen.details.hasVoted.value)
        screen.vote()
        app.pass(2)
        #expect(screen.details.voteTrouble.value == "\(AccountError.votedBefore)")
        #expect(screen.details.hasVoted.value && !screen.details.vote.isEnabled)
        #expect(screen.details.votePrompt.value == "You have voted for it")
        #expect(app.accounts.counted == [2] && screen.session.user.value?.name == "ash")
    }

    @Test(arguments: Delivery.allCases)
    func `Whom the service does not know any more is logged out, and voting again asks for a login`(
        _ delivery: Delivery
    ) {
        let app = StubbedApp(delivery)
        app.services.session.user.value = UserSession.User(name: "ash", token: "stale")
        let screen = Screen(app)
        screen.vote()
        app.pass(2)
        #expect(screen.session.user.value == nil && app.accounts.counted.isEmpty)
        #expect(screen.details.voteTrouble.value == "\(AccountError.notLoggedIn)")
        #expect(screen.details.vote.isEnabled && screen.details.votePrompt.value == "Log in to vote for it")
        #expect(!screen.details.fetching.isLoading.value)
        screen.vote()
        screen.logIn()
        app.pass(1)
        #expect(app.accounts.counted == [2] && screen.details.hasVoted.value)
    }

    @Test func `A vote that is cast while nobody looks any more is known at the next look`() {
        let app = StubbedApp()
        app.logIn()
        let screen = Screen(app)
        screen.vote()
        screen.details.active = false
        app.pass(1)
        screen.details.active = true
        app.pass(1)
        #expect(app.accounts.counted == [2] && screen.details.hasVoted.value)
    }

    // MARK: Going away

    @Test(arguments: Delivery.allCases)
    func `It goes when nobody holds it, in the middle of loading too, and its request with it`(
        _ delivery: Delivery
    ) {
        let app = StubbedApp(delivery)
        weak var kept: DetailsViewModel?
        do {
            let details = DetailsViewModel(StubPhotos.models[1], app.services)
            details.active = true
            app.settle()
            kept = details
            #expect(app.time.pending == 1)
        }
        #expect(kept == nil)
        app.settle()
        #expect(app.time.pending == 0)
    }

    @Test(arguments: Delivery.allCases)
    func `It goes while a vote is under way, which is counted all the same`(_ delivery: Delivery) {
        let app = StubbedApp(delivery)
        app.logIn()
        weak var kept: DetailsViewModel?
        do {
            let details = DetailsViewModel(StubPhotos.models[1], app.services)
            details.vote.execute()
            kept = details
        }
        #expect(kept == nil)
        app.pass(1)
        #expect(app.accounts.counted == [2])
    }

    @Test(arguments: Delivery.allCases)
    func `It goes while a login is open, and so does the login when that is closed`(_ delivery: Delivery) {
        let app = StubbedApp(delivery)
        weak var keptDetails: DetailsViewModel?
        weak var keptLogin: LoginViewModel?
        do {
            let login = Property<LoginViewModel?>(nil)
            do {
                let details = DetailsViewModel(StubPhotos.models[1], app.services)
                details.logins.bind(to: login)
                details.vote.execute()
                app.settle()
                (keptDetails, keptLogin) = (details, login.value)
            }
            #expect(keptDetails == nil && keptLogin != nil)
        }
        #expect(keptLogin == nil)
        app.pass(5)
        #expect(app.accounts.requests.isEmpty && app.time.pending == 0)
    }
}
