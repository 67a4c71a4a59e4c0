import Foundation
import Harness
import Testing

@testable import Coursework

/// The steps of a first hour, in one window.
struct Hour {
    static let frosty =
        "return reports.filter { $0.degrees < 0 }.map(\\.town)\n}\nfunc old(_ reports: [(town: String, degrees: Int)]) -> [String] {"
    private static let philosophy = "Exercises/Chapter2/Philosophy.swift"
    private static let signals = Desk.signals

    let desk: Desk
    let window: PseudoTerminal
    /// The number of exercises.
    private let count: Int

    init(_ desk: Desk) throws {
        self.desk = desk
        count = try Catalogue(of: desk.folder).exercises.count
        window = try desk.window("swift run workbook")
    }

    /// Types a text, if there is one, and waits for these texts on the screen.
    private func sees(_ texts: String..., after typed: String = "", seconds: Double = 120) throws {
        window.send(typed)
        for text in texts { try window.wait(for: text, seconds: seconds) }
    }

    /// Waits until nothing is being built or tried.
    private func rests() throws {
        try window.wait("the end of the check", seconds: 300) {
            !$0.text.contains("Building") && !$0.text.contains("Trying") && !$0.text.contains("Waiting for")
        }
    }

    /// During the first build the screen changes at least every two seconds.
    func begins() throws {
        try sees("A workbook of FRP", seconds: 600)
        let clock = ContinuousClock()
        var (last, lastChange, longest) = ("", clock.now, Duration.zero)
        try window.wait("the end of the first build", seconds: 600) { screen in
            if screen.text != last {
                longest = max(longest, clock.now - lastChange)
                (last, lastChange) = (screen.text, clock.now)
            }
            return screen.text.contains("Not begun") && !screen.text.contains("Building")
                && !screen.text.contains("Trying")
        }
        #expect(longest < .seconds(2))
        try sees("· 2.1.1  Name the towns where it froze", "0/\(count)")
    }

    func solvesTheFirst() throws {
        try desk.answer("2.1.1", in: Self.philosophy, Self.frosty)
        try sees("✔ 2.1.1", "Your answer", "Ours", "1/\(count)")
        try desk.shell("git checkout -q -- Exercises")
        // After git has restored the file, the exercise is not passed.
        try sees("· 2.1.1", "0/\(count)")
        try rests()
    }

    func goesTo(_ id: String) throws {
        try sees("choose", after: "l")
        window.send(id)
        try sees("▸ · \(id)")
        try sees("· \(id)  Let only the strong winds through", "Pass on the readings above 5", after: "\r")
    }

    func makesMistakes() throws {
        try desk.answer("4.3.2", in: Self.signals, "wind.filter { $0 >= 5 }")
        try sees("✘ 4.3.2", "you sent 5; nothing was expected there", "-----7--7-----5--6--|")
        try desk.answer("4.3.2", in: Self.signals, "wind.filtre { $0 > 5 }")
        try sees(
            "does not compile", "\(Self.signals):33:10", "has no member 'filtre'",
            "33 |     wind.filtre { $0 > 5 }", "   |          ^")
        try desk.answer("4.3.2", in: Self.signals, "fatalError(\"I give up\")")
        try sees("crashes", "I give up")
        try desk.answer("4.3.2", in: Self.signals, "strongWinds(wind).map { $0 }")
        try sees("called itself")
    }

    func breaksTheFile() throws {
        try desk.answer("4.3.2", in: Self.signals, "wind.filter { abs($0) > 5")
        try sees("The { in line 32 is never closed")
        try desk.edit(Self.signals) {
            $0 = $0.replacing("abs($0) > 5", with: "abs($0) > 5 }").replacing(
                "func strongWinds", with: "func weakWinds")
        }
        try sees("The function strongWinds is gone")
        try desk.answer("4.3.2", in: Self.signals, "wind.filter { abs($0) > 5 }")
        try sees("✔ 4.3.2")
        try desk.edit(Self.signals) {
            $0 = $0.replacing("strongWinds(_ wind: Signal<Int>)", with: "strongWinds(_ wind: Signal<String>)")
        }
        try sees("does not compile")
    }

    func printsAndBindsTwice() throws {
        try desk.answer("4.3.2", in: Self.signals, "print(\"blowing\"); return wind.filter { abs($0) > 5 }")
        try sees("✔ 4.3.2", "your code printed", "blowing")
        try desk.answer(
            "4.5.1", in: "Exercises/Chapter4/DerivingState.swift",
            "name.signal.map { $0.count >= 3 }.bind(to: button); name.signal.map { $0.count > 3 }.bind(to: button)"
        )
        try goesToDerivingState()
        try sees("the library says", "is bound already")
        try goesBack()
    }

    /// An answer that ends the program gets a lesson that says so.
    func endsTheProgram() throws {
        try desk.answer("4.3.2", in: Self.signals, "exit(0)")
        try desk.edit(Self.signals) { $0 = $0.replacing("import FRP", with: "import Foundation\nimport FRP") }
        try sees("crashes", "as `exit(0)` does")
        try desk.answer("4.3.2", in: Self.signals, "[Signal<Int>]().first!")
        try sees("Unexpectedly found nil", "\(Self.signals):33", "33 |     [Signal<Int>]().first!")
        try rests()
    }

