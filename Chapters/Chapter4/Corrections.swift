import Narration

/// Sentences of the book's chapter that do not agree with what ran here. Nobody needs them to go on.
func tellOfCorrections(_ tell: Teller) {
    tell.heading("If the book is open beside you")
    tell.closing(
        """
        Some sentences of the book's chapter do not agree with what you saw here:

        - Streams and sequences: it maps `stream`, and then prints `[stream array]`. That prints 1, 2, 3. The squares are
          in the list that `map` returned.
        - Signals: it says that a sequence has its values when it is made. In 4.2 each value is computed when you ask.
        - Subscriptions: it says that a subscriber keeps its signal alive. In 4.4 the source keeps the subscriber alive, and
          nobody keeps the signal.
        - Commands: it says that the button is disabled until the work completes. An error ends the work, too (4.6).
        - Hot and cold signals: it says that hot signals are rare. On a screen they are not: each key press comes from one.
        - Multicasting: it does not name `connect`. After `publish`, nothing is ever sent without `connect` or
          `autoconnect` (4.9).
        """
    )
}
