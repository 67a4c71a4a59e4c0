@testable import Pixels

struct UserSessionTests {
    private let app = StubbedApp()
    private var session: UserSession { app.services.session }
    private let photo = StubPhotos.models[1]

    @Test func `At first nobody is logged in, and nothing is requested`() {
        app.pass(5)
        #expect(session.user.value == nil && app.accounts.requests.isEmpty)
    }

    @Test(arguments: Delivery.allCases)
    func `With the right password, the user is logged in when the login sends`(_ delivery: Delivery) {
        let app = StubbedApp(delivery)
        let session = app.services.session
        let seen = Recorder<String?>()
        session.logIn("ash", "furrow").subscribe(next: { [user = session.user] in
            seen.append("\($0.name), \(user.value?.name ?? "nobody")")
        })
        #expect(session.user.value == nil)
        app.pass(1)
        #expect(seen.values == ["ash, ash"])
    }

    @Test func `A login that is refused does not log the former user out`() {
        app.logIn()
        let seen = app.time.record(session.logIn("ash", "wrong"))
        app.pass(1)
        #expect(seen.events == [.error(AccountError.wrongPassword)])
        #expect(session.user.value?.name == "ash")
    }

    @Test func `Each subscription of a login makes a request, and a disposed one logs nobody in`() {
        let login = session.logIn("ash", "furrow")
        #expect(app.accounts.requests.isEmpty)
        login.subscribe().dispose()
        app.pass(5)
        #expect(app.accounts.requests == ["login ash"] && session.user.value == nil)
    }

    @Test func `Details are for the user at the time of the request`() {
        app.accounts.vote(for: 2, token: "token").subscribe()
        app.pass(1)
        let details = session.details(of: photo)
        let before = app.time.record(details)
        app.pass(1)
        app.logIn()
        let after = app.time.record(details)
        app.pass(1)
        #expect(before.values.map(\.voted) == [false] && after.values.map(\.voted) == [true])
    }

    @Test func `Without a login nobody can vote, and nothing is requested`() {
        let seen = app.time.record(session.vote(for: photo))
        #expect(seen.events == [.error(AccountError.notLoggedIn)])
        #expect(app.accounts.requests.isEmpty)
    }

    @Test func `The errors of the service have messages`() {
        #expect("\(AccountError.wrongPassword)" == "That name and password do not belong together.")
        #expect("\(AccountError.notLoggedIn)" == "You are not logged in any more. Vote again to log in.")
        #expect(
            "\(AccountError.votedBefore)"
                == "You have voted for this photo before. Every vote counts once.")
        #expect("\(AccountError.unknownUser("mina"))" == "Nobody is called “mina”.")
    }

    @Test func `It is released when nobody holds it, even in the middle of a login`() {
        let time = TestScheduler()
        weak var kept: UserSession?
        do {
            let session = UserSession(StubAccounts(on: time), deliveringOn: time)
            kept = session
            session.logIn("ash", "furrow").subscribe()
        }
        #expect(kept == nil)
        time.run()
    }
}
