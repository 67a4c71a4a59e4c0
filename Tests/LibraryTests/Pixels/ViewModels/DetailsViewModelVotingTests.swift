@testable import Pixels

/// The vote: with and without a login, counted, refused, lost, and cast elsewhere.
extension DetailsViewModelTests {
    @Test(arguments: Delivery.allCases) func `Who is logged in votes, once`(_ delivery: Delivery) {
        let (app, screen) = opened(delivery, isLoggedIn: true)
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
        let (app, screen) = opened(delivery)
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
        let (app, screen) = opened(delivery)
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
        let (app, screen) = opened(delivery)
        screen.vote()
        weak var abandoned: LoginViewModel?
        abandoned = screen.login.value
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

    @Test(arguments: Delivery.allCases, [["vote 2"], ["vote 2", "details 2"]] as [Set<String>])
    func `A vote without an answer says why, keeps what was known, and can be cast again`(
        _ delivery: Delivery, refused: Set<String>
    ) {
        let (app, screen) = opened(delivery, isLoggedIn: true)
        let details = screen.details
        app.accounts.refuse(refused)
        screen.vote()
        app.pass(2)
        #expect(details.voteTrouble.value == "no answer to “vote 2”")
        #expect(details.vote.isEnabled && !details.hasVoted.value && app.accounts.counted.isEmpty)
        #expect((details.votes.value, details.votePrompt.value) == ("12 votes", "Vote for it"))
        #expect(!details.fetching.isLoading.value)
        #expect((details.fetching.trouble.value == "no answer to “details 2”") == (refused.count == 2))
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
            let (app, screen) = opened(delivery, isLoggedIn: true)
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
        let (app, screen) = opened(isLoggedIn: true)
        screen.details.fetching.again()
        app.time.advance(by: .milliseconds(500))
        screen.vote()
        screen.details.fetching.again()
        app.time.advance(by: .milliseconds(1000))
        #expect(screen.details.hasVoted.value && app.time.pending == 0)
        #expect(!screen.details.fetching.isLoading.value)
    }

    @Test func `Details that had not come are known, and no trouble any more, when a vote is answered`() {
        let (app, screen) = opened(isLoggedIn: true, failing: ["details 2"])
        #expect(screen.details.fetching.trouble.value != nil)
        screen.vote()
        app.pass(1)
        #expect(screen.details.fetching.trouble.value == nil && screen.details.votes.value == "13 votes")
    }

    @Test(arguments: Delivery.allCases)
    func `A screen that is covered by the login knows of the vote when it is looked at again`(
        _ delivery: Delivery
    ) {
        let (app, screen) = opened(delivery)
        screen.vote()
        screen.details.active = false
        screen.logIn()
        app.accounts.refuse(["details 2"])
        screen.details.active = true
        app.pass(1)
        #expect(screen.details.hasVoted.value && screen.details.votes.value == "13 votes")
    }

    @Test(arguments: Delivery.allCases)
    func `Who has voted elsewhere is told so, and the button knows it afterwards`(_ delivery: Delivery) {
        let (app, screen) = opened(delivery, isLoggedIn: true)
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
        let (app, screen) = opened(isLoggedIn: true)
        screen.vote()
        screen.details.active = false
        app.pass(1)
        screen.details.active = true
        app.pass(1)
        #expect(app.accounts.counted == [2] && screen.details.hasVoted.value)
    }
}
