/// Something that the workbook is read beside.
public struct Reading: Sendable, Hashable {
    public let title: String
    public let author: String
    /// Where it is found, or was.
    public let address: String

    public static let book = Reading(
        title: "Functional Reactive Programming on iOS", author: "Ash Furrow",
        address: "http://leanpub.com/iosfrp")
    public static let translation = Reading(
        title: "iOS的函数响应型编程", author: "kevinHM",
        address: "http://kevinhm.gitbooks.io/functionalreactiveprogrammingonios/")
    public static let sampleApp = Reading(
        title: "FunctionalReactivePixels", author: "Ash Furrow",
        address: "https://github.com/ashfurrow/FunctionalReactivePixels")
    public static let tutorial = Reading(
        title: "ReactiveCocoa Tutorial – The Definitive Introduction: Part 2/2", author: "Colin Eberhardt",
        address: "http://www.raywenderlich.com/62796/reactivecocoa-tutorial-pt2")
    public static let introduction = Reading(
        title: "ReactiveCocoa and MVVM, an Introduction", author: "Bob Spryn",
        address: "http://www.sprynthesis.com/2014/12/06/reactivecocoa-mvvm-introduction/")

    public static let all = [book, translation, sampleApp, tutorial, introduction]
}
