/// The calls of Objective-C that each text shows.
enum Shown {
    /// All calls that are shown in these places. A place is the path of a page or the name of a reading.
    static func calls(in places: some Sequence<String>) -> Set<String> {
        places.reduce(into: []) { $0.formUnion(byPlace[$1] ?? []) }
    }

    static var places: some Sequence<String> { byPlace.keys }

    private static let byPlace = Dictionary(
        uniqueKeysWithValues: table.replacing("\n    ", with: " ").split(separator: "\n").map { row in
            let name = row.firstRange(of: ": ") ?? row.endIndex..<row.endIndex
            return (
                String(row[..<name.lowerBound]),
                Set(row[name.upperBound...].split(separator: " ").map(String.init))
            )
        })

    /// The calls of each place, spelt as in ``Swift/String/callsOfObjectiveC``. If a text misspells one, such as `RACObserver`, the
    /// right name is here. The last row is no text: it has the known calls of the sample app.
    private static let table = """
        chapter3/Higher_Order_Functions: NSLog enumerateObjectsUsingBlock:
        chapter3/map: rx_mapWithBlock:
        chapter3/filter: rx_filterWithBlock:
        chapter3/fold: block: rx_foldInitialValue: rx_foldWithBlock: rx_mapWithBlock:
        chapter4/streams_and_sequences: NSLog array filter: foldLeftWithStart: map: rac_sequence reduce:
        chapter4/signals: rac_textSignal
        chapter4/subscriptions: NSLog completed: error: rac_textSignal subscribeNext: textField
        chapter4/deriving_state: RAC button map: rac_textSignal textField
        chapter4/commands: NSLog RACCommand.alloc RACSignal.empty button initWithEnabled: rac_command
            signalBlock:

        chapter5/basic_of_functionalReactivePixels: @strongify @weakify FRPPhotoImporter.importPhotos
            FRPPhotoModel.new NSLog PXAPIHelper.alloc RACObserve RACReplaySubject.subject alloc apiHelper array
            completionHandler: configurePhotoModel: consumerSecret: dispose downloadThumbnailForPhotoModel:
            error: filter: firstObject fullsizedData fullsizedURL identifier imageView importPhotos
            initWithHost: loadPopularPhotos map: onObject: photoArray photoName photographerName photosArray
            popularURLRequest queue: rac_sequence rating reloadData sendAsynchronousRequest: sendCompleted
            sendError: sendNext: setKeyPath: setPhotoModel: subscribeNext: subscription thumbnailData
            thumbnailURL title urlForImageSize: urlRequestForPhotoFeature: withDictionary:
        chapter5/adding_to_functionalReactivePixels: FRPPhotoImporter.fetchPhotoDetails: RAC RACObserve
            RACReplaySubject.subject alloc apiHelper completed: completionHandler: configurePhotoModel:
            currentPhotoIndex: download: downloadFullsizedImageForPhotoModel: downloadThumbnailForPhotoModel:
            error: fetchPhotoDetails: firstObject fullsizedData fullsizedURL identifier imageView
            initWithPhotoModel: initWithPhotoModels: map: photoIndex photoModel photoModelArray photoName
            photoURLRequest: photosArray queue: sendAsynchronousRequest: sendCompleted sendError: sendNext:
            subscribeError: thumbnailData thumbnailURL title toPhotoAtIndex: urlRequestForPhotoID:
            userDidScroll: withCompletion: withDictionary:
        chapter5/revisiting_functionalReactivePixels: @strongify FRPPhotoImporter.importPhotos NSLog RAC
            RACDelegateProxy.alloc RACObserve RACSignal.empty catch: catchTo: currentPhotoIndex: dispose
            doCompleted: filter: fromProtocol: ignore: imageView initWithPhotoModels: initWithProtocol:
            logError map: onObject: photoModel photosArray rac_signalForSelector: reloadData second
            setKeyPath: setPhotoModel: subscribeCompleted: subscribeError: subscribeNext: subscription
            thumbnailData toPhotoAtIndex: userDidScroll:
        chapter5/networking_layer_revisited: FRPPhotoModel.new RAC RACReplaySubject.subject
            RACScheduler.mainThreadScheduler array autoconnect completionHandler: configurePhotoModel:
            deliverOn: download: downloadFullsizedImageForPhotoModel: downloadThumbnailForPhotoModel: error:
            fetchPhotoDetails: fullsizedData fullsizedURL map: photoURLRequest: popularURLRequest publish
            queue: rac_sendAsynchronousRequest: rac_sequence reduceEach: second sendAsynchronousRequest:
            sendCompleted sendError: sendNext: thumbnailData thumbnailURL withCompletion: withDictionary:
        chapter5/conclusion: filter: map: subscribeNext:
        chapter6/what_is_mvvm: RAC RACObserve label map: model viewModel
        chapter6/revisiting_functionalReactivePixels: PXRequest.apiHelper PXRequest.setConsumerKey: apiHelper
            consumerSecret:
        chapter6/mvvm_in_practice: @strongify @weakify FRPPhotoImporter.fetchPhotoDetails:
            FRPPhotoImporter.importPhotos FRPPhotoViewModel.alloc NSLog RAC RACObserve RACSignal.empty active
            alloc catchTo: completed: contentModel didBecomeActiveSignal fromProtocol: imageView initWithModel: initWithPhotoArray:
            initWithPhotoModel: initWithViewModel: initialPhotoIndex initialPhotoIndex: initialPhotoModel
            initialPhotoName loading logError map: model photoArray photoImage photoIndex photoModelAtIndex:
            photoName rac_signalForSelector: second subscribeError: subscribeNext: title viewModel
        chapter6/testing_viewModels: @strongify @weakify FRPFullSizePhotoViewModel.alloc
            FRPPhotoImporter.fetchPhotoDetails: FRPPhotoImporter.importPhotos FRPPhotoModel.alloc
            FRPPhotoViewModel.alloc NSLog OCMockObject.mockForClass: OCMockObject.partialMockForObject: RAC
            RACObserve RACSignal.empty alloc andReturn: beNil catchTo: completed: describe
            didBecomeActiveSignal downloadPhotoModelDetails equal expect fetchPhotoDetails: fullsizedData
            importPhotosSignal initWithModel: initWithPhotoArray: initialPhotoIndex initialPhotoIndex:
            initialPhotoModel it loading logError map: model photoModelAtIndex: photoName setActive:
            stopMocking stub subscribeError: subscribeNext: to verify
        the tutorial: @strongify @weakify NSLog RAC RACScheduler.mainThreadScheduler
            RACScheduler.schedulerWithPriority: RACSignal.createSignal: RWTweet.tweetWithStatus:
            accountTypeWithAccountTypeIdentifier: accountsWithAccountType: deliverOn: displayTweets: dispose
            error: filter: flattenMap: image isValidSearchText: linq_select: map: profileImageUrl
            rac_textSignal requestAccessToAccountsWithType: requestAccessToTwitterSignal
            requestforTwitterSearchWithText: searchText sendCompleted sendError: sendNext:
            signalForLoadingImage: signalForSearchText: signalForSearchWithText: subscribeNext: subscribeOn:
            then: throttle: tweetWithStatus:
        the introduction: @strongify @weakify NSLog RAC RACChannelTo RACObserve RACSignal.createSignal:
            allTweetsLoaded filter: fromProtocol: getTweetsForCurrentUsername initWithViewModel:
            isUsernameValid loadMoreTweets map: model object: rac_addObserverForName: rac_signalForSelector:
            sendCompleted sendNext: subscribe: subscribeNext: tweetAuthorAvatarImage tweetAuthorFullName
            tweetContent tweets userAvatarImage userFullName userProfileViewModel username usernameValid
            viewModel viewModelForCurrentUser
        the sample app: RACCommand.alloc RACSignal.empty concat: enabled errors execute: executionSignals flattenMap:
            ignoreValues initWithEnabled: loginCommand rac_command rac_prepareForReuseSignal signalBlock: subscribeCompleted:
            subscribeNext: switchToLatest then: validateLoginInputs viewModel voteCommand
        """
}
