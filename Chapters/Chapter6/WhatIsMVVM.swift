import FRP
import Foundation
import Narration

let whatIsMVVM = Section("6.1") { tell in
    tell.prose(
        """
        An app has models, which hold data, and views, which show it. On iOS the view controller is between them: it
        listens to one and changes the other. All code without another place ends up there: what a date looks like, when
        the button is enabled, what to do when the network fails. And there nobody can test it, because it needs a screen.
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
        MVVM gives everything else a place of its own. The view model is a model of the screen. It holds what the screen
        shows: the words of a date instead of the date, and “enabled” or “disabled” instead of the rule for the button.
        It knows the model, and nothing about the view. The view binds to it.
        """
    )
    tellOfTheDate(tell)
    tellOfTheFormatter(tell)
    tell.closing("Here: Sources/FRP/State/ViewModel.swift is the protocol of all view models.")
}

private func tellOfTheDate(_ tell: Teller) {
    tell.prose("The book's example: a model has a date, and the screen needs words.")
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
    tell.translation([
        "RAC(self, dateAdded) = [RACObserve(model, date) map:^(NSDate *date) { … }];":
            "model.signal.map(DateWords.words).bind(to: dateAdded)",
        "RAC(label, text) = RACObserve(viewModel, dateAdded);": "dateAdded.signal.bind(to: label)",
    ])
    tell.prose("You needed no screen to see that this is right. That is the point.")
    tell.prose(
        """
        The view keeps its view model alive, and the view model its model, but not the other way round. So a model can
        outlive every screen that shows it. The values come back through bindings, which do not keep their target alive:
        """
    )
    tell.diagram(
        """
        ┌──────┐      ┌────────────┐      ┌───────┐
        │ view ├─────▶│ view model ├─────▶│ model │
        └──────┘      └────────────┘      └───────┘
            △            ┊      △             ┊
            └┄┄ words ┄┄┄┘      └┄┄┄ date ┄┄┄┄┘
        ─▶ keeps alive   ┄▷ sends to, does not keep alive
        """)
}

private func tellOfTheFormatter(_ tell: Teller) {
    tell.prose(
        """
        A formatter is the object that makes words of a date. It is expensive to make, so it is made once, when it is
        first needed. `lazy` does that for one object. A `static let`, as in Chapters/Chapter6/Examples/DateWords.swift,
        does it for all objects, on any thread.
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
