@testable import Pixels

/// The vote: with and without a login, counted, refused, lost, and cast elsewhere.
extension DetailsViewModelTests {
    @Test(arguments: Delivery.allCases) func `A user who is logged in can vote once`(_ delivery: Delivery) {
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
    func `Without a user a login is offered, and the vote is cast after its success`(
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
    func `After a failed login the vote waits for the next attempt`(_ delivery: Delivery) {
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
    func `If the login is given up, there is no vote and no error, and the button is enabled`(
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

    @Test func `If no screen shows the login, there is no vote, and the button is enabled`() {
        let app = StubbedApp()
        let details = DetailsViewModel(StubPhotos.models[1], app.services)
        details.active = true
        details.vote.execute()
        app.pass(5)
        #expect(details.vote.isEnabled && details.voteTrouble.value == nil)
        #expect(app.accounts.requests == ["details 2"])
    }

    @Test(arguments: Delivery.allCases, [["vote 2"], ["vote 2", "details 2"]] as [Set<String>])
    func `A vote without an answer gives an error, keeps the data, and can be cast again`(
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
    func `After a vote, with any result, the details can be requested again`(_ delivery: Delivery) {
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

    @Test func `The answer to a vote is newer than details that were requested before it`() {
        let (app, screen) = opened(isLoggedIn: true)
        screen.details.fetching.again()
        app.time.advance(by: .milliseconds(500))
        screen.vote()
        screen.details.fetching.again()
        app.time.advance(by: .milliseconds(1000))
        #expect(screen.details.hasVoted.value && app.time.pending == 0)
        #expect(!screen.details.fetching.isLoading.value)
    }

    @Test func `The answer to a vote replaces missing details, and clears their error`() {
        let (app, screen) = opened(isLoggedIn: true, failing: ["details 2"])
        #expect(screen.details.fetching.trouble.value != nil)
        screen.vote()
        app.pass(1)
        #expect(screen.details.fetching.trouble.value == nil && screen.details.votes.value == "13 votes")
    }

    @Test(arguments: Delivery.allCases)
    func `A screen that was covered by the login shows the vote afterwards`(
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
    func `A vote that was cast elsewhere gives an error, and then the button shows it`(_ delivery: Delivery) {
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
    func `A user whose token is invalid is logged out, and the next vote needs a login`(
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

    @Test func `A vote that is counted after the deactivation is shown at the next activation`() {
        let (app, screen) = opened(isLoggedIn: true)
        screen.vote()
        screen.details.active = false
        app.pass(1)
        screen.details.active = true
        app.pass(1)
        #expect(app.accounts.counted == [2] && screen.details.hasVoted.value)
    }
}
