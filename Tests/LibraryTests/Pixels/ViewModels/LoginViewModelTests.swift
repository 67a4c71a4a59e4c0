@testable import Pixels

struct LoginViewModelTests {
    /// A login whose fields are filled in.
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
    func `The button can be pressed when both fields are filled in`(
        _ name: String, _ password: String, _ expected: Bool
    ) {
        #expect(login(name: name, password: password).1.logIn.isEnabled == expected)
    }

    @Test func `Who empties a field again cannot press it any more`() {
        let (app, login) = login()
        let enabled = app.time.record(login.logIn.enabled)
        login.name.value = ""
        login.name.value = "as"
        #expect(enabled.values == [true, false, true])
    }

    @Test(arguments: Delivery.allCases)
    func `When it has worked, success sends once and completes`(_ delivery: Delivery) {
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
    func `After a failure success has sent nothing; the button can be pressed again, and the fields are kept`(
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
    func `The trouble is gone when it is tried again, and a later success still counts`(_ delivery: Delivery)
    {
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

    @Test(arguments: Delivery.allCases) func `Pressing twice asks once`(_ delivery: Delivery) {
        let (app, login) = login(delivery)
        for _ in 1...2 { login.logIn.execute() }
        app.pass(5)
        #expect(app.accounts.requests == ["login ash"] && login.trouble.value == nil)
    }

    @Test(arguments: Delivery.allCases)
    func `What is asked is what stood in the fields when the button was pressed`(_ delivery: Delivery) {
        let (app, login) = login(delivery)
        login.logIn.execute()
        (login.name.value, login.password.value) = ("", "")
        app.pass(1)
        #expect(app.accounts.requests == ["login ash"] && app.services.session.user.value?.name == "ash")
    }

    @Test func `If it goes away before, success completes without a value`() {
        let success: Recorder<String>
        do {
            let (app, login) = login()
            success = app.time.record(login.success.map { "yes" })
        }
        #expect(success.events == [.completed])
    }

    @Test func `Who asks for the success late is told it too`() {
        let (app, login) = login()
        login.logIn.execute()
        app.pass(1)
        #expect(app.time.record(login.success.map { "yes" }).events == [.next("yes"), .completed])
    }
}
