import FRP
import Marbles
import Narration

let signals = Section("4.3") { tell in
    tell.prose(
        """
        A list waits until you ask. A signal does not wait: its values come when they happen, and nobody knows them when
        the signal is made. You pull values from a list; a signal pushes them to you.
        """
    )
    tell.example {
        let kettle = Signal<String> { observer in
            observer.sendNext("humming")
            observer.sendNext("boiling")
            observer.sendCompleted()
            return .none
        }
        kettle.subscribe(
            next: { print("the kettle is", $0) },
            error: { print("the kettle broke:", $0) },
            completed: { print("tea time") }
        )
    }
    tell.translation([
        "RACSignal *kettle = [RACSignal createSignal:^RACDisposable *(id<RACSubscriber> subscriber) { … }];":
            "let kettle = Signal<String> { observer in … }",
        "[subscriber sendNext:@\"boiling\"];": "observer.sendNext(\"boiling\")",
        "[subscriber sendCompleted];": "observer.sendCompleted()",
    ])
    tell.prose(
        """
        The closure is a recipe: it runs when somebody subscribes, and sends events into the observer. (What it returns
        is for cleaning up; section 4.4 shows it. `.none` means that there is nothing to clean up.) `subscribe` takes a
        handler for each kind of event: a closure that is called when such an event comes. There are three kinds:

        - next: a value; any number of them
        - error: something went wrong; nothing follows
        - completed: the work is done; nothing follows

        The last two are endings. There is never more than one ending. The book calls all three values. Here only a next
        event has a value; an error event has an error, and a completed event has nothing.
        """
    )
    tellOfTheEnding(tell)
    tellOfChaining(tell)
    tell.closing(
        """
        In Rx a signal is an `Observable`, in Combine a `Publisher`, and the three events are the same. (A Combine
        publisher says in its type which errors it may send; ours, like the book's, may send any.)
        """
    )
}

private func tellOfTheEnding(_ tell: Teller) {
    tell.prose(
        """
        The code that sends the events of a signal is called its source; here it is the closure. What if a source breaks
        this rule, and sends two endings? This one goes on after its end, and ends twice:
        """
    )
    tell.example {
        let leaky = Signal<Int> { observer in
            observer.sendNext(1)
            observer.sendCompleted()
            observer.sendNext(2)
            observer.sendError(SourceBroken())
            return .none
        }
        leaky.subscribe(
            next: { print("got", $0) },
            error: { print("failed:", $0) },
            completed: { print("done") }
        )
    }
    tell.prose(
        """
        The subscriber gets only the first ending: after it, the observer lets nothing through. When you write a handler
        you can rely on that.

        An error is an ending too. The values before it arrive; no event arrives after it. In a picture it is an `X`:
        """
    )
    tell.example {
        let download = Signal<Int>(marbles: "--1--2--X")
        draw(["download": download])
    }
}

private func tellOfChaining(_ tell: Teller) {
    tell.prose(
        """
        When you map or filter a signal you get a signal, so you can map or filter it again. Each line of the picture is
        one step of the chain:
        """
    )
    tell.example {
        let wind = Signal<Int>(marbles: "--3--7--9--2--8--|")
        let strong = wind.filter { $0 > 5 }
        let warning = strong.map { $0 - 5 }
        draw(["wind": wind, "strong": strong, "warning": warning])
    }
    tell.translation([
        "RACSignal *strong = [wind filter:^BOOL(NSNumber *speed) { … }];": "let strong = wind.filter { … }",
        "RACSignal *warning = [strong map:^id(NSNumber *speed) { … }];": "let warning = strong.map { … }",
    ])
    tell.prose(
        """
        Nothing waits, and the order stays the same: a value that goes in at second 5 comes out at second 5. You can try
        another wind without editing the file. In the next command, `4.1` means the fourth example of this section, and
        in it the first text after `marbles:`. That is the text of `wind`:

        swift run chapter4 signals --marbles 4.1='--9--1-6-|'
        """
    )
}

/// What a source says that broke.
struct SourceBroken: Error, CustomStringConvertible {
    var description: String { "the source is broken" }
}
