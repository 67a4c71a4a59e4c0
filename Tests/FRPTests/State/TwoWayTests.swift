import FRP
import Testing

@Suite("Channels and two-way bindings", .reported) struct TwoWayTests {
    @Test func `H1 what is sent to one end arrives at the other, never at its own`() {
        let channel = Channel<Int>()
        let (leading, following) = (Seen(channel.leading.signal), Seen(channel.following.signal))
        channel.leading.sendNext(1)
        channel.following.sendNext(2)
        #expect((leading.values, following.values) == ([2], [1]))
        let field = Property(0)
        field.bind(twoWay: channel.following)
        field.value = 3
        #expect((leading.values, following.values) == ([2, 3], [1]))
    }

    @Test func `H2 following sends the latest first, leading only what comes`() {
        let channel = Channel<Int>()
        [1, 2].forEach(channel.leading.sendNext)
        channel.following.sendNext(3)
        #expect(Seen(channel.following.signal).values == [2])
        #expect(Seen(channel.leading.signal).values.isEmpty)
    }

    @Test func `H3 a terminal at either end ends both, also for later subscribers`() {
        for atLeading in [true, false] {
            let channel = Channel<Int>()
            let ends = [channel.leading, channel.following]
            let early = ends.map { Seen($0.signal) }
            (atLeading ? channel.leading : channel.following).sendCompleted()
            let all = (early + ends.map { Seen($0.signal) }).map(\.events)
            #expect(all == Array(repeating: [.completed], count: 4), "atLeading: \(atLeading)")
        }
    }

    @Test func `H3, K4 the first terminal ends both ends, also while it is being delivered`() {
        for byProperty in [true, false] {
            let (channel, field) = (Channel<Int>(), Property(0))
            channel.following.signal.subscribe { event in
                guard event.isTerminal else { return }
                if byProperty { field.value = 9 } else { channel.following.sendNext(9) }
                channel.following.sendCompleted()
            }
            field.bind(twoWay: channel.following)
            let early = Seen(channel.leading.signal)
            channel.leading.sendError(Storm())
            #expect(early.events == [.error(Storm())], "byProperty: \(byProperty)")
            #expect(Seen(channel.leading.signal).events == [.error(Storm())], "byProperty: \(byProperty)")
        }
    }

    @Test func `H2, H3 after the end following sends the latest, and the end`() {
        let channel = Channel<Int>()
        [1, 2].forEach(channel.leading.sendNext)
        channel.following.sendCompleted()
        #expect(Seen(channel.following.signal).events == [.next(2), .completed])
        #expect(Seen(channel.leading.signal).events == [.completed])
    }

