extension BookSection {
    /// The exercises whose answers one can play with: `swift run yours 4.5.1`.
    public static let playedExercises = ["2.2.1", "2.2.2", "2.2.3", "4.5.1", "4.5.4", "4.6.1"]
}
