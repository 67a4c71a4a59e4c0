import FRP
import Foundation
import Narration

let whatIsMVVM = Section("6.1") { tell in
    tell.prose(
        """
        The book begins this chapter with an idea of Zen, the beginner's mind: beginners see many ways, experts see few. Perhaps you know
        one way to build an iOS app, MVC. Read about another one as a beginner, and judge it at the end.

        In MVC there are three roles. The model holds the data, and the view shows the data. The view controller is
        between them. When the model changes, the view controller updates the view. (On iOS it often observes the model
        by key-value observing, KVO.) When a person touches the view, the view controller updates the model. All code
        that has no other place is put into the view controller, too:
        """
    )
    tell.diagram([
        "MVC     model <──> view controller <──> view",
        "                   dates as strings",
        "                   rules for buttons",
        "                   error messages",
    ])
    tell.prose(
        """
        So the view controller grows, and people joke that MVC means Massive View Controller. Apple has tested the views,
        but this code is rarely tested, because it needs a screen. MVVM comes from Microsoft. It moves this code into a
        new object, the view model:
        """
    )
    tell.diagram([
        "MVVM    model <──> view model <──> view (controller)",
        "                   dates as strings    bindings",
        "                   rules for buttons",
        "                   error messages",
    ])
    tell.prose(
        """
        The view model is a model of the screen. It holds what the screen shows: the string “1 January 1970” instead of
        a `Date`. It knows the rule for a button, and offers the screen only the result, `true` or `false`. It knows the
        model, and nothing about the view. The view controller is still there, but it only binds the view to the view
        model. So in MVVM view and view controller count as one. The introduction to MVVM, the article that goes with
        section 6.6, draws all four in their order:
        """
    )
    tell.diagram(["MVMCV   model <──> view model <──> controller <──> view"])
    tell.prose(
        """
        MVVM does not need signals. A view model can also call a closure when something changes. The book uses signals
        because then a binding is one line.
        """
    )
    tellOfTheDoubts(tell)
    tellOfTheDate(tell)
    tellOfTheFormatter(tell)
    tell.closing("Here: Chapters/Chapter6/Examples/DateWords.swift")
}

private func tellOfTheDoubts(_ tell: Teller) {
    tell.heading("May you leave Apple's way?")
    tell.prose(
        """
        Often it is wrong to leave Apple's way: do not write your own base class for view controllers, for example. The
        introduction says why MVVM is no such case:

        - Apple does not say how to keep a view controller small, so you have to decide it yourself. And in one of Apple's
          own talks the code had a view model.
        - MVVM goes well together with MVC: model, view and view controller are still there. It is MVC's next step.

        Only the name is bad. A view model is no model of data. It gathers data, from a service or a database,
        interprets them, and turns them into what the view shows; and it sends changes back. It works like the people
        who write the news that somebody else reads out on television. “View coordinator” would be a better name, says
        the introduction.
        """
    )
}

private func tellOfTheDate(_ tell: Teller) {
    tell.heading("A date becomes a string")
    tell.prose("The book's example: the model has a `Date`, and a label needs a string.")
    tell.example {
        let model = Property(Date(timeIntervalSince1970: 0))
        let dateAdded = Property("")
        let label = Property("")

        // In the view model: how to make the string.
        model.signal.map(DateWords.words).bind(to: dateAdded)
        // In the view controller: where to show it.
        dateAdded.signal.bind(to: label)

        print(label.value)
        model.value += 86_400
        print(label.value)
    }
    tell.translation([
        "RAC(self, dateAdded) = [RACObserve(self.model, dateAdded) map:^(NSDate *date) { … }];":
            "model.signal.map(DateWords.words).bind(to: dateAdded)",
        "RAC(self.label, text) = RACObserve(self.viewModel, dateAdded);": "dateAdded.signal.bind(to: label)",
    ])
    tell.prose("You needed no screen to see that this is right. That is the point.")
    tell.heading("Who keeps whom alive")
    tell.prose(
        """
        The view keeps its view model alive, and the view model keeps its model alive, but not the other way round. So a
        model can outlive each screen that shows it. The values come back through bindings, and a binding does not keep
        its target alive:
        """
    )
    tell.diagram(
        """
        ┌──────┐      ┌────────────┐      ┌───────┐
        │ view ├─────▶│ view model ├─────▶│ model │
        └──────┘      └────────────┘      └───────┘
            △            ┊      △             ┊
            └┄┄ string ┄┄┘      └┄┄┄ date ┄┄┄┄┘
        ─▶ keeps alive   ┄▷ sends to, does not keep alive
        """)
}

private func tellOfTheFormatter(_ tell: Teller) {
    tell.heading("The formatter is made once")
    tell.prose(
        """
        The object that makes a string from a date is a formatter. To make one is expensive, so it is made only once, when it
        is first needed. The words above come from this one:
        """
    )
    tell.body(of: "static func makeFormatter()", in: "Chapters/Chapter6/Examples/DateWords.swift")
    tell.prose(
        """
        A `lazy var` makes one formatter for each object that has this variable. A `static let`, as `DateWords` has it, makes
        one for all objects together, and any thread may use it.
        """
    )
    tell.example {
        final class Words {
            lazy var formatter: DateFormatter = {
                print("making a formatter")
                return DateWords.makeFormatter()
            }()
        }
        let words = Words()
        print("nothing is made yet")
        for days in 0...1 {
            let date = Date(timeIntervalSince1970: Double(days) * 86_400)
            print(words.formatter.string(from: date))
        }
    }
}
