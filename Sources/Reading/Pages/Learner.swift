/// How far a learner is, as pages show it.
package struct Learner: Sendable {
    /// How many exercises of each section are passed, by the section's number.
    package var passed: [String: Int]
    /// The next exercise: its number and its title. `nil` if all are passed.
    package var next: Next?

    package struct Next: Sendable {
        package let number: String
        package let title: String

        package init(number: String, title: String) { (self.number, self.title) = (number, title) }

        /// Where it stands on its page.
        var address: String {
            let section = number.split(separator: ".").dropLast().joined(separator: ".")
            return Address.of(section: section, exercise: number) ?? Address.contents
        }
    }

    package init(passed: [String: Int] = [:], next: Next? = nil) { (self.passed, self.next) = (passed, next) }
}
