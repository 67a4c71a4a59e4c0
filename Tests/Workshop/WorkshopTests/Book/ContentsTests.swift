import Book
import Testing

/// The table has every page of the book, with its title.
struct ContentsTests {
    /// The table of contents of the translation.
    private static let contents = """
        致谢 chapter1/acknowledagements
        理念 chapter2/philosophy
        函数式反应型编程 chapter2/functional_reactive_programming
        结论 chapter2/conclusion
        用RXCollections进行函数式编程 chapter3/functional_programming_with_RXCollections
        高阶函数 chapter3/Higher_Order_Functions
        使用RXCollections chapter3/installing_RXCollections
        映射 chapter3/map
        过滤 chapter3/filter
        折叠 chapter3/fold
        性能 chapter3/performance
        总结 chapter3/conclusion
        ReactiveCocoa 简介 chapter4/introduction_to_reactivecocoa
        使用ReactiveCocoa chapter4/installing_reactivecocoa
        流和序列 chapter4/streams_and_sequences
        信号 chapter4/signals
        订阅 chapter4/subscriptions
        状态推导 chapter4/deriving_state
        指令 chapter4/commands
        RACSubject chapter4/racsubject
        热信号与冷信号 chapter4/hot_and_cold_signals
        组播 chapter4/multicasting
        总结 chapter4/conclusion
        ReactiveCocoa的实践 chapter5/reactivecocoa_practice
        FunctionalReactivePixels的基础知识 chapter5/basic_of_functionalReactivePixels
        添加FunctionalReactivePixels chapter5/adding_to_functionalReactivePixels
        和FunctionalReactivePixels一起实践 chapter5/revisiting_functionalReactivePixels
        网络层回访 chapter5/networking_layer_revisited
        总结 chapter5/conclusion
        MVVM On iOS chapter6/mvvm_on_ios
        什么是MVVM chapter6/what_is_mvvm
        重温FunctionalReactivePixels chapter6/revisiting_functionalReactivePixels
        MVVM的具体实践 chapter6/mvvm_in_practice
        测试ViewModels chapter6/testing_viewModels
        终稿 chapter6/final_thoughts
        """.split(separator: "\n").map(String.init)

    private let pages = BookSection.all.flatMap(\.pages)

    @Test func `Each page belongs to one section, under the title that the translation gives it`() {
        #expect(pages.map { "\($0.chineseTitle) \($0.path)" }.sorted() == Self.contents.sorted())
    }

    @Test func `A chapter has the title of a page of the book`() {
        let titles = Set(pages.map(\.chineseTitle))
        #expect(BookChapter.all.filter { !titles.contains($0.chineseTitle) }.map(\.number) == [])
    }
}
