extension Motif {
    /// The title of the first, second, third… picture of this motif. There are enough titles for the catalogue; after the last, the
    /// first comes again.
    func title(of picture: Int) -> String {
        let titles = Self.titles[subject]?[hour] ?? []
        guard picture >= 0, !titles.isEmpty else { return "Untitled" }
        return titles[picture % titles.count]
    }

    private static let titles: [Subject: [Hour: [String]]] = [
        .mountains: [
            .dawn: [
                "First light finds the summit", "The peak wakes before the hut", "Rose on the north face",
                "Bread, rope, daybreak",
            ],
            .noon: ["Snow above the timber", "A clear day for the long way up", "The wall at midday"],
            .dusk: ["Last sun on the shoulder", "Ember ridge", "The mountain keeps the evening"],
            .night: [
                "Summit with green curtain", "Camp below the dark face", "Something moves above the col",
            ],
        ],
        .hills: [
            .dawn: ["Nine ridges and a kettle", "Mist leaves the valley late", "The hills count themselves"],
            .noon: ["Blue behind blue", "Walking weather", "Where the map runs out", "Seven folds of quiet"],
            .dusk: ["The road home, somewhere", "Layers of an evening", "Warm as a loaf"],
            .night: ["Ridges under the aurora", "The valley with its lamps out", "Moonlight, downhill"],
        ],
        .lake: [
            .dawn: ["The lake before the wind", "Two mountains, one of them wet", "Nobody rowing yet"],
            .noon: ["Mirror at noon", "Cold enough to see through", "Cloudless, twice"],
            .dusk: [
                "Violet water", "The other shore goes first", "A fire on either side", "Evening, upside down",
            ],
            .night: ["Moon in the reeds", "The lake keeps the stars", "Still as a held breath"],
        ],
        .sea: [
            .dawn: ["The tide brings the light", "A pale crossing", "Out past the last buoy"],
            .noon: ["Two sails to leeward", "The far end of the blue", "Salt at midday"],
            .dusk: ["Copper road", "The island shuts its eyes", "Everyone is steering west"],
            .night: [
                "Anchored under a crescent", "The strait, after the ferry", "Green dark water",
                "What the lighthouse saw",
            ],
        ],
        .dunes: [
            .dawn: ["Sand before footprints", "The sun climbs the slip face", "Apricot desert"],
            .noon: ["Shade is a rumour", "Wind wrote this", "Noon has sharp edges"],
            .dusk: ["The dunes burn down", "Long shadows go east", "Red crossing"],
            .night: ["Caravan of shadows", "Aurora where none should be", "Cold sand, warm stones"],
        ],
        .city: [
            .dawn: ["The early shift", "Harbour before the ferry", "Lights still on at six"],
            .noon: ["Glass and weather", "Lunch on the nineteenth floor", "The quay at twelve"],
            .dusk: ["The hour of desk lamps", "Towers in a warm bath", "Trains leaving in pink"],
            .night: ["Someone is always awake", "Four hundred windows", "The river reads the neon"],
        ],
        .forest: [
            .dawn: ["Breath of the pines", "The wood in its nightgown", "Milk-white morning"],
            .noon: ["Fog that stayed for lunch", "Between the firs, a mountain", "Green going grey"],
            .dusk: ["Resin and gold", "The forest holds its smoke", "Spruces, counted backwards"],
            .night: ["Violet timber", "Owl weather", "A thousand masts by moonlight"],
        ],
        .fields: [
            .dawn: ["Lavender, before the bees", "The tree that waits up", "Furrows to the sunrise"],
            .noon: ["Straight rows, crooked farmer", "A good year for barley", "Mustard in flower"],
            .dusk: ["Poppy evening", "The last load in", "Where the rows go to sleep"],
            .night: ["The scarecrow's hour", "Green fire over the beet", "Ploughed by moonlight"],
        ],
    ]
}
