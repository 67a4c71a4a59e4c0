/// Why there is no section to show.
enum TellingFailure: Error {
    /// The chapter has not been built yet.
    case missing
    /// The chapter's program does not understand a diagram, and says why.
    case refused([String])
    case failed(Words)
    /// Nobody waits for it any more.
    case unwanted

    /// What is said of it.
    struct Words {
        let title: String
        let message: String
        let lines: [String]

        /// - Parameter lines: the last ones that the program has written.
        init(of fault: String, in request: SectionRequest, lines: [String]) {
            let section = request.section
            title = "\(section.number) cannot be shown"
            message = """
                The program of chapter \(section.chapter) did not tell this section. \(fault)

                If you have changed a source, save it again when it is right: this page follows. Otherwise look at what \
                `swift run chapter\(section.chapter) \(section.number)` says. All other sections can be read.
                """
            self.lines = lines.filter { !$0.isEmpty }
        }
    }
}
