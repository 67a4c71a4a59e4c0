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

/// A library of the workbook: `Sources/<name>`, if no other path is given.
func library(
    _ name: String, at path: String? = nil, uses dependencies: [Target.Dependency] = [],
    exclude: [String] = []
) -> Target {
    .target(
        name: name, dependencies: dependencies, path: path.map { "Sources/\($0)" }, exclude: exclude,
        swiftSettings: settled)
}

/// What knows no signals, so that a learner need open nothing in it: `Sources/Workshop/<name>`.
func workshop(
    _ name: String, uses dependencies: [Target.Dependency] = [], exclude: [String] = []
) -> Target {
    library(name, at: "Workshop/\(name)", uses: dependencies, exclude: exclude)
}

/// One of the two programs of the learner's tool: `Sources/Workshop/<name>`.
func tool(_ name: String, uses dependencies: [Target.Dependency], exclude: [String] = []) -> Target {
    .executableTarget(
        name: name, dependencies: dependencies, path: "Sources/Workshop/\(name)", exclude: exclude,
        swiftSettings: settings)
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
        name: name, dependencies: ["FRP", "Narration", "Terminal", "Text"] + more,
        path: "Chapters/\(folder)",
        swiftSettings: settings)
}

/// Tests of these targets: `Tests/<name>`, if no other path is given.
func tests(
    _ name: String, at path: String? = nil, of targets: [Target.Dependency], exclude: [String] = [],
    with helpers: [Target.Dependency] = ["Harness", "Trials"]
) -> Target {
    .testTarget(
        name: name, dependencies: helpers + targets, path: "Tests/\(path ?? name)", exclude: exclude,
        swiftSettings: settings)
}

/// What tests are written with: `Tests/<path>`.
func support(_ name: String, at path: String, uses dependencies: [Target.Dependency]) -> Target {
    .target(name: name, dependencies: dependencies, path: "Tests/\(path)", swiftSettings: settled)
}

