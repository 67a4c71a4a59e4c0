extension Motif {
    /// A description by the photographer: a sentence about the place, one about the light.
    func description(_ numbers: inout SeededNumbers) -> String {
        let place = numbers.pick(from: Self.places[subject] ?? [])
        let light = numbers.pick(from: Self.lights[hour] ?? [])
        return numbers.chance(0.5) ? "\(place) \(light)" : "\(light) \(place)"
    }

    private static let places: [Subject: [String]] = [
        .mountains: [
            "Four hours up with a tripod that weighs as much as the lunch.",
            "The hut warden said it would clear, and was right for once.",
            "Taken from the saddle, lying down because of the wind.",
        ],
        .hills: [
            "I count the ridges each time and never get the same number.",
            "From the bench behind the chapel, where the road bends.",
            "A long lens flattens them into paper.",
        ],
        .lake: [
            "Not a breath of wind, which happens here twice a year.",
            "Turn it upside down and see whether anybody notices.",
            "The jetty creaked, so I held my breath for the exposure.",
        ],
        .sea: [
            "One wave later the lens was wet.",
            "The boat passed without knowing that it was in a picture.",
            "From the end of the breakwater, knees on cold concrete.",
        ],
        .dunes: [
            "The crest was gone the next morning.",
            "Sand in the shoes, in the bag, in the shutter.",
            "I walked round them twice so as not to leave a track.",
        ],
        .city: [
            "From the fire stairs of a car park, with the guard's blessing.",
            "Every window is somebody who has not drawn the curtains.",
            "Five exposures, and a tram in four of them.",
        ],
        .forest: [
            "The fog came up the slope faster than I could change the lens.",
            "You hear the woodpecker and never see it.",
            "Half of these trees are older than photography.",
        ],
        .fields: [
            "The farmer asked what there was to photograph, and then saw it.",
            "The rows are as straight as they look; it is done by satellite.",
            "I stood in the wheel track and touched nothing.",
        ],
    ]

    private static let lights: [Hour: [String]] = [
        .dawn: [
            "Worth the alarm clock.", "Ten minutes later the colour was gone.",
            "The flask was empty before the sun was up.",
        ],
        .noon: [
            "People say never to shoot at noon.", "Polarising filter, hat, patience.",
            "One two-hundredth at f/11, like the rule says.",
        ],
        .dusk: [
            "No filter; the sky did that.", "I had already packed up, and unpacked again.",
            "It lasted as long as it takes to read this.",
        ],
        .night: [
            "Twenty seconds, wide open, teeth chattering.", "Focused on a star, by hand.",
            "The torch died, hence the long way back.",
        ],
    ]
}
