@testable import Pixels

struct LoginViewModelTests {
    /// A login with both fields filled in.
    private func login(
        _ delivery: Delivery = .atOnce, failing: Set<String> = [], name: String = "ash",
        password: String = "furrow"
    ) -> (StubbedApp, LoginViewModel) {
        let app = StubbedApp(delivery, failing: failing)
        let login = LoginViewModel(app.services)
        (login.name.value, login.password.value) = (name, password)
        return (app, login)
    }

    @Test(arguments: [("", "", false), ("ash", "", false), ("", "furrow", false), ("a", "f", true)])
    func `The button is enabled when both fields are filled in`(
        _ name: String, _ password: String, _ expected: Bool
    ) {
        #expect(login(name: name, password: password).1.logIn.isEnabled == expected)
    }

    @Test func `The button is disabled when a field becomes empty again`() {
        let (app, login) = login()
        let enabled = app.time.record(login.logIn.enabled)
        login.name.value = ""
        login.name.value = "as"
        #expect(enabled.values == [true, false, true])
    }

    @Test(arguments: Delivery.allCases)
    func `After a login, success sends once and completes`(_ delivery: Delivery) {
        let (app, login) = login(delivery)
        let success = app.time.record(login.success.map { "yes" })
        login.logIn.execute()
        app.settle()
        #expect(success.events.isEmpty && login.logIn.isExecuting && app.services.session.user.value == nil)
        app.pass(1)
        #expect(success.events == [.next("yes"), .completed])
        #expect(app.services.session.user.value?.name == "ash" && login.trouble.value == nil)
    }

    @Test(arguments: Delivery.allCases)
    func `After an error success has not sent; the button is enabled, and the fields are kept`(
        _ delivery: Delivery
    ) {
        let (app, login) = login(delivery, password: "wrong")
        let success = app.time.record(login.success.map { "yes" })
        login.logIn.execute()
        app.pass(1)
        #expect(success.events.isEmpty && app.services.session.user.value == nil)
        #expect(login.trouble.value == "That name and password do not belong together.")
        #expect(login.logIn.isEnabled && (login.name.value, login.password.value) == ("ash", "wrong"))
    }

    @Test(arguments: Delivery.allCases)
    func `The next attempt clears the error, and its success counts`(_ delivery: Delivery) {
        let (app, login) = login(delivery, failing: ["login ash"])
        let success = app.time.record(login.success.map { "yes" })
        login.logIn.execute()
        app.pass(1)
        #expect(login.trouble.value == "no answer to “login ash”")
        app.accounts.refuse([])
        login.logIn.execute()
        app.settle()
        #expect(login.trouble.value == nil)
        app.pass(1)
        #expect(success.values == ["yes"] && login.trouble.value == nil)
    }

    @Test(arguments: Delivery.allCases) func `Pressing twice makes one request`(_ delivery: Delivery) {
        let (app, login) = login(delivery)
        for _ in 1...2 { login.logIn.execute() }
        app.pass(5)
        #expect(app.accounts.requests == ["login ash"] && login.trouble.value == nil)
    }

    @Test(arguments: Delivery.allCases)
    func `The request has the texts of the fields when the button was pressed`(_ delivery: Delivery) {
        let (app, login) = login(delivery)
        login.logIn.execute()
        (login.name.value, login.password.value) = ("", "")
        app.pass(1)
        #expect(app.accounts.requests == ["login ash"] && app.services.session.user.value?.name == "ash")
    }

    @Test func `If it is released before, success completes without a value`() {
        let success: Recorder<String>
        do {
            let (app, login) = login()
            success = app.time.record(login.success.map { "yes" })
        }
        #expect(success.events == [.completed])
    }

    @Test func `A late subscriber to success gets it too`() {
        let (app, login) = login()
        login.logIn.execute()
        app.pass(1)
        #expect(app.time.record(login.success.map { "yes" }).events == [.next("yes"), .completed])
    }
}
