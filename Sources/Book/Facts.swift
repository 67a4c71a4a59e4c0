/// What the sections say that the book says, and where it does.
public struct Fact: Sendable {
    public let section: Substring
    /// The section's words, from `the book` on.
    public let claim: Substring
    /// The page of the book, and its words in the translation.
    public let page: Substring
    public let words: Substring

    public static let all = table.split(separator: "\n").map { row in
        let cells = row.split(separator: " | ")
        return Fact(section: cells[0], claim: cells[1], page: cells[2], words: cells[3])
    }

    private static let table = """
        1.1 | book begins with thanks | chapter1/acknowledagements | 感谢
        2.1 | book begins with a joke | chapter2/philosophy | 提高我们的技能让我们可以更‘懒’
        2.1 | book quotes a definition | chapter2/philosophy | 从而避免随之而来的副作用
        2.2 | book calls this the best compromise | chapter2/functional_reactive_programming | 相互妥协的最佳平衡点
        2.3 | book ends the chapter with three points | chapter2/conclusion | 本章讨论的几个关键点
        2.3 | book says that time as an input is cheating | chapter2/functional_reactive_programming | 这是一种‘欺骗’行为
        3.1 | book asks for both | chapter3/Higher_Order_Functions | 需要满足下面两个条件
        3.5 | book says that the time of a processor is cheap | chapter3/performance | CPU的时间很廉价
        3.6 | book needs a library | chapter3/installing_RXCollections | 我将使用Cocoapods导入这个库
        4.2 | book calls it a sequence | chapter4/streams_and_sequences | 两种特定类型的流的一种
        4.3 | book uses the word “value” | chapter4/signals | 信号发送三种类型的值
        4.7 | book calls a subject mutable state | chapter4/racsubject | 她是一个可变的状态
        4.9 | book draws two | chapter4/multicasting | multicast_connection.png
        5.1 | book says that the replay subject | chapter5/basic_of_functionalReactivePixels | 避免执行重复的操作
        5.4 | book warns you | chapter5/networking_layer_revisited | 我不推荐将一个model绑定到多个signal
        5.4 | book says that you need no replay | chapter5/networking_layer_revisited | 我们不需要回滚
        6.1 | book begins this chapter | chapter6/mvvm_on_ios | 初心
        6.3 | book sets `self.loading = NO` | chapter6/mvvm_in_practice | self.loading = NO
        6.3 | book promises lighter view controllers | chapter6/mvvm_on_ios | 减少ViewController中的业务逻辑
        6.4 | book leaves two screens | chapter6/final_thoughts | 我们在本书中没有能够涉及的
        6.5 | book changes its view models | chapter6/testing_viewModels | importPhotosSignal
        6.7 | book goes further | chapter6/final_thoughts | 用另外的语言来生成视图模型
        """
}
