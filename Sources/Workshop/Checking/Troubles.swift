import Coursework

/// Messages for when answers cannot be judged, and no answer is known to be the cause.
enum Troubles {
    static let notOfTheseAnswers = """
        The program that ran was not built from these answers, so there is no result. Check again. If this comes again, delete the \
        folders .build/exercises and .build/answers, and check once more: your answers are not in them.
        """

    /// The sentence before the compiler's messages.
    static let inNoExercise = """
        This belongs to no exercise, and it does not compile. Fix it first: until then the exercises beside it cannot be tried.
        """

    /// The sentence before the last lines of the build.
    static let failedBuild = """
        The build failed, and it does not say in which file. Check again. If this comes again, delete the folder .build/exercises, and \
        check once more: your answers are not in it. The last lines of the build:
        """

    /// The sentence before the last lines that the program printed.
    static let endedEarly = """
        The program with the tests ended too early, while no exercise was being tried. Check again. If this comes again, look for code \
        that ends the program, such as `exit(0)`, and take it out. What the program printed last:
        """

    static let forgery = """
        A pass was reported, but not by the tests, so it does not count. Most likely an answer has written into the file of their \
        results. Look for code that writes files, take it out, and check again.
        """

    static func withoutTest(_ exercises: [ExerciseID]) -> String {
        """
        There is no test for \(exercises.listed). The tests belong to the workbook, and nothing of yours is in them. Get them again from \
        the archive that you unpacked, or with: git checkout -- Tests
        """
    }
}
