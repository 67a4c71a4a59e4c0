extension Exercise {
    /// What exercises declared before, each with what it declares now: what is remembered of an exercise is kept when it is renamed.
    static let formerNames = [
        "heavyLetters": "parcelLabels",
        "letterCommand": "parcelCommand",
        "ownThrottle": "ownDebounce",
        "wholeLetter": "wholeMessage",
    ]
}