/// A program that the tests of a target run as a process: `Tests/Workshop/<name>Probe`.
func probe(of name: String, uses more: [Target.Dependency] = []) -> Target {
    .executableTarget(
        name: "\(name)Probe",
        dependencies: [.target(name: name)] + more,
        path: "Tests/Workshop/\(name)Probe",
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
    // Nobody who learns needs to wait for these, and a clone for a class may be without them.
    let others =
        wanted == learners
        ? [] : ["Solutions", "Variants"].filter { isThere("Exercises/\($0)/Chapter\(number)") }
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
        library("FRP", exclude: ["Foundation"]),
        library("FRPFoundation", at: "FRP/Foundation", uses: ["FRP"]),
        library("Marbles", uses: ["FRP", "Lessons", "Text"]),
        library("Narration", uses: ["Book", "FRP", "Lessons", "Marbles", "Terminal", "Text"]),
        library("Attempts", uses: ["FRP"]),
        library("Views", uses: ["FRP", "HTTPServer", "Pixmap", "Terminal", "Text"], exclude: ["Assets"]),
        library("Pixels", uses: ["FRP", "FRPFoundation", "Pixmap"], exclude: ["Screens"]),
        library(
            "PixelsScreens", at: "Pixels/Screens",
            uses: ["FRP", "PhotoService", "Pixels", "Views"]),
        library("PhotoService", uses: ["HTTPServer", "Photographs", "Pixmap"]),

        workshop("Text", exclude: ["Translation/zh_CN", "Translation/update"]),
        workshop("Lessons", uses: ["Text"]),
        workshop("Book", uses: ["Lessons", "Text"]),
        workshop("Terminal", uses: ["Text"]),
        workshop("Pixmap"),
        workshop("Photographs", uses: ["Pixmap"]),
        workshop("HTTPServer"),
        workshop("Programs", uses: ["Book", "Coursework", "Text"]),
        workshop("Coursework", uses: ["Book", "Lessons", "Text"]),
        workshop("Checking", uses: ["Coursework", "Lessons", "Programs", "Text"]),
        tool(
            "workbook", uses: ["Book", "Checking", "Coursework", "Lessons", "Programs", "Terminal", "Text"]),
        tool(
            "reader",
            uses: [
                "Book", "Checking", "Coursework", "HTTPServer", "Lessons", "Programs", "Terminal", "Text",
            ], exclude: ["Assets"]),

        chapter(1, uses: ["Book", "Text"]),
        chapter(2, uses: ["SheetPlay"], exclude: ["Sheet"]),
        chapter(3),
        chapter(
            4, uses: ["Attempts", "Book", "FRPFoundation", "FormPlay", "SheetPlay", "Text"],
            exclude: ["Form"]),
        chapter(5, uses: ["PhotoService", "Pixels", "PixelsScreens", "Text", "Views"]),
        chapter(6, uses: ["Pixels", "PixelsScreens", "Text", "Views"]),

        // The plays with the learner's answers in them. An answer that does not compile stops this program, and no chapter.
        play("SheetPlay", in: "Chapter2/Sheet", uses: ["Views"]),
        play("FormPlay", in: "Chapter4/Form", uses: ["Views"]),
        .executableTarget(
            name: "yours",
            dependencies: [
                "Attempts", "Book", "Chapter2Exercises", "Chapter4Exercises", "FRP", "FormPlay", "SheetPlay",
                "Terminal", "Text", "Views",
            ],
            path: "Chapters/Yours",
            swiftSettings: settings
        ),

        // What the exercises are tried with, and the suite that holds their tests.
        support(
            "ExerciseChecks", at: "ExerciseChecks",
            uses: ["Attempts", "FRP", "Lessons", "Marbles", "TestSummary", "Text"]),
        .target(
            name: "ExerciseTests", dependencies: ["ExerciseChecks"], path: "Tests/ExerciseTests/Suite",
            swiftSettings: settings),
        // What the rules of the core say; beside it what takes random cases, depth, time or threads to find out.
        tests("FRPTests", of: ["CoreChecks", "FRP", "Marbles", "TestSummary"], with: []),
        tests(
            "ProofTests", at: "Proofs/ProofTests", of: ["CoreChecks", "FRP", "Marbles"], with: ["Trials"]),
        // Random cases, deadlines, threads of one's own and small stacks.
        support("Trials", at: "Proofs/Trials", uses: []),
        support("CoreChecks", at: "Proofs/CoreChecks", uses: ["FRP", "Marbles"]),
        // What the sections print.
        tests(
            "ChapterTests",
            of: [
                "Book", "FRP", "Marbles", "Pixels", "TestSummary", "chapter1", "chapter2", "chapter3",
                "chapter4", "chapter5", "chapter6",
            ], exclude: ["Transcripts", "rewrite-transcripts.sh"]),
        // Whatever else the programs of the chapters do: their command lines, their data, what one plays with.
        tests(
            "ChapterProgramTests", at: "Programs/ChapterProgramTests",
            of: [
                "Book", "Browser", "FRP", "FormPlay", "HTTPServer", "Lessons", "Marbles", "Narration",
                "PhotoService", "Photographs", "Pixels", "SheetPlay", "Terminal", "Text", "Views", "chapter1",
                "chapter2", "chapter3", "chapter4", "chapter5", "chapter6",
            ]),
        tests("yoursTests", at: "Programs/yoursTests", of: ["Book", "FRP", "FormPlay", "Marbles", "yours"]),
        tests(
            "LibraryTests",
            of: [
                "Attempts", "Book", "FRP", "FRPFoundation", "HTTPServer", "Lessons", "Marbles", "Narration",
                "NarrationProbe", "PhotoService", "Photographs", "Pixels", "PixelsScreens", "Pixmap",
                "Terminal", "Text",
                "Views",
            ]),
        tests(
            "WorkshopTests", at: "Workshop/WorkshopTests",
            of: [
                "Book", "Browser", "HTTPServer", "Lessons", "Photographs", "Pixmap", "Programs", "Terminal",
                "TerminalProbe", "TestSummary", "TestSummaryProbe", "Text",
            ]),
        tests(
            "workbookTests", at: "Workshop/workbookTests",
            of: [
                "Book", "Browser", "Checking", "Coursework", "HTTPServer", "Lessons", "Programs", "Terminal",
                "Text", "reader", "workbook",
            ], exclude: ["Fixtures"]),
        tests(
            "readerTests", at: "Workshop/readerTests",
            of: [
                "Book", "Browser", "Coursework", "HTTPServer", "Lessons", "Marbles", "Programs", "Text",
                "chapter1", "chapter2", "chapter3", "chapter4", "chapter5", "chapter6", "reader", "workbook",
            ], exclude: ["check-markup.py", "requirements.txt", "take-screenshots.sh"]),
        // The last lines of `swift test`.
        support("TestSummary", at: "Workshop/TestSummary", uses: ["Lessons", "Text"]),
        // What tests run things in: child processes, pseudo-terminals, the chapters' programs.
        support("Harness", at: "Workshop/Harness", uses: ["Book", "Programs", "Trials"]),
        // A real browser, which tests drive.
        support("Browser", at: "Workshop/Browser", uses: ["Programs"]),
        probe(of: "Narration", uses: ["Book", "FRP", "Marbles"]),
        probe(of: "Terminal"),
        probe(of: "TestSummary", uses: ["Lessons"]),
    ]
        + exercises(ofChapter: 2)
        + exercises(ofChapter: 3)
        + exercises(ofChapter: 4)
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
