import Foundation

extension Photograph {
    /// The hundred photographs of the service, in the order in which they arrived. They are the same in every run.
    public static let all = catalogue(seed: 500, count: 100)

    /// The photograph with a number.
    public static func numbered(_ id: Int) -> Photograph? { all.first { $0.id == id } }

    private static func catalogue(seed: UInt64, count: Int) -> [Photograph] {
        var numbers = SeededNumbers(seed: seed)
        var ratings: Set<Int> = []
        var shown: [Motif: Int] = [:]
        var id = 48_301_557
        return (0..<count).map { index in
            let motif = Motif(seed: UInt64(index))
            id += numbers.whole(3...941)
            var rating = numbers.whole(6120...9989)
            while !ratings.insert(rating).inserted { rating = numbers.whole(6120...9989) }
            let picture = shown[motif, default: 0]
            shown[motif] = picture + 1
            return photograph(id: id, picture, of: motif, rating: rating, seed: UInt64(index), &numbers)
        }
    }

    private static func photograph(
        id: Int, _ picture: Int, of motif: Motif, rating: Int, seed: UInt64, _ numbers: inout SeededNumbers
    ) -> Photograph {
        // The higher the rating, the more votes there are.
        let liked = max(rating - 6000, 0) * numbers.whole(40...130) / 100
        return Photograph(
            id: id, name: motif.title(of: picture), photographer: numbers.pick(from: Photographer.all),
            rating: Double(rating) / 100, votes: 12 + liked / 4,
            favourites: 3 + liked / numbers.whole(7...13), comments: liked / numbers.whole(50...120),
            description: motif.description(&numbers), taken: motif.moment(&numbers), seed: seed)
    }
}

extension Motif {
    /// A moment in one of two years, at the hour of the motif.
    fileprivate func moment(_ numbers: inout SeededNumbers) -> Date {
        let newYear2012 = 1_325_376_000
        let hours =
            switch hour {
            case .dawn: 5...6
            case .noon: 10...14
            case .dusk: 19...20
            case .night: 22...23
            }
        let day = numbers.whole(0...730)
        let second = numbers.whole(hours) * 3600 + numbers.whole(0...3599)
        return Date(timeIntervalSince1970: Double(newYear2012 + day * 86_400 + second))
    }
}
