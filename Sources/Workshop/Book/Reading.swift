/// A text beside which the workbook is read.
public struct Reading: Sendable, Hashable {
    /// Its name in the workbook.
    public let name: String
    public let title: String
    public let author: String
    /// The address where it is, or was.
    public let address: String

    /// The label before a line from it: the author of an article, otherwise its name.
    public var label: String {
        guard [.tutorial, .introduction].contains(self), let surname = author.split(separator: " ").last
        else { return name }
        return String(surname)
    }

    public static let book = Reading(
        name: "the book", title: "Functional Reactive Programming on iOS", author: "Ash Furrow",
        address: "http://leanpub.com/iosfrp")
    public static let translation = Reading(
        name: "the translation", title: "iOS的函数响应型编程", author: "kevinHM",
        address: "http://kevinhm.gitbooks.io/functionalreactiveprogrammingonios/")
    public static let sampleApp = Reading(
        name: "the sample app", title: "FunctionalReactivePixels", author: "Ash Furrow",
        address: "https://github.com/ashfurrow/FunctionalReactivePixels")
    public static let tutorial = Reading(
        name: "the tutorial", title: "ReactiveCocoa Tutorial – The Definitive Introduction: Part 2/2",
        author: "Colin Eberhardt",
        address: "http://www.raywenderlich.com/62796/reactivecocoa-tutorial-pt2")
    /// The Chinese version has recipes by another author between its parts.
    public static let introduction = Reading(
        name: "the introduction", title: "ReactiveCocoa and MVVM, an Introduction", author: "Bob Spryn",
        address: "http://www.sprynthesis.com/2014/12/06/reactivecocoa-mvvm-introduction/")

    /// The library that all of these use, in its present form.
    public static let library = Reading(
        name: "RAC 2", title: "ReactiveObjC", author: "Josh Abernathy",
        address: "https://github.com/ReactiveCocoa/ReactiveObjC")

    public static let all = [book, translation, sampleApp, tutorial, introduction, library]
}
