import FRP
import Marbles
import Narration

let asyncSequences = Section("6.8") { tell in
    tell.prose(
        """
        The book is from 2014. Since then Swift has got async sequences: values that come over time, and a loop that
        waits for each of them. How do they go together with signals?
        """
    )
    tell.diagram([
        "here         async sequences      Combine",
        "Signal       AsyncSequence        Publisher",
        "Subject      –                    PassthroughSubject",
        "Property     Observations (6.9)   CurrentValueSubject",
        "subscribe    for await            sink",
        "error        throws               Failure",
        "dispose      task.cancel()        cancellable.cancel()",
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
        You need no handler: the loop subscribes when it begins, and ends with the signal. To end it earlier, cancel its
        task. The way back is `signal`, a property of every async sequence. Each subscription to this signal starts a
        loop. The signal sends on the thread of its loop, so a screen needs `deliverOn` (4.13). (A loop that you write
        in a task of the main actor stays there.)
        """
    )
    tell.prose(
        "An array has a `signal` too. It sends all elements at once, and they wait in the queue of the loop:")
    tell.example {
        let names = ["Harbour", "Dunes"].signal
        clock.start {
            for try await name in names.values { print(name) }
        }
        clock.run()
    }
    tellOfQueues(tell)
    tellOfSharing(tell)
    tellOfEnds(tell)
}

private func tellOfQueues(_ tell: Teller) {
    tell.heading("What if the loop is too slow?")
    tell.prose(
        """
        A handler is called for each value at once. A loop that still works on a value does not ask for the next one:
        the values wait in a queue. In the next example a letter comes every two seconds, and the work on each takes
        three. (`desk` is a lane, as in 4.13: `a==` is the work on `a`. `interval` sends every second, to look at the
        queue.)
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
        The last row shows every second how many letters wait. `a` did not have to wait. A letter that has waited
        still counts at the second in which the desk takes it, such as `b` at 4. The number grows as long as letters
        come faster than the desk works. A source that goes on for hours fills the memory: nobody tells it that the
        loop is slow. (Such a message is called backpressure.) There are four cures, and each of them gives something
        up.

        The first two use `AsyncStream`, Swift's own queue. It cannot fail, so an error only ends it. These are the
        bodies of `stream` and `work`:
        """
    )
    tell.body(of: "func stream", in: "Chapters/Chapter6/Examples/Streams.swift")
    tell.body(of: "func work", in: "Chapters/Chapter6/Examples/Streams.swift")
    tell.prose("These are the four, with the same letters:")
    tell.example {
        let letters = Signal<String>(marbles: "-a-b-c-d-e|")
        let (one, two, three, four) = (Lane(), Lane(), Lane(), Lane())
        let newest = letters.stream(.bufferingNewest(1))
        clock.start { try await work(on: newest, at: one) }
        let unqueued = letters.stream(.bufferingOldest(0))
        clock.start { try await work(on: unqueued, at: two) }
        let throttled = letters.throttle(.seconds(4), on: clock)
        clock.start { try await work(on: throttled.values, at: three) }
        clock.start {
            for letter in ["a", "b", "c", "d", "e"] {
                try await four.work(letter, taking: .seconds(3))
            }
        }
        draw(["letters": letters, "newest": one, "unqueued": two])
        draw(["throttled": three, "pulled": four])
    }
    tell.prose(
        """
        - `newest` keeps only the latest letter. Use it for a state, such as a position on a map.
        - `unqueued` keeps no letter: what comes while the desk works is dropped. Use it for a button: further presses while
          you work mean nothing.
        - `throttled` lets one letter through in four seconds, and drops `b` and `d`. That helps if the work takes less than four
          seconds; else the queue grows, only more slowly.
        - `pulled` takes the next letter when the desk is free. This loses nothing, but it needs a source that can wait, such as
          an array, a file, or a service with pages (6.6).
        """
    )
}

private func tellOfSharing(_ tell: Teller) {
    tell.heading("One loop, or many?")
    tell.prose(
        """
        A subject sends each value to all subscribers. An `AsyncStream` is made for one loop: Swift's documentation
        forbids two at the same time. This is what happens:
        """
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
        They share the letters: each goes to one desk only. (With an `AsyncThrowingStream` the program ends, in Swift
        6.3.) If each loop is to get all letters, each needs a queue of its own. `values` gives it one, since each loop
        subscribes for itself. The letters are hot here: with a cold signal each loop would start the work again (4.8).
        """
    )
    tell.example {
        let letters = MarbleSource<String>.hot("-a--b--c--d|").signal
        let (one, two) = (Lane(), Lane())
        clock.start { try await work(on: letters.values, at: one) }
        clock.start { try await work(on: letters.values, at: two) }
        draw(["letters": letters, "one": one, "two": two])
    }
    tell.prose(
        """
        How does the source learn that a loop is over? The stream calls `onTermination` only once, as soon as one of
        these happens:

        - Its queue was finished.
        - The task of a loop was cancelled, and the loop waits or asks for a value.
        - Nobody holds the stream any more.

        So `break` or `return` is enough only if no variable keeps the stream. Here `makeStream` gives the stream and
        its queue:
        """
    )
    tell.example {
        let (doorbell, queue) = AsyncStream<String>.makeStream()
        queue.onTermination = { print("nobody hears the bell:", $0) }
        let waiting = clock.start {
            for await ring in doorbell { print(ring) }
        }
        queue.yield("ding")
        clock.run()
        waiting.cancel()
        clock.run()
    }
}

private func tellOfEnds(_ tell: Teller) {
    tell.heading("Cancel is a request")
    tell.prose(
        """
        `dispose()` is final: nothing arrives any more, except an event that another thread is delivering at that
        moment. `task.cancel()` is a request. If a loop over `values` is waiting, it ends at once. If it is working on a
        value, it goes on until the work checks for cancellation, as `sleep` does, or until the loop asks for the next
        value. (A loop over an `AsyncStream` first gets the values in its queue.) Here both loops are cancelled at 3.
        The second one works in a task of its own, which is not cancelled with it:
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
        The first loop has ended at 3, in the middle of its work. The second one went on to 5, was done, and ended when it asked for
        the next letter. A loop that was cancelled ends like one whose signal has completed: the code after it runs. So look at
        `Task.isCancelled` in the loop, after the work, before you show its result.
        """
    )
    tell.heading("An error ends the loop")
    tell.prose("This signal fails at 6, and its loop stands in a `do`:")
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
        An error of the signal is thrown where the loop waits. As in 4.11, the signal is over then, and so is the loop: to go on,
        put `retry` or `catch` before `values`. An error of the work is another matter: catch it within the loop, and the next
        value comes.
        """
    )
}
