extension Duration {
    /// How many whole columns of this length lie before `time`.
    func columns(until time: Duration) -> Int {
        Int(clamping: time.attoseconds / attoseconds)
    }

    /// `time` as a number of columns of this length, with up to three decimals: `2`, `2.5`.
    func position(of time: Duration) -> String {
        let thousandths = Int(clamping: time.attoseconds * 1000 / attoseconds)
        let (whole, rest) = thousandths.quotientAndRemainder(dividingBy: 1000)
        guard rest != 0 else { return "\(whole)" }
        var decimals = String(1000 + abs(rest)).dropFirst()
        while decimals.last == "0" { decimals.removeLast() }
        return "\(whole).\(decimals)"
    }
}
