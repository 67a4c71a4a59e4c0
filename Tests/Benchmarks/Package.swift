// swift-tools-version: 6.2

import PackageDescription

/// What the core is compared with.
func peer(_ product: String, in package: String) -> Target.Dependency {
    .product(name: product, package: package, condition: .when(traits: ["Peers"]))
}

// A package of its own, because it depends on what the workbook is compared with; the workbook depends on nothing.
let package = Package(
    name: "Benchmarks",
    platforms: [.macOS(.v15)],
    traits: [
        .trait(name: "Peers", description: "What the core is compared with; without it nothing is fetched."),
        .trait(name: "Combine", description: "OpenCombine alone, for what section 6.10 shows in Combine."),
        .default(enabledTraits: ["Peers"]),
    ],
    dependencies: [
        // By name, so that the folder of the clone may have any.
        .package(name: "frp-workbook", path: "../.."),
        .package(url: "https://github.com/OpenCombine/OpenCombine.git", exact: "0.14.0"),
        .package(url: "https://github.com/apple/swift-async-algorithms.git", exact: "1.1.4"),
    ],
    targets: [
        .target(name: "Allocations"),
        .executableTarget(
            name: "benchmarks",
            dependencies: [
                "Allocations",
                .product(name: "FRP", package: "frp-workbook"),
                peer("OpenCombine", in: "OpenCombine"),
                peer("OpenCombineDispatch", in: "OpenCombine"),
                peer("AsyncAlgorithms", in: "swift-async-algorithms"),
            ]
        ),
        .executableTarget(
            name: "searches",
            dependencies: [
                .product(name: "OpenCombine", package: "OpenCombine", condition: .when(traits: ["Combine"]))
            ]
        ),
    ],
    swiftLanguageModes: [.v6]
)
