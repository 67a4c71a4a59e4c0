/// Where each section of the book is told and practised: the one table that the program, the README and the tests use.
enum BookMap {
    /// A section of the book, and what the workbook makes of it.
    struct Row: Sendable {
        let chapter: Int
        let section: Int
        /// What to call it on the command line.
        let name: String
        /// Where it stands in the book, and its title in the translation.
        let book: String
        let chineseTitle: String
        /// How many exercises go with it.
        let exercises: Int
        /// How long it takes to read and run; each exercise takes some `minutesPerExercise` more.
        let minutes: Int
        /// The sections that you should have read before.
        let needs: String

        var number: String { "\(chapter).\(section)" }

        /// The exercises, as in `4.3.1–4.3.4`.
        var exerciseNumbers: String {
            switch exercises {
            case 0: ""
            case 1: "\(number).1"
            default: "\(number).1–\(exercises)"
            }
        }

        var totalMinutes: Int { minutes + exercises * BookMap.minutesPerExercise }
    }

    static let minutesPerExercise = 6

    /// In the order of the book.
    static let rows: [Row] = [
        row(1, 1, "welcome", "chapter1/acknowledagements", "致谢", minutes: 5),

        row(2, 1, "philosophy", "chapter2/philosophy", "理念", exercises: 1, minutes: 10),
        row(
            2, 2, "functional-reactive-programming", "chapter2/functional_reactive_programming", "函数式反应型编程",
            exercises: 3, minutes: 25, needs: "2.1"),
        row(2, 3, "conclusion", "chapter2/conclusion", "结论", minutes: 5, needs: "2.2"),

        row(
            3, 1, "higher-order-functions", "chapter3/Higher_Order_Functions", "高阶函数", exercises: 2,
            minutes: 15),
        row(3, 2, "map", "chapter3/map", "映射", exercises: 2, minutes: 10, needs: "3.1"),
        row(3, 3, "filter", "chapter3/filter", "过滤", exercises: 2, minutes: 10, needs: "3.2"),
        row(3, 4, "fold", "chapter3/fold", "折叠", exercises: 3, minutes: 20, needs: "3.3"),
        row(3, 5, "performance", "chapter3/performance", "性能", exercises: 1, minutes: 10, needs: "3.4"),
        row(3, 6, "conclusion", "chapter3/conclusion", "总结", minutes: 5, needs: "3.4"),

        row(
            4, 1, "introduction", "chapter4/introduction_to_reactivecocoa", "ReactiveCocoa 简介", minutes: 10,
            needs: "2.2"),
        row(
            4, 2, "streams-and-sequences", "chapter4/streams_and_sequences", "流和序列",
            exercises: 4, minutes: 25, needs: "3.4"),
        row(4, 3, "signals", "chapter4/signals", "信号", exercises: 4, minutes: 30, needs: "4.2"),
        row(4, 4, "subscriptions", "chapter4/subscriptions", "订阅", exercises: 4, minutes: 20, needs: "4.3"),
        row(
            4, 5, "deriving-state", "chapter4/deriving_state", "状态推导", exercises: 4, minutes: 20, needs: "4.4"
        ),
        row(4, 6, "commands", "chapter4/commands", "指令", exercises: 4, minutes: 25, needs: "4.5"),
        row(4, 7, "subjects", "chapter4/racsubject", "RACSubject", exercises: 3, minutes: 15, needs: "4.4"),
        row(
            4, 8, "hot-and-cold-signals", "chapter4/hot_and_cold_signals", "热信号与冷信号",
            exercises: 3, minutes: 15, needs: "4.7"),
        row(4, 9, "multicasting", "chapter4/multicasting", "组播", exercises: 4, minutes: 20, needs: "4.8"),
        row(4, 10, "recipes", "the second readings", "食谱", exercises: 8, minutes: 40, needs: "4.6, 4.8"),
        row(4, 11, "conclusion", "chapter4/conclusion", "总结", minutes: 10, needs: "4.3"),

        row(
            5, 1, "basics", "chapter5/basic_of_functionalReactivePixels", "基础知识", exercises: 4, minutes: 30,
            needs: "4.10"),
        row(
            5, 2, "full-size", "chapter5/adding_to_functionalReactivePixels", "添加", exercises: 2, minutes: 20,
            needs: "5.1"),
        row(
            5, 3, "revisiting", "chapter5/revisiting_functionalReactivePixels", "一起实践", exercises: 3,
            minutes: 20,
            needs: "5.2"),
        row(
            5, 4, "networking", "chapter5/networking_layer_revisited", "网络层回访", exercises: 4, minutes: 25,
            needs: "4.9, 5.3"),
        row(5, 5, "instant-search", "the second reading", "即时搜索", exercises: 3, minutes: 30, needs: "5.4"),
        row(5, 6, "conclusion", "chapter5/conclusion", "总结", minutes: 10, needs: "5.3"),

        row(
            6, 1, "what-is-mvvm", "chapter6/what_is_mvvm", "什么是MVVM", exercises: 2, minutes: 15,
            needs: "4.5, 5.3"),
        row(
            6, 2, "revisiting", "chapter6/revisiting_functionalReactivePixels", "重温FunctionalReactivePixels",
            minutes: 5, needs: "6.1"),
        row(
            6, 3, "mvvm-in-practice", "chapter6/mvvm_in_practice", "MVVM的具体实践", exercises: 4, minutes: 30,
            needs: "6.1"),
        row(
            6, 4, "login-and-details", "the sample app", "登录与详情", exercises: 3, minutes: 25,
            needs: "4.6, 6.3"),
        row(
            6, 5, "testing-view-models", "chapter6/testing_viewModels", "测试ViewModels", exercises: 3,
            minutes: 30, needs: "6.3"),
        row(6, 6, "timeline", "the second reading", "时间线", exercises: 3, minutes: 30, needs: "6.4"),
        row(6, 7, "final-thoughts", "chapter6/final_thoughts", "终稿", minutes: 10, needs: "6.3"),
    ]

    private static func row(
        _ chapter: Int, _ section: Int, _ name: String, _ book: String, _ chineseTitle: String,
        exercises: Int = 0, minutes: Int, needs: String = ""
    ) -> Row {
        Row(
            chapter: chapter, section: section, name: name, book: book, chineseTitle: chineseTitle,
            exercises: exercises, minutes: minutes, needs: needs)
    }
}
