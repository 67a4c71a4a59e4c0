import Pixmap

/// Paints landscapes: each seed has one, and it is the same on every machine and, but for what a pixel can hold, in
/// every size.
///
///     let picture = Painter.picture(seed: 7, width: 1024, height: 683)
///
/// Lengths are told in heights of the picture, from its middle: a wider picture of the same seed shows more at its
/// sides.
public enum Painter {
    /// The landscape that belongs to a seed. Sides beyond 0 to `Pixmap.longestSide` are brought there.
    public static func picture(seed: UInt64, width: Int, height: Int) -> Pixmap {
        var plate = Plate(width: width, height: height)
        Scene.of(seed: seed).paint(on: &plate)
        return plate.developed(grain: Noise(seed: 1))
    }
}

/// What a picture shows, and at what time of day.
struct Motif: Sendable, Hashable {
    let subject: Subject
    let hour: Hour

    enum Subject: Int, Sendable, CaseIterable {
        case mountains, hills, lake, sea, dunes, city, forest, fields
    }

    enum Hour: Int, Sendable, CaseIterable {
        case dawn, noon, dusk, night
    }

    /// The motif that belongs to a seed. Neighbouring seeds show different subjects, and thirty-two in a row all there
    /// are.
    init(seed: UInt64) {
        let (subjects, hours) = (Subject.allCases, Hour.allCases)
        let round = Int(seed % UInt64(subjects.count * hours.count))
        subject = subjects[round % subjects.count]
        hour = hours[(round / subjects.count + round) % hours.count]
    }
}
