extension Exercise {
    /// The former names of renamed exercises, each with today's: verdicts and hints are remembered under these names.
    static let formerNames = [
        "heavyLetters": "parcelLabels",
        "letterCommand": "parcelCommand",
        "ownThrottle": "ownDebounce",
        "wholeLetter": "wholeMessage",
    ]
}
