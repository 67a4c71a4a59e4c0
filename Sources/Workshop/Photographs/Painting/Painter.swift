import Pixmap

/// Paints landscapes. Each seed has its own, which is the same on every machine and, as far as the pixels allow, in every size.
///
///     let picture = Painter.picture(seed: 7, width: 1024, height: 683)
///
/// Lengths are in heights of the picture, measured from its middle: a wider picture of the same seed shows more at its sides.
public enum Painter {
    /// The landscape of a seed. The sides are limited to 0 to `Pixmap.longestSide`.
    public static func picture(seed: UInt64, width: Int, height: Int) -> Pixmap {
        var plate = Plate(width: width, height: height)
        Scene.of(seed: seed).paint(on: &plate)
        return plate.developed(grain: Noise(seed: 1))
    }
}

/// The subject of a picture, and the time of day.
struct Motif: Sendable, Hashable {
    let subject: Subject
    let hour: Hour

    enum Subject: Int, Sendable, CaseIterable {
        case mountains, hills, lake, sea, dunes, city, forest, fields
    }

    enum Hour: Int, Sendable, CaseIterable {
        case dawn, noon, dusk, night
    }

    /// The motif of a seed. Neighbouring seeds have different subjects, and thirty-two in a row have all combinations.
    init(seed: UInt64) {
        let (subjects, hours) = (Subject.allCases, Hour.allCases)
        let round = Int(seed % UInt64(subjects.count * hours.count))
        subject = subjects[round % subjects.count]
        hour = hours[(round / subjects.count + round) % hours.count]
    }
}
