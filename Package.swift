// swift-tools-version: 6.2

import PackageDescription

#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

// Release builds specialise the core's generics across modules, so that its sources can stay free of
// `@inlinable`.
// Debug builds do without an index of what the system's modules hold: a learner waits a fifth less for the first verdict.
let settings: [SwiftSetting] = [
    .unsafeFlags(["-cross-module-optimization"], .when(configuration: .release)),
    .unsafeFlags(["-index-ignore-system-modules"], .when(configuration: .debug)),
]

/// How what no learner edits is built. The learner's tool says how many cores there are. Where they are few, a module is compiled as
/// a whole, and a first verdict comes a tenth sooner; where they are many, its files are compiled side by side.
let settled: [SwiftSetting] =
    switch Context.environment["WORKBOOK_CORES"].flatMap(Int.init) {
    case .some(..<4): settings + [.unsafeFlags(["-wmo", "-num-threads", "2"])]
    default: settings
    }

/// The programs, and the tests that say what the workbook promises to somebody who learns: the exercises, the rules of the core, and
/// what the sections print.
let learners: Set = [
    "chapter1", "chapter2", "chapter3", "chapter4", "chapter5", "chapter6", "workbook", "reader", "yours",
    "Chapter2ExerciseTests", "Chapter3ExerciseTests", "Chapter4ExerciseTests", "Chapter5ExerciseTests",
    "Chapter6ExerciseTests", "FRPTests", "ChapterTests",
]

/// Which targets the package has, with what they depend on. `WORKBOOK_TESTS=all` asks for all of them, which those want who carry the
/// workbook on; otherwise it has the names of those that are wanted, as in `WORKBOOK_TESTS=FRPTests,ProofTests`.
let wanted: Set<String>? =
    switch Context.environment["WORKBOOK_TESTS"] {
    case nil: learners
    case "all": nil
    case let names?: Set(names.split(separator: ",").map(String.init))
    }

/// Whether a file or folder is there, by its path from here.
func isThere(_ path: String) -> Bool { access("\(Context.packageDirectory)/\(path)", F_OK) == 0 }

/// A library of the workbook: `Sources/<name>`.
func library(_ name: String, uses dependencies: [Target.Dependency] = [], exclude: [String] = []) -> Target {
    .target(name: name, dependencies: dependencies, exclude: exclude, swiftSettings: settled)
}

/// The executable of one chapter: `Chapters/Chapter<number>`, run as `swift run chapter<number>`.
func chapter(_ number: Int, uses more: [Target.Dependency] = [], exclude: [String] = []) -> Target {
    .executableTarget(
        name: "chapter\(number)",
        dependencies: ["FRP", "Marbles", "Narration", "Terminal"] + more,
        path: "Chapters/Chapter\(number)",
        exclude: exclude,
        swiftSettings: settings
    )
}

/// What can be played with in a chapter, and also with the learner's answers: `Chapters/<folder>`.
func play(_ name: String, in folder: String, uses more: [Target.Dependency] = []) -> Target {
    .target(
        name: name, dependencies: ["FRP", "Narration", "Terminal", "Translation"] + more,
        path: "Chapters/\(folder)",
        swiftSettings: settings)
}

/// The tests of a target: `Tests/<name>Tests`.
func tests(of name: String, uses more: [Target.Dependency] = [], exclude: [String] = []) -> Target {
    .testTarget(
        name: "\(name)Tests",
        dependencies: [.target(name: name), "Harness"] + more,
        exclude: exclude,
        swiftSettings: settings
    )
}

/// A program that the tests of a target run as a process: `Tests/<name>Probe`.
func probe(of name: String, uses more: [Target.Dependency] = []) -> Target {
    .executableTarget(
        name: "\(name)Probe",
        dependencies: [.target(name: name)] + more,
        path: "Tests/\(name)Probe",
        swiftSettings: settings
    )
}

