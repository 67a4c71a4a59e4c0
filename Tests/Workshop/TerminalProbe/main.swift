// A program for the terminal's tests to drive: shows what was typed, and does on Enter what its argument says.

import Dispatch
import Foundation
import Terminal

struct Storm: Error, CustomStringConvertible {
    let description = "a storm came up"
}

/// No loop in disguise: each call waits for the next.
func fillTheStack(_ depth: Int) -> Int {
    depth < 0 ? 1 : fillTheStack(depth + 1) / (depth + 1)
}

StandardStreams.openClosed()
let errand = CommandLine.arguments.dropFirst().first ?? "end"
var typed = ""
var news: [String] = []
var (layouts, drawings) = (0, 0)

@MainActor func doErrand(_ session: TerminalSession) throws {
    switch errand {
    case "throw": throw Storm()
    case "exit": exit(7)
    case "crash": news[Int.max - 1] = ""
    case "abort": abort()
    case "overflow": news.append("\(fillTheStack(0))")
    case "hang":
        // Ctrl-C is answered even while the program is busy.
        write(STDOUT_FILENO, "busy", 4)
        while true {}
    case "complain":
        FileHandle.standardError.write(Data("the wind has turned\n".utf8))
        session.end()
    case "background":
        Thread.detachNewThread { session.post { news.append("fetched") } }
    case "scroll":
        // Draws without end.
        Thread.detachNewThread {
            for number in 1... {
                session.post { news = ["line \(number)"] }
                // Without it the queue would grow faster than anything can be drawn.
                usleep(1000)
            }
        }
    case "main queue":
        DispatchQueue.main.async {
            MainActor.assumeIsolated { news.append("delivered") }
            session.redraw()
        }
    default: session.end()
    }
}

@MainActor func play() throws {
    let session = try TerminalSession(needing: Size(columns: 20, rows: 6))
    try session.run(
        layingOut: { _ in
            layouts += 1
            if errand == "count" { session.redraw() }
        },
        drawing: { canvas in
            drawings += 1
            if errand == "count" {
                canvas.write("laid out \(layouts), drawn \(drawings)", row: 3, column: 2)
            }
            canvas.write("\(canvas.size.columns)×\(canvas.size.rows)", row: 0, column: 0, .bold)
            let field = canvas.write("typed: ", row: 2, column: 2)
            let end = canvas.write(typed, row: 2, column: field, Style(.black, on: .brightYellow))
            canvas.write(
                typed.count > 2 ? "long" : "short",
                row: 4,
                column: 2,
                Style(typed.count > 2 ? .green : .red)
            )
            canvas.write(news.joined(separator: " "), row: 5, column: 2, Style(.rgb(255, 128, 0)))
            canvas.cursor = Position(row: 2, column: end)
        },
        handling: { key in
            switch key {
            case .character(let character):
                typed.append(character)
                if errand == "count" { session.redraw() }
            case .backspace: _ = typed.popLast()
            case .enter: try doErrand(session)
            default: news.append("\(key)")
            }
        }
    )
    print("goodbye")
}

@MainActor func ask() throws {
    print("told")
    let answer = try KeyQuestion("y or n?").ask { key in
        if key == .enter { fillTheStack(0) } else { [.character("y"): 1, .character("n"): 2][key] }
    }
    print("answer:", answer.map(String.init) ?? "none")
}

/// Says what has gone wrong, and ends.
@MainActor func run(_ part: @MainActor () throws -> Void) {
    do { try part() } catch {
        FileHandle.standardError.write(Data("\(error)\n".utf8))
        exit(3)
    }
}

switch errand {
case "ask": run(ask)
case "task":
    Task { @MainActor in run(play) }
    dispatchMain()
default: run(play)
}
