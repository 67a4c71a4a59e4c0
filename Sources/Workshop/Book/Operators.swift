extension OperatorGroup {
    /// The table of all operators. The appendix of chapter 4 and the core's documentation page on names in other libraries are made
    /// from it.
    ///
    /// An entry has the name, the section that teaches the operator (or –), and what it does. The next row has its name in each of
    /// ``Operator/libraries`` (or –), and a third row may describe differences.
    public static let all = read(
        """
        ## Creating
        init | 4.3 | Makes a signal of a closure that starts work for each subscriber.
            createSignal: | SignalProducer.init | create | – | AsyncStream
            Swift's `AsyncStream` runs its closure once, when you make it, and is meant for one consumer.
        return | 4.3 | Sends one value and completes.
            return: | init(value:) | just | Just | –
        empty | 4.3 | Completes at once, without a value.
            empty | empty | empty | Empty | –
        error | 4.3 | Fails at once.
            error: | init(error:) | error | Fail | –
        never | – | Sends nothing and never ends.
            never | never | never | Empty(completeImmediately: false) | –
        defer | 4.8 | Calls a closure for each subscriber, and subscribes to the signal it returns.
            defer: | – | deferred | Deferred | –
        signal | 6.8 | Sends the elements of an array, a lazy list or an async sequence.
            signal | init(_:) | from | publisher | async
        interval | 6.8 | Counts from 0, one number after each interval, and never ends.
            interval:onScheduler: | interval(_:on:) | interval | Timer.publish, autoconnect | AsyncTimerSequence
            RAC 2, Combine and async-algorithms send the current time, and no number. In Combine it is a connection: \
        all subscribers share one timer.

        ## Subscribing
        subscribe | 4.4 | Starts the work of a signal, and calls your closures with its events.
            subscribeNext:error:completed: | start | subscribe | sink | for try await
            Combine cancels when you drop what `sink` returns (S10).
        first | 5.4 | Blocks the thread until the first value has come, and returns it; nil if the signal ends before.
            first | first | toBlocking().first | – | –
        values | 6.8 | Is an async sequence: a loop that awaits it gets the values.
            – | – | values | values | –
            `values` of Combine asks for one value at a time: what a subject sends in between is lost. Here it waits \
        (S17).

        ## Transforming
        map | 4.3 | Sends what your closure makes of each value.
            map: | map | map | map | map
        mapReplace | – | Sends the same value each time.
            mapReplace: | map(value:) | map | map | map
        scan | 4.12 | Sends a running result after each value.
            scanWithStart:reduce: | scan | scan | scan | reductions
        aggregate | – | Combines all values into one, and sends it when the source completes.
            aggregateWithStart:reduce: | reduce | reduce | reduce | reduce
        collect | – | Sends all values in one array when the source completes.
            collect | collect | toArray | collect | Array.init
        combinePrevious | – | Sends each value in a pair with the one before it.
            combinePreviousWithStart:reduce: | combinePrevious | scan | scan | adjacentPairs
            `adjacentPairs` of async-algorithms begins with the second value.
        materialize | – | Sends each event as a value, also the error and the completion.
            materialize | materialize | materialize | – | –
        dematerialize | – | Sends the events that its values describe: the way back from `materialize`.
            dematerialize | dematerialize | dematerialize | – | –
        not | – | Sends the opposite of each Boolean.
            not | negate | map | map | map
        and | – | Sends true if all Booleans of a pair or an array are true.
            and | and | map | map | map
            In ReactiveSwift it takes the second signal: `sun.and(hot)`.
        or | – | Sends true if at least one Boolean of a pair or an array is true.
            or | or | map | map | map
            In ReactiveSwift it takes the second signal: `sun.or(hot)`.

        ## Choosing
        filter | 4.3 | Sends only the values that meet a condition.
            filter: | filter | filter | filter | filter
        compactMap | 5.1 | Transforms each value, and leaves out those for which the result is nil.
            – | compactMap | compactMap | compactMap | compactMap
        ignoreValues | 6.4 | Sends only the ending.
            ignoreValues | – | ignoreElements | ignoreOutput | –
        distinctUntilChanged | 4.14 | Leaves out a value that equals the one before.
            distinctUntilChanged | skipRepeats | distinctUntilChanged | removeDuplicates | removeDuplicates
        take | 4.10 | Sends the first n values and completes.
            take: | take(first:) | take | prefix | prefix
        takeLast | 4.11 | Sends the last n values when the source completes.
            takeLast: | take(last:) | takeLast | last | –
            Combine's `last` sends only the last one. `takeLast(0)` ends here when the source ends, in RxJS at once (O18).
        takeWhile | – | Sends values as long as they meet a condition, and completes.
            takeWhileBlock: | take(while:) | take(while:) | prefix(while:) | prefix(while:)
        skip | 4.6 | Leaves out the first n values.
            skip: | skip(first:) | skip | dropFirst | dropFirst
        startWith | 4.10 | Sends one value first, and then those of the source.
            startWith: | prefix(value:) | startWith | prepend | chain

        ## Side effects
        doNext | 4.13 | Runs a closure with each value, before the value is sent on.
            doNext: | on(value:) | do(onNext:) | handleEvents(receiveOutput:) | –
        doError | 5.3 | Runs a closure with the error, before the error is sent on.
            doError: | on(failed:) | do(onError:) | handleEvents(receiveCompletion:) | –
        doCompleted | 5.3 | Runs a closure when the source completes, before that is sent on.
            doCompleted: | on(completed:) | do(onCompleted:) | handleEvents(receiveCompletion:) | –
        initially | 5.2 | Runs a closure at each subscription, before the source is subscribed to.
            initially: | on(starting:) | do(onSubscribe:) | handleEvents(receiveSubscription:) | –
            Combine runs it when the source has been subscribed to.
        finally | 5.2 | Runs a closure once, when the source completes or fails.
            finally: | on(terminated:) | do(onDispose:) | handleEvents(receiveCompletion:) | –
            In ReactiveSwift and Rx the closure runs after a disposal too (O26).
        logged | 4.17 | Prints a line at each subscription, with each event, and at a disposal before the end.
            logAll | logEvents | debug | print | –

        ## Sequencing
        concat | 4.11 | Subscribes to the next signal when the one before has completed.
            concat: | concat | concat | append | chain
        then | 4.11 | Drops the values, and goes on with another signal after the completion.
            then: | then | ignoreElements, asCompletable, andThen | ignoreOutput, map, append | –
        retry | 4.11 | Subscribes again after an error, up to n times.
            retry: | retry(upTo:) | retry | retry | –
            RxSwift counts the first attempt too. In RAC 2 `retry:0` never gives up (O34).
        catch | 4.12 | Goes on, after an error, with the signal that your closure makes of it.
            catch: | flatMapError | catch | catch | –
        catchTo | 4.11 | Goes on, after an error, with another signal.
            catchTo: | flatMapError | catch | catch | –

        ## Flattening
        flatten | 4.10 | Sends the values of all inner signals. With `flatten(n)`, at most n inner signals run at a time.
            flatten: | flatten(.merge), flatten(.concurrent(limit:)) | merge, merge(maxConcurrent:) | flatMap(maxPublishers:) | –
            In Combine it has no queue: it asks for a value when a place is free, and what a subject sends before \
        that is lost.
        flattenMap | 4.10 | Makes a signal of each value, and sends the values of all of them.
            flattenMap: | flatMap(.merge) | flatMap | flatMap | flatMap
            `flatMap` of an async sequence takes one inner sequence after the other.
        switchToLatest | 4.10 | Sends the values of the latest inner signal only.
            switchToLatest | flatten(.latest) | switchLatest | switchToLatest | flatMapLatest
            `map` and `switchToLatest` in one is `flatMapLatest` in RxSwift and async-algorithms.

        ## Combining
        merge | 4.10 | Sends the values of several signals as they come.
            merge: | merge(with:) | merge | merge(with:) | merge
        combineLatest | 4.5 | Sends the latest values of all signals each time one of them sends, once each has sent.
            combineLatestWith: | combineLatest(with:) | combineLatest | combineLatest | combineLatest
        zip | 4.10 | Pairs the first values, then the second ones, and so on.
            zipWith: | zip(with:) | zip | zip | zip
            In RxSwift it completes only when both have completed (O52).
        sample | 4.10 | Sends the latest value each time another signal sends.
            sample: | sample(on:) | withLatestFrom | – | –
            RxSwift's `sample` never repeats a value; `sampler.withLatestFrom(source)` does, and completes with the \
        sampler only. `sample` of ReactiveSwift completes when both have completed (O53).
        takeUntil | 5.6 | Completes when another signal sends a value, or completes.
            takeUntil: | take(until:) | take(until:) | prefix(untilOutputFrom:) | –
            In Rx and Combine the trigger's completion does nothing; in Rx its error makes the result fail (O54).

        ## Time
        debounce | 4.12 | Sends the latest value when no newer one has come for a while.
            throttle: | debounce | debounce | debounce | debounce
            In Combine, and in ReactiveSwift without `discardWhenCompleted: false`, the completion drops a value that \
        waits (O60). In both an error is not sent at once (S7).
        throttle | 4.17 | Sends the first value, and then at most one in each interval: the latest.
            – | throttle | throttle | throttle | _throttle
            A value that waits at the completion comes in RxSwift and Combine when its window ends; ReactiveSwift \
        drops it (O67). With `latest: false` Combine sends the first value of a window at its end. `_throttle` \
        has no timer: a value that waits there comes only at the end, unless a newer one replaces it. RxJS drops \
        what comes within a window, unless you set `trailing`.
        delay | 4.12 | Sends each value and the completion later.
            delay: | delay | delay | delay | –
            Combine delays the error too. RxJS, the Rx of JavaScript, does not delay the completion (O62).
        timeout | 4.12 | Fails if the source has not ended in time.
            timeout:onScheduler: | timeout | timeout | timeout | –
            In Rx and Combine each value has a deadline (O63). Combine's completes, unless you give it an error.

        ## Scheduling
        deliverOn | 4.13 | Sends the events on from another scheduler.
            deliverOn: | observe(on:) | observe(on:) | receive(on:) | –
        subscribeOn | 4.13 | Subscribes to the source on another scheduler.
            subscribeOn: | start(on:) | subscribe(on:) | subscribe(on:) | –

        ## Sharing
        publish | 4.9 | Makes a connection, through which all subscribers share one subscription.
            publish | – | publish | makeConnectable | –
            `share` of RxSwift and Combine is `publish` and `autoconnect`. `makeConnectable` wants a signal without errors.
        multicast | 4.9 | Makes a connection that sends through a subject of your choice.
            multicast: | – | multicast | multicast | –
        connect | 4.9 | Starts the one subscription of a connection.
            connect | – | connect | connect | –
            In Combine each `connect` subscribes again: after two, each value comes twice (M1).
        autoconnect | 4.9 | Connects with the first subscriber, and disconnects with the last.
            autoconnect | – | refCount | autoconnect | share
            A later subscriber starts `share` of RxSwift again, also after the end; that of Combine only if all had \
        left before (M4). `share` of async-algorithms does not stop with the last loop, but when nobody holds the \
        sequence.
        replay | 4.9 | Subscribes now, and sends each subscriber all values so far.
            replay | – | replayAll, connect | – | –
        replayLast | 4.9 | Subscribes now, and sends each subscriber the last value so far.
            replayLast | – | replay(1), connect | – | –
            RxSwift's `share(replay: 1)` connects with the first subscriber, and replays the last value.
        replayLazily | 4.9 | Subscribes with the first subscriber, and replays all values to others.
            replayLazily | replayLazily(upTo:) | share(replay:scope: .forever) | – | –
            RxSwift's disconnects when all have left, and connects again (M5).

        ## Subjects
        Subject | 4.7 | Sends what you send to it.
            RACSubject | Signal.pipe | PublishSubject | PassthroughSubject | –
            In RAC 2 a subscriber that comes after the end waits forever (E.1). In RxSwift it wants one event at a \
        time: none from a second thread, none from a handler (K3). An `AsyncStream` is meant for one consumer.
        BehaviorSubject | 4.7 | Sends what you send to it; a new subscriber gets the latest value first.
            RACBehaviorSubject | – | BehaviorSubject | CurrentValueSubject | –
        ReplaySubject | 4.7 | Sends what you send to it; a new subscriber gets all earlier values first.
            RACReplaySubject | – | ReplaySubject | – | –

        ## State
        Property | 2.2 | Holds a value that you can read, set and observe.
            RACObserve | MutableProperty | BehaviorRelay | @Published | –
            `@Published` sends a value before the property has it (P4). It and `BehaviorRelay` never complete, not \
        even when they go away (P7). In Observation: `@Observable`, in SwiftUI: `@State`.
        bind | 4.5 | Keeps a property equal to the latest value of a signal.
            RAC(object, key) = | <~ | bind(to:) | assign(to:) | –
            Combine's `assign(to:on:)` keeps its object alive (P8). In Observation a loop over `Observations` does \
        it, in SwiftUI a `body`, which reads what it shows.
        Channel | – | Connects two sides: each gets what the other one sends.
            RACChannel | – | – | – | –
            Its sides in RAC 2: `leadingTerminal` for the model, `followingTerminal` for the view.
        Command | 4.6 | Does work when you execute it, and says whether it is enabled and whether it runs.
            RACCommand | Action | – | – | –
            In SwiftUI: a `Button` with `disabled(_:)`, and a task.
        Control | 4.6 | Executes a command when it is pressed, and is enabled when the command is.
            rac_command | – | – | – | –
        forwardWhileActive | 6.3 | Subscribes to a signal while a view model is active: while somebody looks at its screen.
            – | – | – | – | –
            ReactiveViewModel, which the book uses too, calls it `forwardSignalWhileActive:`.
        debounceWhileInactive | – | Debounces a signal while a view model is inactive. As it becomes active, the latest value is sent once more.
            – | – | – | – | –
            ReactiveViewModel, which the book uses too, calls it `throttleSignalWhileInactive:`.

        ## Lazy lists
        lazyList | 4.2 | Makes a list of a Swift sequence, which is read when it is needed.
            rac_sequence | – | – | – | –
        iterate | 4.2 | Makes an endless list: each element is made of the one before.
            – | – | – | – | –
        skipWhile | – | Leaves out elements until one does not meet a condition.
            skipWhileBlock: | – | – | – | –
        skipUntil | – | Leaves out elements until one meets a condition.
            skipUntilBlock: | – | – | – | –
        foldLeft | 4.2 | Combines all elements into one result, from the left.
            foldLeftWithStart:reduce: | – | – | – | –
        foldRight | 4.2 | Combines all elements from the right, as far as the result needs them.
            foldRightWithStart:reduce: | – | – | – | –
        """)
}
