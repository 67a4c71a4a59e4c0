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
