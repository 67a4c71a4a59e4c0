import Testing

@testable import Book

/// A line of Objective-C has the label of the text that shows it.
struct LabelTests {
    @Test(arguments: [

        (
            "4.4",
            "[field.rac_textSignal subscribeNext:^(id x) { … } error:^(NSError *e) { … } completed:^{ … }];",
            "the book"
        ),
        ("4.13", "[decoded deliverOn:RACScheduler.mainThreadScheduler];", "Eberhardt"),
        ("5.4", "[decoded deliverOn:[RACScheduler mainThreadScheduler]];", "the book"),
        (
            "5.5",
            "RACSignal *access = [RACSignal createSignal:^RACDisposable *(id<RACSubscriber> subscriber) { … }];",
            "Eberhardt"
        ),
        (
            "4.14", "RACChannelTerminal *a = RACChannelTo(model, name); … [a subscribe:b]; [b subscribe:a];",
            "Spryn"
        ),
        ("5.1", "[RACObserve(self, photosArray) subscribeNext:…];", "the book"),
        ("6.4", "[viewModel.loginCommand execute:nil];", "the sample app"),
        ("6.6", "- (void) loadMoreTweets;", "Spryn"),
    ])
    func `The label is that of a text beside the section that shows all calls`(
        _ number: String, _ line: String, _ label: String
    ) {
        #expect(BookSection(number)?.label(ofObjectiveC: line) == label)
    }

    @Test(arguments: [
        ("4.4", "[field.rac_textSignal subscribeNxet:^(id x) { … }];"), ("4.4", "nothing"),
        ("4.3", "[RACSignal createSignal:^(id<RACSubscriber> s) { … }]"), ("4.10", "[front merge:back];"),
        ("5.6", "[photos takeUntil:closed];"), ("4.20", "[front map:^id(id x) { … }]"),
    ])
    func `A line that no text beside the section shows has no label`(_ number: String, _ line: String) {
        #expect(BookSection(number)?.label(ofObjectiveC: line) == nil)
    }

    @Test(arguments: [
        ("[[array.rac_sequence map:^id(id value) { … }] array]", ["rac_sequence", "map:", "array"]),
        (
            "@weakify(self); [RACObserve(self, photo.thumbnail) ignore:nil]",
            ["@weakify", "RACObserve", "thumbnail", "ignore:"]
        ),
        ("[NSURLConnection rac_sendAsynchronousRequest:request]", ["rac_sendAsynchronousRequest:"]),
        (
            "[[RACCommand alloc] initWithEnabled:isValid signalBlock:^BOOL(id input) { … }]",
            ["RACCommand.alloc", "initWithEnabled:", "signalBlock:"]
        ),
        (
            "[pager rac_signalForSelector:@selector(userDidScroll:)]",
            ["rac_signalForSelector:", "userDidScroll:"]
        ),
        ("[texts throttle:0.5 name:@\"[a b]: c\"]", ["throttle:", "name:"]),
        ("- (void) loadMoreTweets;", ["loadMoreTweets"]),
    ])
    func `The calls in a line are found`(_ line: String, _ calls: [String]) {
        #expect(line.callsOfObjectiveC == calls)
    }

    @Test func `Each page and reading that shows calls is in the table`() {
        let paths = BookSection.all.flatMap(\.pages).map(\.path)
        #expect(Set(Shown.places).subtracting(paths + Reading.all.map(\.name)) == [])
    }
}