    @Test func `H4 both sides end with what an observer corrected`() {
        for throughChannel in [true, false] {
            for startsHere in [true, false] {
                let (model, field) = (Property(0), Property(0))
                let (here, there) = startsHere ? (model, field) : (field, model)
                here.signal.subscribe(next: { [weak there] in if $0 > 100 { there?.value = 100 } })
                join(model, field, throughChannel: throughChannel)
                here.value = 150
                #expect(
                    (model.value, field.value) == (100, 100),
                    "throughChannel: \(throughChannel), startsHere: \(startsHere)")
            }
        }
    }

    @Test func `H3 an end that takes in a signal lets go of it when the other end has ended the channel`() {
        let (channel, source) = (Channel<Int>(), HandFed<Int>())
        source.signal.subscribe(channel.leading)
        channel.following.sendCompleted()
        #expect(source.subscriptions == 1 && source.disposals == 1)
    }

    @Test func `H4, H7 bound properties follow each other; a change is applied once; equal values travel`() {
        let (one, other) = (Property(1), Property(2))
        one.bind(twoWay: other)
        #expect((one.value, other.value) == (2, 2))
        let (ofOne, ofOther) = (Seen(one.signal), Seen(other.signal))
        one.value = 3
        other.value = 4
        one.value = 4
        #expect(ofOne.values == [2, 3, 4, 4])
        #expect(ofOther.values == [2, 3, 4, 4])
    }

    @Test func `H4 chains follow whichever end changes, and a ring settles`() {
        let (a, b, c) = (Property(1), Property(2), Property(3))
        a.bind(twoWay: b)
        b.bind(twoWay: c)
        #expect((a.value, b.value, c.value) == (3, 3, 3))
        a.value = 5
        #expect((a.value, b.value, c.value) == (5, 5, 5))
        c.value = 6
        #expect((a.value, b.value, c.value) == (6, 6, 6))
        c.bind(twoWay: a)
        b.value = 7
        #expect((a.value, b.value, c.value) == (7, 7, 7))
    }

    @Test func `H5 a binding stops when it is disposed`() {
        let (one, other) = (Property(1), Property(2))
        one.bind(twoWay: other).dispose()
        one.value = 3
        other.value = 4
        #expect((one.value, other.value) == (3, 4))
    }

    @Test func `H5 it keeps neither property, and ends with either`() {
        for firstSurvives in [true, false] {
            let survivor = Property(1)
            let (isGone, binding) = letGo(of: Property(2)) { dying in
                firstSurvives ? survivor.bind(twoWay: dying) : dying.bind(twoWay: survivor)
            }
            #expect(isGone && binding.isDisposed, "firstSurvives: \(firstSurvives)")
            survivor.value = 3
            #expect(survivor.value == 3, "firstSurvives: \(firstSurvives)")
        }
    }

    @Test func `H6 a channel with subscribers alone is released; one that is fed, with the feed`() {
        for isFed in [true, false] {
            let (source, loan) = (HandFed<Token>(), Loan())
            let subscription: Disposable
            do {
                let channel = Channel<Token>()
                channel.leading.sendNext(loan.token())
                let (leading, following) = (channel.leading, channel.following)
                subscription = isFed ? source.signal.subscribe(leading) : following.signal.subscribe()
            }
            #expect(loan.isOut == isFed, "isFed: \(isFed)")
            subscription.dispose()
            #expect(!loan.isOut, "isFed: \(isFed)")
        }
    }

    @Test func `H4, H5 a model and a view on the two ends of a channel; the channel ends with a property`() {
        let (channel, view) = (Channel<String>(), Property(""))
        let ended = Seen(channel.following.signal)
        do {
            let model = Property("Ada")
            model.bind(twoWay: channel.leading)
            view.bind(twoWay: channel.following)
            #expect(view.value == "Ada")
            view.value = "Grace"
            #expect(model.value == "Grace")
            model.value = "Edith"
            #expect(view.value == "Edith")
        }
        #expect(ended.isCompleted)
        #expect(view.value == "Edith")
    }

    @Test func `H4, H5 a new binding takes what a disposed one left, which has no part in it`() {
        let (a, b, c) = (Property(1), Property(2), Property(3))
        let old = b.bind(twoWay: a)
        b.value = 7
        old.dispose()
        c.bind(twoWay: a)
        #expect((a.value, c.value) == (7, 7))
        c.value = 8
        #expect((a.value, b.value) == (8, 7))
    }

    @Test func `H1, H4 what comes from a channel is not sent back into it`() {
        let (channel, property) = (Channel<Int>(), Property(1))
        property.bind(twoWay: channel.leading)
        let sent = Seen(channel.following.signal)
        [2, 3].forEach(channel.following.sendNext)
        property.value = 4
        #expect(sent.values == [1, 4])
    }

    @Test func `H5 a terminal of the channel ends both bindings`() {
        let (channel, one, other) = (Channel<Int>(), Property(1), Property(2))
        let bindings = [one.bind(twoWay: channel.leading), other.bind(twoWay: channel.following)]
        channel.following.sendCompleted()
        one.value = 7
        #expect(other.value == 1)
        #expect(bindings.allSatisfy { $0.isDisposed })
    }
}
