/// What the core is compared with, if it was fetched: see the trait of this name in the package.
enum Peers {
    #if Peers
    private static let all: [Library: [String: Preparation]] = [
        .openCombine: Combine.preparations, .asyncAlgorithms: Asynchronous.preparations,
    ]
    #else
    private static let all: [Library: [String: Preparation]] = [:]
    #endif

    static func preparations(of workload: String) -> [Library: Preparation] {
        all.compactMapValues { $0[workload] }
    }

    /// What a peer has for a workload that the catalogue does not know, which would silently be left out.
    static func strays(in catalogue: [Workload]) -> [String] {
        all.values.flatMap(\.keys).filter { name in !catalogue.contains { $0.name == name } }
    }
}
