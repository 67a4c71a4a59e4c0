// swift-tools-version: 6.2

import PackageDescription

// Release builds specialise the core's generics across modules, so that its sources can stay free of
// `@inlinable`.
let settings: [SwiftSetting] = [
    .unsafeFlags(["-cross-module-optimization"], .when(configuration: .release))
]

/// A library of the workbook: `Sources/<name>`.
func library(_ name: String, uses dependencies: [Target.Dependency] = []) -> Target {
    .target(name: name, dependencies: dependencies, swiftSettings: settings)
}

/// The executable of one chapter: `Chapters/Chapter<number>`, run as `swift run chapter<number>`.
func chapter(_ number: Int, uses more: [Target.Dependency] = []) -> Target {
    .executableTarget(
        name: "chapter\(number)",
        dependencies: ["FRP", "Marbles", "Narration", "Terminal"] + more,
        path: "Chapters/Chapter\(number)",
        swiftSettings: settings
    )
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
func probe(of name: String) -> Target {
    .executableTarget(
        name: "\(name)Probe",
        dependencies: [.target(name: name)],
        path: "Tests/\(name)Probe",
        swiftSettings: settings
    )
}

let package = Package(
    name: "frp-workbook",
    platforms: [.macOS(.v15)],
    products: [.library(name: "FRP", targets: ["FRP"])],
    targets: [
        library("FRP"),
        library("FRPFoundation", uses: ["FRP"]),
        library("Marbles", uses: ["FRP", "Terminal"]),
        library("Terminal"),
        library("Narration", uses: ["Terminal"]),

        chapter(4, uses: ["FRPFoundation"]),

        // What tests run things in: threads with small stacks, child processes, pseudo-terminals.
        .target(name: "Harness", path: "Tests/Harness", swiftSettings: settings),
        .testTarget(name: "HarnessTests", dependencies: ["Harness"], swiftSettings: settings),
        tests(of: "FRP", uses: ["Marbles"]),
        tests(of: "FRPFoundation", uses: ["FRP", "Marbles"]),
        tests(of: "Marbles", uses: ["FRP"]),
        tests(of: "Terminal", uses: ["TerminalProbe"]),
        tests(of: "Narration", uses: ["Terminal", "NarrationProbe"]),
        .testTarget(
            name: "ChapterTests",
            dependencies: ["Harness", "Narration", "Terminal", "chapter4"],
            exclude: ["Transcripts", "rewrite-transcripts.sh"],
            swiftSettings: settings
        ),
        probe(of: "Terminal"),
        probe(of: "Narration"),
    ],
    swiftLanguageModes: [.v6]
)
