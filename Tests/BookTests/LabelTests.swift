import Testing

@testable import Book

/// A line of Objective-C says where it can be read.
struct LabelTests {
    @Test(arguments: [
        ("4.3", "[wind map:^id(NSNumber *speed) { … }];", "the book, 4.2"),
        (
            "4.4",
            "[field.rac_textSignal subscribeNext:^(id x) { … } error:^(NSError *e) { … } completed:^{ … }];",
            "the book"
        ),
        ("5.6", "RAC(self, title) = [photos takeUntil:closed];", "the book"),
        ("4.12", "[decoded deliverOn:RACScheduler.mainThreadScheduler];", "the tutorial"),
        ("5.4", "[decoded deliverOn:[RACScheduler mainThreadScheduler]];", "the book"),
        (
            "4.3",
            "RACSignal *kettle = [RACSignal createSignal:^RACDisposable *(id<RACSubscriber> subscriber) { … }];",
            "the tutorial"
        ),
        (
            "4.13", "RACChannelTerminal *a = RACChannelTo(model, name); … [a subscribe:b]; [b subscribe:a];",
            "the introduction"
        ),
        ("5.1", "[RACObserve(self, photosArray) subscribeNext:…];", "the book"),
        ("6.4", "[viewModel.loginCommand execute:nil];", "the sample app"),
        ("4.10", "[front merge:back];", "RAC 2"),
        ("4.7", "RACSubject *doorbell = [RACSubject subject];", "RAC 2"),
    ])
    func `The first place that shows all its calls, from the section on`(
        _ number: String, _ line: String, _ label: String
    ) {
        #expect(BookSection(number)?.label(ofObjectiveC: line) == label)
    }

    @Test(arguments: [
        "[front mrege:back];", "[RACSignal emtpy]", "RACObserved(self, name)", "doorbell.sendNexte",
        "nothing",
    ])
    func `A call that is known nowhere has no label`(_ line: String) {
        #expect(BookSection("4.3")?.label(ofObjectiveC: line) == nil)
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
    ])
    func `Its calls are read off it`(_ line: String, _ calls: [String]) {
        #expect(line.callsOfObjectiveC == calls)
    }

    @Test func `Each page and reading that shows calls is one of the table`() {
        let paths = BookSection.all.flatMap(\.pages).map(\.path)
        #expect(Set(Shown.places).subtracting(paths + Reading.all.map(\.name)) == [])
    }
}
