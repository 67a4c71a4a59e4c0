import FRP
import Marbles
import Narration

let asyncSequences = Section("6.8") { tell in
    tell.prose(
        """
        The book is from 2014. Since then Swift has got async sequences: values that come in the course of time, and a loop that
        waits for each of them. How do they go together with signals?
        """
    )
    tell.diagram([
        "here         async sequences    Combine",
        "Signal       AsyncSequence      Publisher",
        "Subject      –                  PassthroughSubject",
        "Property     Observations       @Published",
        "subscribe    for await          sink",
        "error        throws             Failure",
        "dispose      task.cancel()      cancellable.cancel()",
    ])
    tell.heading("Push and pull")
    tell.prose(
        """
        A signal pushes: it calls your handler when it has a value. A loop pulls: it asks for a value, waits for it, works on it,
        and only then asks for the next one. `values` makes an async sequence from a signal. (`clock.start` starts a task whose
        time is the time of the example.)
        """
    )
    tell.example {
        let letters = Signal<String>(marbles: "--a---b--|")
        clock.start {
            for try await letter in letters.values {
                print(letter, "at", clock.now)
            }
            print("the loop is over at", clock.now)
        }
        clock.run()
    }
    tell.prose(
        """
        You need no handler, and no subscription that you keep: the loop subscribes when it begins, and its end is the end of the
        signal. The way back is `signal`: each subscription to it starts such a loop. An array has it too, and sends its elements.
        """
    )
    tellOfQueues(tell)
    tellOfSharing(tell)
    tellOfEnds(tell)
}

private func tellOfQueues(_ tell: Teller) {
    tell.heading("What if the loop is too slow?")
    tell.prose(
        """
        A handler is called for each value at once. A loop that still works on a value does not ask for the next one: the values
        wait in a queue. Below a letter comes every two seconds, and the work on each takes three. (`desk` is a lane, as in 4.12:
        `a==` is the work on `a`.)
        """
    )
    tell.example {
        let letters = Signal<String>(marbles: "-a-b-c-d-e|")
        let waiting = Property(0)
        let desk = Lane()
        let counted = letters.doNext { _ in waiting.modify { $0 += 1 } }
        clock.start {
            for try await letter in counted.values {
                waiting.modify { $0 -= 1 }
                try await desk.work(letter, taking: .seconds(3))
            }
        }
        let seconds = Signal<Int>.interval(.seconds(1), on: clock).take(14)
        let queue = waiting.signal.sample(by: seconds)
        draw(["letters": letters, "desk": desk, "waiting": queue])
    }
    tell.prose(
        """
        The last row counts the letters that wait. It grows as long as letters come faster than the desk works. Here five letters
        come, and the desk gets to the end. A source that goes on for hours fills the memory: nobody tells it that the loop is
        slow. (Such a message from the slow end to the fast one is called backpressure.) There are four cures, and each of them
        gives something up:
        """
    )
    tell.example {
        let letters = Signal<String>(marbles: "-a-b-c-d-e|")
        let (one, two, three, four) = (Lane(), Lane(), Lane(), Lane())
        let newest = letters.stream(.bufferingNewest(1))
        clock.start { try await work(on: newest, at: one) }
        let oldest = letters.stream(.bufferingOldest(1))
        clock.start { try await work(on: oldest, at: two) }
        let throttled = letters.throttle(.seconds(4), on: clock)
        clock.start { try await work(on: throttled.values, at: three) }
        let pulled = ["a", "b", "c", "d", "e"].signal
        clock.start { try await work(on: pulled.values, at: four) }
        draw(["letters": letters, "newest": one, "oldest": two])
        draw(["throttled": three, "pulled": four])
    }
    tell.prose("`AsyncStream` is Swift's own queue. These are the bodies of `stream` and `work`:")
    tell.body(of: "func stream", in: "Chapters/Chapter6/Examples/Streams.swift")
    tell.body(of: "func work", in: "Chapters/Chapter6/Examples/Streams.swift")
    tell.prose(
        """
        - `newest` keeps one letter, the latest. It drops the older ones. Use it for a state, such as a position on a map.
        - `oldest` keeps the first one that comes, and drops what comes while the queue is full. Use it for a button: further
          presses while you work mean nothing.
        - `throttled` lets one letter through in four seconds, however fast the desk is.
        - `pulled` gives out the next letter when the desk is free. This loses nothing, but it needs a source that can wait, such as
          a file, or a service with pages (4.11).
        """
    )
}

private func tellOfSharing(_ tell: Teller) {
    tell.heading("One loop, or many?")
    tell.prose(
        "A subject sends each value to all subscribers. Two loops over one `AsyncStream` share the values among them:"
    )
    tell.example {
        let letters = Signal<String>(marbles: "-a--b--c--d|")
        let stream = letters.stream(.unbounded)
        let (one, two) = (Lane(), Lane())
        clock.start { try await work(on: stream, at: one) }
        clock.start { try await work(on: stream, at: two) }
        draw(["letters": letters, "one": one, "two": two])
    }
    tell.prose(
        """
        Each letter goes to one desk only. This is right for work that has to be done once. It is wrong for news: then each loop
        needs a queue of its own. `values` gives it one, since each loop subscribes for itself:
        """
    )
    tell.example {
        let letters = MarbleSource<String>.hot("-a--b--c--d|").signal
        let (one, two) = (Lane(), Lane())
        clock.start { try await work(on: letters.values, at: one) }
        clock.start { try await work(on: letters.values, at: two) }
        draw(["letters": letters, "one": one, "two": two])
    }
}

private func tellOfEnds(_ tell: Teller) {
    tell.heading("Cancel is a request")
    tell.prose(
        """
        `dispose()` is final: no handler is called after it. `task.cancel()` is a request. A loop that waits for a value ends at
        once. A loop that works on a value notices it when the work asks, as `sleep` does, or when it wants the next value. Here
        both loops are cancelled at 3. The second one works in a task of its own, which is not cancelled with it:
        """
    )
    tell.example {
        let letters = Signal<String>(marbles: "-a----b--|")
        let (hears, deaf) = (Lane(), Lane())
        let loops = [
            clock.start { try await work(on: letters.values, at: hears) },
            clock.start {
                for try await letter in letters.values {
                    let own = clock.start {
                        try await deaf.work(letter, taking: .seconds(4))
                    }
                    try await own.value
                    print("done with", letter, "at", clock.now)
                }
                print("the loop is over at", clock.now)
            },
        ]
        clock.schedule(after: .seconds(3)) { loops.forEach { $0.cancel() } }
        draw(["letters": letters, "hears": hears, "deaf": deaf])
    }
    tell.prose(
        """
        The first loop has ended at 3, amid its work. The second one went on to 5, was done, and ended when it asked for the next
        letter. So a value may still be worked on after the cancellation. If that must not be, ask `Task.isCancelled` before you
        show the result.
        """
    )
    tell.heading("An error ends the loop")
    tell.example {
        let photos = Signal<String>(marbles: "-a--b-X")
        clock.start {
            do {
                for try await photo in photos.values { print(photo) }
            } catch {
                print("no photo:", error)
            }
        }
        clock.run()
    }
    tell.prose(
        """
        An error is thrown at the place where the loop waits. As in 4.11, the loop is over then. If it is to go on after an error,
        catch the error inside: in the call that may fail, within the loop.
        """
    )
}