    /// If an answer does not compile, its neighbour in the same file can be tried.
    func breaksANeighbour() throws {
        try desk.answer("4.3.2", in: Self.signals, "wind.filter { abs($0) > 5 }")
        try sees("✔ 4.3.2")
        // The first `todo()` is that of 4.3.1.
        try desk.edit(Self.signals) {
            $0 = $0.replacing("    todo()", with: "    nothing.like(this)", maxReplacements: 1)
        }
        try sees("✘ 4.3.1", "cannot find 'nothing' in scope")
        try sees("✔ 4.3.2", after: "l4.3.2\r")
        try desk.edit(Self.signals) { $0 = $0.replacing("abs($0) > 5", with: "5 < abs($0)") }
        try sees("✔ 4.3.2", "5 < abs($0)", "The build left out what does not compile or is gone: 4.3.1")
        try desk.edit(Self.signals) { $0 = $0.replacing("nothing.like(this)", with: "todo()") }
        try rests()
    }

    /// If another exercise is saved and passes, a message says so.
    func passesElsewhere() throws {
        try desk.answer("2.1.1", in: Self.philosophy, Self.frosty)
        try sees("✔ 2.1.1 passed. g shows it.")
        try sees("✔ 2.1.1  Name the towns where it froze", "n goes on to", after: "g")
        try desk.answer("2.1.1", in: Self.philosophy, "todo()")
        try rests()
        try sees("✔ 4.3.2", after: "l4.3.2\r")
    }

    /// Pasted text presses no key, and `?` lists all keys.
    func pastesAndAsks() throws {
        let before = try desk.read(Self.signals)
        try sees("puts the exercise back as it was, after asking", after: "\u{1B}[200~xreset\u{1B}[201~?")
        window.send(" ")
        try sees("✔ 4.3.2")
        #expect(try desk.read(Self.signals) == before)
    }

    private func goesToDerivingState() throws {
        try sees("choose", after: "l")
        window.send("4.5.1\r")
    }

    private func goesBack() throws {
        try sees("choose", after: "l")
        window.send("4.3.2\r")
        try sees("✔ 4.3.2", "Your answer")
    }

    func neverEnds() throws {
        try desk.answer("4.3.2", in: Self.signals, "while true {}; return wind")
        try sees("did not come back")
        try desk.edit(Self.signals) { $0 = $0.replacing("import FRP", with: "import Dispatch\nimport FRP") }
        try desk.answer(
            "4.3.2", in: Self.signals,
            "Signal { observer in DispatchQueue.global().sync { todo() }; return .none }")
        try desk.edit(Self.signals) { $0 = $0.replacing("import FRP", with: "import Dispatch\nimport FRP") }
        try sees("is still in line")
        try rests()
    }

    /// A hint in a second window, and two checks at once: no hint or verdict is lost.
    func usesASecondWindow() throws {
        #expect(try desk.tool("hint 4.3.2").text.contains("1. "))
        try desk.answer("4.3.2", in: Self.signals, "wind.filter { abs($0) > 5 }")
        try desk.answer("2.1.1", in: Self.philosophy, Self.frosty)
        try sees("✔ 4.3.2")
        try rests()
        // Below the answers and the task.
        try sees("Hints", after: "  ")
        try desk.shell(
            "\(desk.workbook) check 2.1.1 >one.txt & \(desk.workbook) check 4.3.2 >two.txt; wait; rm one.txt two.txt"
        )
        let list = try desk.tool("list")
        #expect(list.text.contains("✔ 2.1.1") && list.text.contains("✔ 4.3.2"))
        #expect(try desk.tool("hint 4.3.2").text.contains("2. "))
    }

    func savesFilesInOtherWays() throws {
        try desk.edit(Self.signals) {
            $0 = $0.replacing("abs($0) > 5", with: "abs($0) >= 5").replacing("\n", with: "\r\n")
        }
        try sees("✘ 4.3.2", "you sent 5")
        let second =
            "\n\n/// Exercise 4.3.2 · Let only the strong winds through.\nfunc secondTry(_ wind: Signal<Int>) -> Signal<Int> { wind }\n"
        try desk.answer("4.3.2", in: Self.signals, "wind.filter { abs($0) > 5 }")
        try desk.edit(Self.signals) { $0 += second }
        try sees("✔ 4.3.2", "secondTry")
        try FileManager.default.removeItem(at: desk.folder.appending(path: Self.signals))
        try sees("✘ 4.3.2", "\(Self.signals) is gone")
        try sees("· 4.3.2", "Not begun", after: "x")
        try rests()
    }

    /// Keys open the section, the editor and the hints, also in a narrow window.
    func looksAround() throws {
        try sees("import Attempts", after: "o")
        window.send("\r")
        try sees("A workbook of FRP")
        window.send("r")
        try sees("space turns the page", seconds: 600)
        window.send("/parcel\r")
        try window.wait("the page where it stands") { $0.text.contains("parcel") && $0.isAlternate }
        try sees("A workbook of FRP", after: "q")
        window.resize(columns: 60, rows: 30)
        try window.wait("the keys of a narrow window") { screen in
            screen.lines.last?.contains("quit") == true
                && screen.text.contains("Pass on the readings\n above 5")
        }
        try sees("before you have passed? [y/N]", after: "s")
        window.send("n")
        try sees("Hints", "2. ", after: "h")
    }

    func ends() throws {
        window.send("q")
        #expect(try window.waitForStatus() == 0)
        #expect(window.settings == window.settingsBefore && !window.screen.isAlternate)
        let leftovers = try desk.leftovers()
        #expect(leftovers.isEmpty)
    }
}
