/// The same random order in every process and for every library.
func shuffled<Element>(_ elements: [Element]) -> [Element] {
    elements.enumerated().sorted { scrambled($0.offset) < scrambled($1.offset) }.map(\.element)
}

/// Another number for each, and none that looks like its neighbours' (the mixer of SplitMix64).
private func scrambled(_ number: Int) -> UInt64 {
    var bits = UInt64(number) &* 0x9E37_79B9_7F4A_7C15
    bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    return bits ^ (bits >> 31)
}
