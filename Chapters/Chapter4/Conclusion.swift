import Narration

let conclusion = Section("4.19") { tell in
    tell.prose(
        """
        Three things to remember:

        1. A cold signal is a recipe (4.3, 4.8). Each subscriber starts it again, unless it is shared (4.9). A hot one
           does not begin again.
        2. Define how values follow from others (4.5). If one rule sets a value, you cannot forget to set it in some
           other place.
        3. An error or a completion ends a signal, and nothing follows it (4.3). If a signal must survive an error, catch
           the error in an inner signal: then only the inner signal ends (4.11).

        Does a picture of yours look wrong? Section 4.18 has fifteen programs that look right: `swift run chapter4 fifteen-errors`.

        All operators are in 4.21, the appendix of this chapter, with a figure of each, the section that teaches it, and
        its names in other libraries. When you look for an operator, ask: `swift run chapter4 operators`. When you
        forget what `debounce` does, ask: `swift run chapter4 operators debounce`.

        Section 4.20 builds a signal in six steps, and chapter 5 a whole app.
        """
    )
}
