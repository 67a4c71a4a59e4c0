extension BookChapter {
    /// The table of all sections. The chapters' programs, the tool, the tests and the README use it.
    public static let all = [
        BookChapter(
            1, "Welcome", "致谢",
            sections: [
                BookSection("1.1", "Welcome", pages: ["acknowledagements": "致谢"], minutes: 5)
            ]),
        BookChapter(
            2, "Functional reactive programming", "函数式反应型编程",
            sections: [
                BookSection("2.1", "Philosophy", pages: ["philosophy": "理念"], exercises: 1, minutes: 10),
                BookSection(
                    "2.2", "Functional reactive programming",
                    pages: ["functional_reactive_programming": "函数式反应型编程"], exercises: 3, minutes: 20,
                    needs: ["2.1"]),
                BookSection("2.3", "Conclusion", pages: ["conclusion": "结论"], minutes: 5, needs: ["2.2"]),
            ]),
        BookChapter(
            3, "Functional programming with lists", "用RXCollections进行函数式编程",
            sections: [
                BookSection(
                    "3.1", "Higher-order functions",
                    pages: [
                        "Higher_Order_Functions": "高阶函数",
                        "functional_programming_with_RXCollections": "用RXCollections进行函数式编程",
                    ], exercises: 2, minutes: 15),
                BookSection("3.2", "Map", pages: ["map": "映射"], exercises: 2, minutes: 10, needs: ["3.1"]),
                BookSection(
                    "3.3", "Filter", pages: ["filter": "过滤"], exercises: 2, minutes: 10, needs: ["3.2"]),
                BookSection("3.4", "Fold", pages: ["fold": "折叠"], exercises: 3, minutes: 20, needs: ["3.3"]),
                BookSection(
                    "3.5", "Performance", pages: ["performance": "性能"], exercises: 1, minutes: 10,
                    needs: ["3.4"]),
                BookSection(
                    "3.6", "Conclusion",
                    pages: ["conclusion": "总结", "installing_RXCollections": "使用RXCollections"], minutes: 5,
                    needs: ["3.4"]),
            ]),
        BookChapter(
            4, "ReactiveCocoa", "使用ReactiveCocoa",
            sections: [
                BookSection(
                    "4.1", "Introduction",
                    pages: [
                        "introduction_to_reactivecocoa": "ReactiveCocoa 简介",
                        "installing_reactivecocoa": "使用ReactiveCocoa",
                    ], minutes: 10, needs: ["2.2", "3.3"]),
                BookSection(
                    "4.2", "Streams and sequences", pages: ["streams_and_sequences": "流和序列"], exercises: 4,
                    minutes: 25, needs: ["3.4"]),
                BookSection(
                    "4.3", "Signals", pages: ["signals": "信号"], exercises: 4, minutes: 30,
                    needs: ["4.1", "4.2"]),
                BookSection(
                    "4.4", "Subscriptions", pages: ["subscriptions": "订阅"], exercises: 4, minutes: 20,
                    needs: ["4.3"]),
                BookSection(
                    "4.5", "Deriving state", pages: ["deriving_state": "状态推导"], exercises: 4, minutes: 25,
                    needs: ["4.4"]),
                BookSection(
                    "4.6", "Commands", pages: ["commands": "指令"], exercises: 4, minutes: 25, needs: ["4.5"]),
                BookSection(
                    "4.7", "RACSubject", name: "subjects", pages: ["racsubject": "RACSubject"], exercises: 3,
                    minutes: 15, needs: ["4.4"]),
                BookSection(
                    "4.8", "Hot and cold signals", pages: ["hot_and_cold_signals": "热信号与冷信号"], exercises: 3,
                    minutes: 15, needs: ["4.7"]),
                BookSection(
                    "4.9", "Multicasting", pages: ["multicasting": "组播"], exercises: 4, minutes: 20,
                    needs: ["4.6", "4.8"]),
                BookSection(
                    "4.10", "Which answer is the right one?", name: "combining",
                    beside: [.library, .tutorial], chineseTitle: "组合信号", exercises: 6, minutes: 25,
                    needs: ["4.6", "4.8"]),
                BookSection(
                    "4.11", "What if it fails?", name: "order-and-errors", beside: [.library, .tutorial],
                    chineseTitle: "顺序与错误", exercises: 3, minutes: 20, needs: ["4.10"]),
                BookSection(
                    "4.12", "How long should it wait?", name: "time", beside: [.tutorial, .library],
                    chineseTitle: "时间", exercises: 1, minutes: 15, needs: ["4.11"]),
                BookSection(
                    "4.13", "On which thread?", name: "threads", beside: [.tutorial, .library],
                    chineseTitle: "线程", exercises: 2, minutes: 15, needs: ["4.10"]),
                BookSection(
                    "4.14", "What follows what?", name: "bindings", beside: [.introduction, .library],
                    chineseTitle: "绑定", exercises: 2, minutes: 15, needs: ["4.5", "4.7"]),
                BookSection(
                    "4.15", "Who keeps it alive?", name: "lifetime", beside: [.introduction, .library],
                    chineseTitle: "生命周期", exercises: 2, minutes: 15, needs: ["4.14"]),
                BookSection(
                    "4.16", "In which order?", name: "in-which-order", beside: [],
                    chineseTitle: "按什么顺序计算", exercises: 2, minutes: 20, needs: ["4.14"]),
                BookSection(
                    "4.17", "Nothing arrives", beside: [], chineseTitle: "什么都没收到", exercises: 3,
                    minutes: 20, needs: ["4.11", "4.12"]),
                BookSection(
                    "4.18", "Fifteen errors that look right", name: "fifteen-errors", beside: [],
                    chineseTitle: "看上去没错的十五个错误", exercises: 4, minutes: 30, needs: ["4.13", "4.17"],
                    isAppendix: true),
                BookSection(
                    "4.19", "Conclusion", pages: ["conclusion": "总结"], minutes: 10, needs: ["4.11", "4.13"]),
                BookSection(
                    "4.20", "Build it yourself", beside: [], chineseTitle: "自己动手", exercises: 10, minutes: 30,
                    minutesEach: 15, needs: ["4.9", "4.12"]),
                BookSection(
                    "4.21", "Operators", beside: [], chineseTitle: "操作符一览", minutes: 10, needs: ["4.3"],
                    isAppendix: true),
            ]),
        BookChapter(
            5, "FRP Pixels", "ReactiveCocoa的实践",
            sections: [
                BookSection(
                    "5.1", "The basics of FRP Pixels", name: "basics",
                    pages: [
                        "basic_of_functionalReactivePixels": "FunctionalReactivePixels的基础知识",
                        "reactivecocoa_practice": "ReactiveCocoa的实践",
                    ], exercises: 4, minutes: 30, needs: ["4.6", "4.7"]),
                BookSection(
                    "5.2", "Adding the full-size photo", name: "full-size",
                    pages: ["adding_to_functionalReactivePixels": "添加FunctionalReactivePixels"], exercises: 2,
                    minutes: 20, needs: ["4.10", "5.1"]),
                BookSection(
                    "5.3", "FRP Pixels revisited", name: "revisiting",
                    pages: ["revisiting_functionalReactivePixels": "和FunctionalReactivePixels一起实践"],
                    exercises: 3, minutes: 20, needs: ["4.11", "4.15", "5.2"]),
                BookSection(
                    "5.4", "The networking layer revisited", name: "networking",
                    pages: ["networking_layer_revisited": "网络层回访"], exercises: 4, minutes: 25,
                    needs: ["4.9", "4.13", "5.3"]),
                BookSection(
                    "5.5", "Instant search", beside: [.tutorial], chineseTitle: "即时搜索", exercises: 3,
                    minutes: 25, needs: ["5.4"]),
                BookSection("5.6", "Conclusion", pages: ["conclusion": "总结"], minutes: 10, needs: ["5.4"]),
                BookSection(
                    "5.7", "Pictures of authors", beside: [.tutorial], chineseTitle: "作者的头像",
                    minutes: 10,
                    needs: ["4.15", "5.5"], isAppendix: true),
            ]),
        BookChapter(
            6, "MVVM", "MVVM On iOS",
            sections: [
                BookSection(
                    "6.1", "What is MVVM", pages: ["what_is_mvvm": "什么是MVVM", "mvvm_on_ios": "MVVM On iOS"],
                    exercises: 2, minutes: 15, needs: ["4.5", "5.3"]),
                BookSection(
                    "6.2", "FRP Pixels revisited", name: "revisiting",
                    pages: ["revisiting_functionalReactivePixels": "重温FunctionalReactivePixels"], minutes: 5,
                    needs: ["6.1"]),
                BookSection(
                    "6.3", "MVVM in practice", pages: ["mvvm_in_practice": "MVVM的具体实践"], exercises: 4,
                    minutes: 30, needs: ["6.2"]),
                BookSection(
                    "6.4", "Login and details", beside: [.sampleApp], chineseTitle: "登录与详情", exercises: 3,
                    minutes: 25, needs: ["4.6", "5.6", "6.3"]),
                BookSection(
                    "6.5", "Testing view models", pages: ["testing_viewModels": "测试ViewModels"], exercises: 3,
                    minutes: 30, needs: ["6.3"]),
                BookSection(
                    "6.6", "A timeline", name: "timeline", beside: [.introduction], chineseTitle: "时间线",
                    exercises: 3, minutes: 30,
                    needs: ["6.4"]),
                BookSection(
                    "6.7", "Final thoughts", pages: ["final_thoughts": "终稿"], minutes: 10,
                    needs: ["6.4", "6.5"]),
                BookSection(
                    "6.8", "Signals and async sequences", name: "async-sequences", beside: [],
                    chineseTitle: "信号与异步序列", exercises: 6, minutes: 25, needs: ["4.13"]),
                BookSection(
                    "6.9", "State that is observed", name: "observed-state", beside: [],
                    chineseTitle: "被观察的状态", exercises: 2, minutes: 25, needs: ["6.5", "6.8"]),
                BookSection(
                    "6.10", "The same search, four times", name: "same-search", beside: [],
                    chineseTitle: "同一个搜索，四种写法", exercises: 1, minutes: 25, needs: ["5.5", "6.8", "6.9"]),
                BookSection(
                    "6.11", "Which tool when", name: "which-tool", beside: [], chineseTitle: "什么时候用什么",
                    exercises: 1, minutes: 20, needs: ["6.7", "6.8", "6.9"]),
            ]),
    ]
}

extension BookSection {
    /// The exercises whose answers can be tried out with `swift run yours 4.5.1`.
    public static let playedExercises = ["2.2.1", "2.2.2", "2.2.3", "4.5.1", "4.5.4", "4.6.1"]
}
