/// A technical term, as the workbook uses it.
public struct GlossaryEntry: Sendable, Hashable {
    /// The term in English, as in a sentence: `cold signal`.
    public let word: String
    /// The term in Chinese. It is the English word where Chinese developers use that.
    public let chinese: String
    /// Other Chinese names: those of the book's translation, or those that users of Rx know.
    public let alsoChinese: [String]
    /// The section that explains it.
    public let section: String
    /// The meaning in one sentence.
    public let meaning: String

    /// All entries, in the order in which the workbook explains them.
    public static let all: [GlossaryEntry] = table.split(separator: "\n").compactMap { line in
        let cells = line.split(separator: " | ").map(String.init)
        guard cells.count == 4 else { return nil }
        let chinese = cells[1].split(separator: " / ").map(String.init)
        return GlossaryEntry(
            word: cells[0], chinese: chinese[0], alsoChinese: Array(chinese.dropFirst()), section: cells[2],
            meaning: cells[3])
    }

    /// The entries for a search text: those that it names exactly, in either language, or otherwise those that contain it.
    public static func found(_ text: String) -> [GlossaryEntry] {
        let wanted = text.lowercased()
        let same = all.filter { $0.names.contains(wanted) }
        return same.isEmpty ? all.filter { $0.names.contains { $0.contains(wanted) } } : same
    }

    private var names: [String] { [word.lowercased(), chinese] + alsoChinese }

    private static let table = """
        imperative | 命令式 | 2.1 | Says step by step what the program does, and changes variables on the way.
        declarative | 声明式 | 2.1 | Says what the result is, and leaves the steps to the language.
        functional | 函数式 | 2.2 | Makes programs of functions that only calculate a result from their arguments.
        reactive | 响应式 / 反应型 / 反应式 | 2.2 | Follows changes: what depends on a value changes with it.
        functional reactive programming | 函数响应式编程 / 函数式反应型编程 | 2.2 | Describes with functions how values follow from other values over time.
        side effect | 副作用 | 2.2 | What a function does besides giving back a result: it prints, sends, or changes a variable.
        property | Property | 2.2 | Holds a value that others can observe; its signal sends each new value.
        bind | 绑定 | 2.2 | Keeps a property equal to the latest value of a signal.
        marble diagram | 弹珠图 | 2.2 | A picture of a signal: a line of time from left to right, with what the signal sends on it.
        higher-order function | 高阶函数 | 3.1 | A function that takes a function, or gives one back.
        compose | 组合 | 3.1 | To make one function of two: the result of the first goes into the second.
        map | 映射 | 3.2 | Makes a new value of each value, with a function that you give.
        filter | 过滤 | 3.3 | Keeps the values for which a function says yes.
        fold | 折叠 | 3.4 | Combines all values into one, step by step.
        eager | 立即求值的 | 3.5 | Calculates at once all that it may be asked for.
        lazy | 惰性的 | 3.5 | Calculates only what somebody asks for, when it is asked for.
        stream | 流 | 4.2 | A sequence of values, one after another, like water in a pipe.
        lazy list | 惰性列表 | 4.2 | A list whose elements are calculated when somebody asks for them; the book's sequence.
        signal | 信号 | 4.3 | A list of values with their times, which it sends to those who subscribe.
        event | 事件 | 4.3 | What a signal sends: a value, an error or the completion.
        ending | 终止事件 | 4.3 | The event after which nothing comes: an error or the completion.
        source | 信号源 | 4.3 | The code or thing from which the events of a signal come.
        observer | 观察者 | 4.3 | The entrance of a signal: its source sends the events into it.
        handler | 处理闭包 | 4.3 | A closure of a subscriber that is called with events of one kind.
        operator | 操作符 | 4.3 | A function that makes a new signal of one signal or several.
        subscribe | 订阅 | 4.4 | To start the work of a signal and to be told its events.
        subscriber | 订阅者 | 4.4 | The code that is told the events of a subscription.
        dispose | 取消订阅 | 4.4 | To end a subscription before the signal ends it.
        disposable | Disposable | 4.4 | What a subscription gives you; its `dispose()` ends it.
        state | 状态 | 4.5 | What a program remembers, for example whether a button is enabled.
        derive | 推导 | 4.5 | To calculate state from other state, so that it always fits.
        glitch | 毛刺 | 4.5 | A value that is wrong for a moment, since one of its two sources was faster.
        command | 命令 / 指令 | 4.6 | Work that a button starts, and that knows whether it may start now.
        execution | 执行 | 4.6 | One run of the work of a command.
        scheduler | 调度器 | 4.6 | Decides when, and on which thread, work runs.
        signal of signals | 信号的信号 | 4.6 | A signal whose values are signals themselves.
        subject | Subject | 4.7 | A signal that you can send into from outside.
        cold signal | 冷信号 | 4.8 | A recipe: it does its work again for each subscriber.
        hot signal | 热信号 | 4.8 | Goes on whether or not somebody listens, like a radio programme.
        multicast | 多播 / 组播 | 4.9 | Shares one subscription to a source with many subscribers.
        connection | 多播连接 / 组播连接 | 4.9 | Subscribes once to a source, and sends what comes to all its subscribers.
        replay | 重放 | 4.9 | Sends all values again, or the last few, to a subscriber who comes late.
        inner signal | 内层信号 | 4.10 | A signal that an outer signal sends as a value.
        upstream | 上游 | 4.11 | Nearer to the source: the signals that this one was made from.
        downstream | 下游 | 4.11 | Nearer to the subscriber: the signals that were made from this one.
        debounce | 防抖 | 4.12 | Waits until values have stopped coming for some time, and sends the last one.
        throttle | 节流 | 4.17 | Sends a value at once, and after it at most one in each stretch of time.
        virtual time | 虚拟时间 | 4.6 | Time that a program moves by hand, so that nobody has to wait.
        main thread | 主线程 | 4.13 | The thread on which a screen is drawn; only it may change what is seen.
        two-way binding | 双向绑定 | 4.14 | Keeps two values equal, whichever of them changes.
        delegate | 代理 | 4.14 | An object whose methods are called to say what has happened.
        retain cycle | 循环引用 | 4.15 | Objects that keep each other alive, so that none of them ever goes away.
        weak | 弱引用 | 4.15 | Refers to an object without keeping it alive.
        model | 模型 | 6.1 | The data of an app, and what can be done with it.
        view | 视图 | 6.1 | What is seen of an app, and what takes the touches or keys.
        view controller | 视图控制器 | 6.1 | Connects a view with the rest of the app, in UIKit.
        view model | 视图模型 | 6.1 | A model of a screen: it holds what the screen shows, and knows no view.
        active | 激活 | 6.3 | Whether somebody is looking at what a view model stands for.
        stub | 替身 | 6.5 | Stands in for something in a test, and gives the answers that the test needs.
        """
}
