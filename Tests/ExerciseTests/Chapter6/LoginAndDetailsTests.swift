extension Chapter6 {
    @Suite struct LoginAndDetails {
        @Test func `6.4.1 Unlock the login by both fields`() async {
            await exercise {
                let time = TestScheduler()
                let (name, pin) = (Property(""), Property(""))
                let (asked, greetings) = (Recorder<String>(), Recorder<String>())
                let command = loginCommand(name, pin, on: time) {
                    asked.append("\($0), \($1)")
                    return ["checking \($0)", "welcome, \($0)"].signal
                }
                expect(
                    asked.values, is: [], for: "a command that was made, and not executed",
                    because: "Making a command does no work; the closure has to do it.")
                let steps: [(String, String, Bool)] = [
                    ("", "", false), ("ada", "", false), ("ada", "123", false), ("ada", "1234", true),
                    ("", "1234", false), ("grace", "1234", true), ("grace", "12345", false),
                    ("grace", "9876", true), ("grace", "987", false), ("grace", "1234", true),
                    ("grace", "123a", false), ("ö", "0000", true), ("ö", "abcd", false), ("ö", "4321", true),
                    ("ada", "4321", true),
                ]
                for (newName, newPin, isComplete) in steps {
                    if newName != name.value { name.value = newName }
                    if newPin != pin.value { pin.value = newPin }
                    let given = "the fields \"\(newName)\" and \"\(newPin)\""
                    expect(
                        command.isEnabled ? "enabled" : "disabled", is: isComplete ? "enabled" : "disabled",
                        for: given,
                        because: """
                            The button follows the command, and both fields decide, whichever of them \
                            changed last. A pin is four digits.
                            """)
                    let before = asked.values.count
                    command.execute().subscribe(next: greetings.append)
                    time.run()
                    expect(
                        Array(asked.values.dropFirst(before)),
                        is: isComplete ? ["\(newName), \(newPin)"] : [],
                        for: "what logIn is called with: \(given), executed",
                        because: "Each execution logs in with the strings in the fields at that moment.")
                }
                expect(
                    greetings.values,
                    is: ["ada", "grace", "grace", "grace", "ö", "ö", "ada"].flatMap {
                        ["checking \($0)", "welcome, \($0)"]
                    },
                    for: "what the executions send",
                    because: "The signal that logIn returns is the work, so an execution sends its values.")
            }
        }

        @Test func `6.4.2 Close the login screen only when the login has worked`() async {
            await exercise(without: .all) {
                expectScreen(
                    "t---f-----------", presses: "-1--------------", ["---(g|)"],
                    because: "the first try works.")
                expectScreen(
                    "t---------------", presses: "-1--------------", ["---X"],
                    because: "the try failed. An end is not always a success.")
                expectScreen(
                    "t----------f----", presses: "-1-------2------", ["---X", "--(g|)"],
                    because: "the first try fails at 4, the second works.")
                expectScreen(
                    "t-------------f-", presses: "-1---2------3---", ["--X", "---X", "--(g|)"],
                    because: "two tries fail, the third one works.")
            }
        }

        @Test func `6.4.3 Ask for a login before the vote`() async {
            // Who has logged in is remembered, so whoever comes later is not asked.
            await exercise(without: [.servesLater]) {
                expectVoting(
                    nil, login: "--(g|)", vote: "---1-(1|)", "-----1-(1|)", asking: ["login", "vote as g"],
                    because: "user is nil: first the login, and then the vote of that user.")
                expectVoting(
                    "ada", login: "--(g|)", vote: "---(1|)", "---(1|)", asking: ["vote as ada"],
                    because: "user is \"ada\": there is nothing to wait for.")
                expectVoting(
                    "ada", login: "--(g|)", vote: "-1-1-2-3-3-2-4-5-|", "-1-1-2-3-3-2-4-5-|",
                    asking: ["vote as ada"],
                    because: "everything that the vote sends is passed on.")
                expectVoting(
                    nil, login: "--|", vote: "---(1|)", "--|", asking: ["login"],
                    because: "user is nil, and the login is cancelled: nobody may vote.")
                expectVoting(
                    nil, login: "--X", vote: "---(1|)", "--X", asking: ["login"],
                    because: "user is nil, and the login fails. Pass the error on.")
                expectVoting(
                    "ada", login: "--(g|)", vote: "---X", "---X", asking: ["vote as ada"],
                    because: "user is \"ada\", and the vote fails.")
                expectVoting(
                    nil, login: "--(g|)", vote: "---(1|)", "-!", asking: ["login"], disposedAt: 1,
                    because: "user is nil; the subscriber leaves in the middle of the login.")

                let user = Property<String?>("ada")
                let asked = Recorder<String>()
                let signal = Lab().answer(
                    voting(
                        for: user,
                        logIn: {
                            Signal.return("grace").initially { asked.append("login") }.doNext {
                                user.value = $0
                            }
                        },
                        vote: { name in .return(1).initially { asked.append("vote as \(name)") } }))
                user.value = nil
                expect(
                    asked.values, is: [], for: "what is asked before anybody subscribes",
                    because: "Each subscription to the login or to the vote is a request.")
                signal.subscribe()
                expect(
                    asked.values, is: ["login", "vote as grace"],
                    for: "\"ada\" logs out, and then somebody subscribes",
                    because: "The user at the subscription counts, not the one when the signal was made.")
                signal.subscribe()
                expect(
                    asked.values.dropFirst(2), is: ["vote as grace"], for: "somebody subscribes once more",
                    because: "\"grace\" has logged in meanwhile. She is not asked again.")
                let (logins, visitor) = (Tally(), Property<String?>(nil))
                let afresh = Lab().answer(
                    voting(
                        for: visitor,
                        logIn: {
                            logins.note()
                            let works = Signal.return("grace").doNext { visitor.value = $0 }
                            return logins.count == 1 ? .empty : works
                        }, vote: { .return($0.count) }))
                expect(
                    [Recorder(of: afresh).words, Recorder(of: afresh).words],
                    is: [["completed"], ["5", "completed"]],
                    for: "two subscribers: the first login is cancelled, and the second one works",
                    because:
                        "Each subscription calls logIn(). What it has returned before belongs to an earlier try."
                )
            }
        }
    }
}

