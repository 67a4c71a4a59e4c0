import FRP
import Testing

@Suite("Disposables", .reported) struct DisposableTests {
    @Test func `D1 it is disposed already while its action runs`() {
        let (place, seen) = (Property<Disposable?>(nil), Seen<Bool>())
        place.value = Disposable { seen.note(place.value?.isDisposed == true) }
        place.value?.dispose()
        #expect(seen.values == [true])
        place.value = nil
    }

    @Test func `D1 of several actions, the one added last runs first`() {
        let runs = Seen<Int>()
        let disposable = Disposable { runs.note(1) }
        for number in 2...3 { disposable.add { runs.note(number) } }
        disposable.dispose()
        #expect(runs.values == [3, 2, 1])
    }

    @Test func `D2 the action is released once it has run`() {
        let loan = Loan()
        let disposable = Disposable { [token = loan.token()] in _ = token.value }
        #expect(loan.isOut)
        disposable.dispose()
        #expect(!loan.isOut)
    }

    @Test func `D3 a plain disposable does nothing when it is released, a scoped one disposes`() {
        let runs = Seen<String>()
        do {
            _ = Disposable { runs.note("plain") }
            _ = Disposable { runs.note("scoped") }.scoped
        }
        #expect(runs.values == ["scoped"])
    }

    @Test func `D4 a disposable disposes its members once, newcomers at once, and not those removed`() {
        let runs = Seen<String>()
        let (one, removed) = (Disposable { runs.note("one") }, Disposable { runs.note("removed") })
        let whole = Disposable([one, removed, .none])
        whole.remove(removed)
        whole.dispose()
        whole.dispose()
        #expect(runs.values == ["one"])
        whole.add { runs.note("late") }
        #expect(runs.values == ["one", "late"])
        #expect(!removed.isDisposed)
    }

    @Test func `D4, D7 members that have ended are not kept`() {
        let whole = Disposable()
        let (isGone, _) = letGo(of: Disposable {}) { member in
            whole.add(member)
            member.dispose()
        }
        #expect(isGone && !whole.isDisposed)
    }

    @Test func `D7 who has left one container is forgotten by the others when it ends`() {
        let (left, whole) = (Disposable(), Disposable())
        let (isGone, _) = letGo(of: Disposable {}) { member in
            for container in [left, whole] { container.add(member) }
            left.remove(member)
            member.dispose()
        }
        #expect(isGone && !whole.isDisposed)
    }

    @Test func `D5 setting disposes the old one, swapping hands it back; after the end newcomers end`() {
        let (one, other, third) = (Disposable(), Disposable(), Disposable())
        let serial = SerialDisposable(one)
        serial.inner = other
        #expect((one.isDisposed, other.isDisposed) == (true, false))
        #expect(serial.swap(third) === other)
        #expect(!other.isDisposed)
        serial.dispose()
        #expect((other.isDisposed, third.isDisposed) == (false, true))
        let late = Disposable()
        serial.inner = late
        #expect(late.isDisposed)
    }

    @Test func `D5 after the end there is nothing in the place, and nothing stays in it`() {
        let serial = SerialDisposable(Disposable())
        serial.dispose()
        #expect(serial.inner == nil)
        #expect(letGo(of: Disposable {}) { serial.inner = $0 }.isGone)
        #expect(serial.inner == nil)
        #expect(serial.swap(nil) == nil)
    }

    @Test func `D5 what is swapped for itself ends with the serial`() {
        let one = Disposable()
        let serial = SerialDisposable(one)
        #expect(serial.swap(one) === one)
        #expect(!one.isDisposed)
        serial.dispose()
        #expect(one.isDisposed)
    }

    @Test func `D5 setting what is in the place already changes nothing`() {
        let one = Disposable()
        let serial = SerialDisposable(one)
        serial.inner = one
        #expect(!one.isDisposed && serial.inner === one)
        serial.dispose()
        #expect(one.isDisposed)
    }

    @Test func `D6 an action may use its container again`() {
        let (runs, whole) = (Seen<Int>(), Disposable())
        whole.add {
            whole.add { runs.note(2) }
            whole.dispose()
            runs.note(1)
        }
        let serial = SerialDisposable()
        serial.inner = Disposable { serial.inner = Disposable { runs.note(3) } }
        whole.dispose()
        serial.dispose()
        #expect(runs.values == [2, 1, 3])
    }

    @Test func `D6 a member that is released may use its container`() {
        let whole = Disposable()
        let member = Disposable { [last = LastWords { whole.add(Disposable()) }] in
            withExtendedLifetime(last) {}
        }
        whole.add(member)
        whole.remove(member)
        whole.dispose()
        #expect(whole.isDisposed)
    }

    @Test func `D9 a member that is added and removed again and again leaves nothing behind`() {
        let (loan, whole) = (Loan(), Disposable())
        do {
            let member = Disposable { [token = loan.token()] in _ = token.value }
            for _ in 0..<1000 {
                whole.add(member)
                whole.remove(member)
            }
        }
        #expect(!loan.isOut)
        #expect(!whole.isDisposed)
    }
}