/// The exercises of one chapter: the learner's answers (or the copy of them that the learner's tool builds), ours, other right and
/// wrong ones, and the tests that try them. Each
/// chapter has modules of its own, so that a file that does not compile blocks no other chapter.
func exercises(ofChapter number: Int, uses more: [Target.Dependency] = []) -> [Target] {
    func answers(_ kind: String, in folder: String) -> Target {
        .target(
            name: "Chapter\(number)\(kind)",
            dependencies: ["Attempts", "FRP", "Marbles"] + more,
            path: "\(folder)/Chapter\(number)",
            swiftSettings: settings
        )
    }
    func when(_ kind: String) -> Target.Dependency {
        .target(name: "Chapter\(number)\(kind)", condition: .when(traits: [kind]))
    }
    // A clone for a class may be without our answers.
    let others = ["Solutions", "Variants"].filter { isThere("Exercises/\($0)/Chapter\(number)") }
    let (tests, program) = ("Chapter\(number)ExerciseTests", "exercises\(number)")
    let dependencies: [Target.Dependency] =
        ["ExerciseTests", "ExerciseChecks", .target(name: "Chapter\(number)Exercises")] + others.map(when)
        + more
    let path = "Tests/ExerciseTests/Chapter\(number)"
    // All tests are linked into one program, after each edit of an exercise. The linker that comes with the toolchain
    // takes half a second less for it than gold, which is Linux' default.
    let linker = [LinkerSetting.unsafeFlags(["-use-ld=lld"], .when(platforms: [.linux]))]
    let modules =
        [answers("Exercises", in: Context.environment["WORKBOOK_ANSWERS"] ?? "Exercises")]
        + others.map { answers($0, in: "Exercises/\($0)") }
    guard wanted == [program] else {
        return modules + [
            .testTarget(
                name: tests, dependencies: dependencies, path: path, swiftSettings: settings,
                linkerSettings: linker)
        ]
    }
    // On Linux the learner's tool builds a program that runs the tests. Without XCTest, and without the search for its tests, a
    // first verdict comes three seconds sooner.
    return modules + [
        .target(
            name: tests, dependencies: dependencies, path: path, swiftSettings: settings,
            linkerSettings: linker
        ),
        .executableTarget(
            name: program, dependencies: [.target(name: tests)], path: "Tests/ExerciseTests/Program",
            swiftSettings: settings),
    ]
}