/// Expects that the screen is open as drawn with t and f, the tries being answered one after the other.
private func expectScreen(
    _ isOpen: String, presses: String, _ answers: [String], because remark: String,
    at location: SourceLocation = #_sourceLocation
) {
    let lab = Lab()
    let tries = answers.indices.map { lab.cold("try \($0 + 1)", of: Character.self, answers[$0]) }
    let made = Property(0)
    let login = Command<Void, String>(on: lab.time) {
        let number = made.value
        made.value = number + 1
        return number < tries.count ? tries[number].signal.map { _ in "grace" } : .never
    }
    let screen = Property(true)
    closeScreen(screen, after: login)
    expect(
        made.value, is: 0, for: "logins begun before anybody has pressed the button",
        because: "The button executes the command. Your code only observes it.", at: location)
    lab.hot("presses", presses).signal.subscribe(next: { _ in login.execute() })
    lab.expect(
        screen.signal.distinctUntilChanged().map { $0 ? "t" : "f" }, isOpen,
        because: "this is isOpen; \(remark)", at: location)
}

/// Expects this of the voting, and of what is asked for it.
private func expectVoting(
    _ name: String?, login: String, vote: String, _ result: String, asking requests: [String],
    disposedAt column: Int? = nil, because remark: String, at location: SourceLocation = #_sourceLocation
) {
    let lab = Lab()
    let user = Property(name)
    let asked = Recorder<String>()
    let logins = lab.cold("login", of: String.self, login)
    let votes = lab.cold("vote", vote)
    let signal = voting(
        for: user, logIn: { logins.signal.initially { asked.append("login") }.doNext { user.value = $0 } },
        vote: { name in votes.signal.initially { asked.append("vote as \(name)") } })
    lab.expect(signal, result, disposedAt: column, because: remark, at: location)
    expect(
        asked.values, is: requests, for: "what is asked: user \(name ?? "nil"), login \(login), vote \(vote)",
        because: remark.prefix(1).uppercased() + remark.dropFirst(), at: location)
}
