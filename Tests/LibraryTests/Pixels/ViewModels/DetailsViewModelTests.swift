@testable import Pixels

struct DetailsViewModelTests {
    /// The details of photo 2, with a recorder of the logins that they need.
    struct Screen {
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

        /// Presses the button of the details.
        func vote() {
            details.vote.execute()
            app.settle()
        }

        /// Fills in the login, and presses its button.
        func logIn(_ password: String = "furrow") {
            login.value?.name.value = "ash"
            login.value?.password.value = password
            login.value?.logIn.execute()
            app.pass(1)
        }
    }

    func opened(
        _ delivery: Delivery = .atOnce, isLoggedIn: Bool = false, failing: Set<String> = []
    ) -> (StubbedApp, Screen) {
        let app = StubbedApp(delivery, failing: failing)
        if isLoggedIn { app.logIn() }
        return (app, Screen(app))
    }

    // MARK: The details

    @Test(arguments: [
        (87.3, "87.30"), (90, "90.00"), (0, "0.00"), (100, "100.00"), (9.999, "10.00"), (0.05, "0.05"),
    ])
    func `The rating has two decimals`(_ rating: Double, _ expected: String) {
        let record = PhotoRecord(
            id: 1, name: "Fog", username: "ash", rating: rating, images: [], commentsCount: nil)
        #expect(DetailsViewModel(PhotoModel(record), StubbedApp().services).rating == expected)
    }

    @Test func `Before the activation there are the photo's own data, and nothing is requested`() {
        let screen = Screen(StubbedApp(), isActive: false)
        screen.app.pass(5)
        let details = screen.details
        #expect((details.name, details.photographer, details.rating) == ("Dunes", "olav", "88.00"))
        #expect((details.text.value, details.votes.value, details.hasVoted.value) == ("", "", false))
        #expect(screen.app.accounts.requests.isEmpty && !details.fetching.isLoading.value)
    }

    @Test(arguments: Delivery.allCases)
    func `The details are fetched while the view model is active`(_ delivery: Delivery) {
        let screen = Screen(StubbedApp(delivery), isActive: false)
        let details = screen.details
        let loading = screen.app.time.record(details.fetching.isLoading.signal)
        details.active = true
        screen.app.pass(1)
        #expect(loading.values == [false, true, false] && details.fetching.trouble.value == nil)
        #expect((details.text.value, details.votes.value) == ("Seen by number 2.", "12 votes"))
        #expect(screen.app.accounts.requests == ["details 2"])
    }

    @Test func `Deactivation cancels the request`() {
        let screen = Screen(StubbedApp(), isActive: false)
        for active in [true, false] { screen.details.active = active }
        #expect(!screen.details.fetching.isLoading.value && screen.app.time.pending == 0)
    }

    @Test(arguments: Delivery.allCases)
    func `They are fetched again after a login: the service knows the user's votes`(
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

    // MARK: The button's title

    @Test(arguments: [
        (false, false, false, "Log in to vote for it"), (false, true, false, "Vote for it"),
        (false, false, true, "Voting …"), (false, true, true, "Voting …"),
        (true, false, false, "You have voted for it"), (true, true, false, "You have voted for it"),
        (true, false, true, "You have voted for it"), (true, true, true, "You have voted for it"),
    ])
    func `The button's title says what it will do, what it is doing, or what it has done`(
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
            prompts.values == ["Log in to vote for it", "Vote for it", "Voting …", "You have voted for it"])
    }

    // MARK: Releasing

    @Test(arguments: Delivery.allCases)
    func `It can be released during a vote, which is counted nevertheless`(_ delivery: Delivery) {
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
    func `It can be released during a login, and the login when its screen is closed`(_ delivery: Delivery) {
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
