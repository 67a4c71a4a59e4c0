import FRP
import Foundation
import Narration

let whatIsMVVM = Section(
    6,
    1,
    "What is MVVM",
    name: "what-is-mvvm",
    book: "chapter6/what_is_mvvm",
    chineseTitle: "什么是MVVM"
) { tell in
    tell.prose(
        """
        An app has models, which know things, and views, which show them. In between stands, on iOS, the view controller: it
        listens to one and changes the other. Whatever has no other place ends up there: what a date looks like, when the
        button is enabled, what to do when the network fails. And there nobody can test it, because it comes with a screen.
        """
    )
    tell.diagram([
        "MVC     model <------> view controller <------> view",
        "                       (everything else)",
        "",
        "MVVM    model <------> view model <------> view and its controller",
        "                       (everything else)   (bindings)",
    ])
    tell.prose(
        """
        MVVM gives everything else a place of its own. The view model is a model of what the screen shows: words instead of
        dates, "enabled" instead of rules. It knows the model, and nothing of the view. The view looks at it and binds.
        """
    )
    tellOfTheDate(tell)
    tellOfTheFormatter(tell)
    tell.closing(
        """
        In the book: `RAC(self, dateAdded) = [RACObserve(self.model, dateAdded) map:…]`. The protocol `ViewModel`:
        Sources/FRP/State/ViewModel.swift

        Try it: exercises 6.1.1 to 6.1.2, Exercises/Chapter6/WhatIsMVVM.swift
        """
    )
}

private func tellOfTheDate(_ tell: Teller) {
    tell.prose("The book's example: a model has a date, and the screen wants words.")
    tell.example {
        let model = Property(Date(timeIntervalSince1970: 0))
        let dateAdded = Property("")
        let label = Property("")

        // The view model says how the words follow from the date.
        model.signal.map(DateWords.words).bind(to: dateAdded)
        // The view says where they stand.
        dateAdded.signal.bind(to: label)

        print(label.value)
        model.value += 86_400
        print(label.value)
    }
    tell.prose("No screen was needed to see that this is right. That is the point.")
}

private func tellOfTheFormatter(_ tell: Teller) {
    tell.prose(
        """
        A formatter is dear to make, so it is made once, when it is first needed. `lazy` does that for one object; a `static
        let`, as in Chapters/Chapter6/Examples/DateWords.swift, does it for all, whichever thread comes first.
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
        for days in 0...2 {
            let date = Date(timeIntervalSince1970: Double(days) * 86_400)
            print(words.formatter.string(from: date))
        }
    }
}