let package = Package(
    name: "frp-workbook",
    platforms: [.macOS(.v15), .iOS(.v18)],
    products: [.library(name: "FRP", targets: ["FRP"])],
    traits: [
        .trait(name: "Graded", description: "An exercise that is not begun fails, as in a classroom."),
        .trait(name: "Solutions", description: "The exercises' tests try the solutions."),
        .trait(
            name: "Variants",
            description: "The exercises' tests try other right answers, and must reject known mistakes."),
    ],
    targets: [
        library("FRP"),
        library("FRPFoundation", uses: ["FRP"]),
        library("Text"),
        library("Translation", uses: ["Text"], exclude: ["zh_CN", "update"]),
        library("Lessons", uses: ["Text", "Translation"]),
        library("Manuscript", uses: ["Lessons", "Text"]),
        library("Marbles", uses: ["FRP", "Lessons", "Text"]),
        library("Terminal", uses: ["Text", "Translation"]),
        library("Book"),
        library(
            "Narration",
            uses: ["Book", "FRP", "Lessons", "Manuscript", "Marbles", "Terminal", "Text", "Translation"]),
        library(
            "Reading", uses: ["Book", "Lessons", "Manuscript", "Text", "Translation"], exclude: ["Assets"]),
        library("BuildItYourself"),
        library("Attempts", uses: ["BuildItYourself", "FRP"]),
        library("Processes"),
        library("Pixmap"),
        library("HTTPServer"),
        library("Photographs", uses: ["Pixmap"]),
        library("PhotoService", uses: ["HTTPServer", "Photographs", "Pixmap"]),
        library("Pixels", uses: ["FRP", "FRPFoundation", "Pixmap"]),
        library("Changes", uses: ["FRP"]),
        library("Views", uses: ["FRP", "HTTPServer", "Pixmap", "Translation"], exclude: ["Assets"]),
        library(
            "PixelsScreens",
            uses: ["FRP", "PhotoService", "Pixels", "Pixmap", "Terminal", "Text", "Views"]),

        library("Coursework", uses: ["Book", "Lessons", "Text"]),
        library("Programs", uses: ["Coursework", "Processes", "Text", "Translation"]),
        library("Checking", uses: ["Coursework", "Lessons", "Programs", "Text"]),
        .executableTarget(
            name: "workbook",
            dependencies: [
                "Book", "Checking", "Coursework", "Lessons", "Processes", "Programs", "Terminal", "Text",
                "Translation",
            ],
            swiftSettings: settings
        ),
        .executableTarget(
            name: "reader",
            dependencies: [
                "Book", "Checking", "Coursework", "HTTPServer", "Lessons", "Manuscript", "Processes",
                "Programs",
                "Reading", "Terminal", "Text", "Translation",
            ],
            swiftSettings: settings
        ),

        chapter(1, uses: ["Book"]),
        chapter(2, uses: ["SheetPlay"], exclude: ["Sheet"]),
        chapter(3),
        chapter(4, uses: ["Book", "BuildItYourself", "FRPFoundation", "FormPlay"], exclude: ["Form"]),
        chapter(5, uses: ["Changes", "PhotoService", "Pixels", "PixelsScreens", "Translation", "Views"]),
        chapter(6, uses: ["Changes", "Pixels", "PixelsScreens", "Translation", "Views"]),

        // The plays with the learner's answers in them. An answer that does not compile stops this program, and no chapter.
        play("SheetPlay", in: "Chapter2/Sheet", uses: ["Views"]),
        play("FormPlay", in: "Chapter4/Form", uses: ["Changes", "Views"]),
        .executableTarget(
            name: "yours",
            dependencies: [
                "Attempts", "Book", "Chapter2Exercises", "Chapter4Exercises", "FRP", "FormPlay", "SheetPlay",
                "Terminal", "Translation",
            ],
            swiftSettings: settings
        ),

        // What the exercises are tried with, and the suite that holds their tests.
        .target(
            name: "ExerciseChecks",
            dependencies: ["Attempts", "FRP", "Lessons", "Marbles", "TestSummary", "Translation"],
            path: "Tests/ExerciseChecks",
            swiftSettings: settled
        ),
        .target(
            name: "ExerciseTests", dependencies: ["ExerciseChecks"], path: "Tests/ExerciseTests/Suite",
            swiftSettings: settings),

        // The last lines of `swift test`.
        .target(
            name: "TestSummary", dependencies: ["Lessons", "Text", "Translation"], path: "Tests/TestSummary",
            swiftSettings: settled),
        tests(of: "TestSummary", uses: ["Lessons", "Text", "TestSummaryProbe", "Translation"]),
        probe(of: "TestSummary", uses: ["Lessons"]),

        // What tests run things in: threads with small stacks, child processes, pseudo-terminals.
        .target(name: "Harness", dependencies: ["Processes"], path: "Tests/Harness", swiftSettings: settings),
        .testTarget(name: "HarnessTests", dependencies: ["Harness", "Processes"], swiftSettings: settings),
        // A real browser, which tests drive.
        .target(name: "Browser", dependencies: ["Processes"], path: "Tests/Browser", swiftSettings: settings),
        tests(of: "Browser", uses: ["HTTPServer", "Processes"]),
        // What the tests of the core are written with, and the two targets that they stand in: what the rules say, and what it takes
        // random cases, depth, time or threads to find out.
        .target(
            name: "CoreChecks", dependencies: ["FRP", "Marbles"], path: "Tests/CoreChecks",
            swiftSettings: settings),
        tests(of: "FRP", uses: ["CoreChecks", "Marbles", "TestSummary"]),
        .testTarget(
            name: "ProofTests", dependencies: ["CoreChecks", "FRP", "Harness", "Marbles"],
            swiftSettings: settings),
        tests(of: "FRPFoundation", uses: ["FRP", "HTTPServer", "Marbles"]),
        tests(of: "Text"),
        tests(of: "Translation", uses: ["Text"]),
        tests(of: "BuildItYourself"),
        tests(of: "Marbles", uses: ["FRP", "Lessons", "Text"]),
        tests(of: "Terminal", uses: ["TerminalProbe"]),
        tests(of: "Processes"),
        tests(
            of: "Reading",
            uses: [
                "Book", "Browser", "Coursework", "HTTPServer", "Lessons", "Manuscript", "Marbles",
                "Processes", "Text",
                "Translation", "chapter1", "chapter2", "chapter3", "chapter4", "chapter5", "chapter6",
                "reader", "workbook",
            ],
            exclude: ["check-markup.py", "requirements.txt", "take-screenshots.sh"]),
        tests(
            of: "workbook",
            uses: [
                "Browser", "Checking", "Coursework", "HTTPServer", "Lessons", "Manuscript", "Processes",
                "Programs",
                "Terminal", "Text", "Translation", "reader",
            ], exclude: ["Fixtures"]),
        tests(of: "Book", uses: ["Translation"]),
        tests(of: "yours", uses: ["Book", "FRP", "FormPlay", "Marbles"]),
        tests(
            of: "Narration",
            uses: ["Book", "FRP", "Lessons", "Manuscript", "Marbles", "Terminal", "NarrationProbe"]),
        tests(of: "Pixmap"),
        tests(of: "Changes", uses: ["FRP", "Marbles"]),
        tests(of: "Views", uses: ["FRP", "HTTPServer"]),
        tests(of: "PixelsScreens", uses: ["Pixmap", "Terminal"]),
        tests(of: "HTTPServer"),
        tests(of: "Photographs", uses: ["Pixmap"]),
        tests(of: "PhotoService", uses: ["HTTPServer", "Photographs", "Pixmap"]),
        tests(of: "Pixels", uses: ["FRP", "HTTPServer", "Marbles", "PhotoService", "Photographs"]),
        // What the sections print.
        .target(
            name: "ChapterRuns", dependencies: ["Book", "Harness", "Manuscript"], path: "Tests/ChapterRuns",
            swiftSettings: settings),
        .testTarget(
            name: "ChapterTests",
            dependencies: [
                "Book", "ChapterRuns", "FRP", "Marbles", "Pixels", "TestSummary", "chapter1", "chapter2",
                "chapter3", "chapter4", "chapter5",
                "chapter6",
            ],
            exclude: ["Transcripts", "rewrite-transcripts.sh"],
            swiftSettings: settings
        ),
        // Whatever else the programs of the chapters do: their command lines, their data, what one plays with.
        .testTarget(
            name: "ChapterProgramTests",
            dependencies: [
                "Book", "Browser", "ChapterRuns", "FRP", "FormPlay", "HTTPServer", "Harness", "Lessons",
                "Manuscript",
                "Marbles", "Narration", "PhotoService", "Photographs", "Pixels", "SheetPlay", "Terminal",
                "Translation", "Views",
                "chapter1", "chapter2", "chapter3", "chapter4", "chapter5", "chapter6",
            ],
            swiftSettings: settings
        ),
        probe(of: "Terminal"),
        probe(of: "Narration", uses: ["Book", "FRP", "Marbles"]),
    ]
        + exercises(ofChapter: 2)
        + exercises(ofChapter: 3)
        + exercises(ofChapter: 4, uses: ["BuildItYourself"])
        + exercises(ofChapter: 5, uses: ["Pixels"])
        + exercises(ofChapter: 6, uses: ["Pixels"]),
    swiftLanguageModes: [.v6]
)

if var kept = wanted {
    for _ in package.targets {
        for target in package.targets where kept.contains(target.name) {
            for case .targetItem(let name, _) in target.dependencies { kept.insert(name) }
            for case .byNameItem(let name, _) in target.dependencies { kept.insert(name) }
        }
    }
    package.targets.removeAll { !kept.contains($0.name) }
    if !kept.contains("FRP") { package.products = [] }
}
