import Testing

/// Services of the system as public programs ask them, each row without an error and without a
/// note.
@Suite struct RealSystemTests {
  @Test(arguments: computed + asked + nearby) func shows(_ program: ShownProgram) {
    program.expectShown()
  }

  /// What is really computed.
  static let computed: [ShownProgram] = [
    .init(
      name: "hashes, codes and sealed boxes", imports: ["CryptoKit"],
      body: """
        func hex<S: Sequence>(_ bytes: S) -> String where S.Element == UInt8 {
          bytes.map { String(format: "%02x", $0) }.joined()
        }
        var lines: [String] {
          let abc = Data("abc".utf8)
          let key = SymmetricKey(data: Data(repeating: 0, count: 16))
          let nonce = try! AES.GCM.Nonce(data: Data(repeating: 0, count: 12))
          let empty = try! AES.GCM.seal(Data(), using: key, nonce: nonce)
          let zeros = try! AES.GCM.seal(Data(repeating: 0, count: 16), using: key, nonce: nonce)
          let own = SymmetricKey(size: .bits256)
          let box = try! AES.GCM.seal(Data("Attack at dawn".utf8), using: own)
          let back = try! AES.GCM.open(try! AES.GCM.SealedBox(combined: box.combined!), using: own)
          let code = HMAC<SHA256>.authenticationCode(
            for: Data("what do ya want for nothing?".utf8), using: SymmetricKey(data: Data("Jefe".utf8)))
          var other = "opened"
          do { _ = try AES.GCM.open(box, using: SymmetricKey(size: .bits256)) } catch CryptoKitError.authenticationFailure {
            other = "refused"
          } catch {}
          return [
            hex(Insecure.MD5.hash(data: abc)), hex(Insecure.SHA1.hash(data: abc)),
            hex(SHA256.hash(data: abc).prefix(8)), hex(SHA384.hash(data: abc).prefix(8)),
            hex(SHA512.hash(data: abc).prefix(8)), hex(code.prefix(8)), hex(empty.tag),
            hex(zeros.ciphertext), hex(zeros.tag), String(data: back, encoding: .utf8) ?? "-", other,
          ]
        }
        var body: some View { VStack { ForEach(lines, id: \\.self) { Text($0) } } }
        """,
      texts: [
        "900150983cd24fb0d6963f7d28e17f72", "a9993e364706816aba3e25717850c26c9cd0d89d",
        "ba7816bf8f01cfea", "cb00753f45a35e8b", "ddaf35a193617aba", "5bdcc146bf60754e",
        "58e2fccefa7e3061367f1d57a4e7455a", "0388dace60b6a392f328c2b971b2fe78",
        "ab6e47d42cec13bdf53a67b21257bddf", "Attack at dawn", "refused",
      ]),
    .init(
      name: "words, sentences and languages", imports: ["NaturalLanguage"],
      body: """
        func tokens(_ text: String, _ unit: NLTokenUnit) -> [String] {
          let tokenizer = NLTokenizer(unit: unit)
          tokenizer.string = text
          var found: [String] = []
          tokenizer.enumerateTokens(in: text.startIndex..<text.endIndex) { range, _ in
            found.append(String(text[range]))
            return true
          }
          return found
        }
        func sentiment(_ text: String) -> Double {
          let tagger = NLTagger(tagSchemes: [.sentimentScore])
          tagger.string = text
          let (tag, _) = tagger.tag(at: text.startIndex, unit: .paragraph, scheme: .sentimentScore)
          return Double(tag?.rawValue ?? "0") ?? 0
        }
        var body: some View {
          Text(tokens("It's late. Go home!", .word).joined(separator: "|"))
          Text(tokens("It's late. Go home!", .sentence).joined(separator: "|"))
          Text(NLLanguageRecognizer.dominantLanguage(for: "Bonjour, vous êtes là ?")?.rawValue ?? "-")
          Text(NLLanguageRecognizer.dominantLanguage(for: "これは本です") == .japanese ? "ja" : "-")
          Text("\\(sentiment("I love it"))")
          Text(NLEmbedding.wordEmbedding(for: .english) == nil ? "no model" : "model")
        }
        """,
      texts: ["It's|late|Go|home", "It's late. |Go home!", "fr", "ja", "0.000000", "no model"]),
    .init(
      name: "random sources with a seed, a shuffled deck and a machine of states",
      declarations: """
        import GameplayKit
        class Walking: GKState {
          override func isValidNextState(_ stateClass: AnyClass) -> Bool { stateClass is Falling.Type }
        }
        class Falling: GKState {
          override func didEnter(from previousState: GKState?) {
            if previousState is Walking { Log.lines.append("fell") }
          }
        }
        enum Log { static var lines: [String] = [] }
        """,
      body: """
        var lines: [String] {
          let a = GKMersenneTwisterRandomSource(seed: 7)
          let b = GKMersenneTwisterRandomSource(seed: 7)
          let same = (0..<5).map { _ in a.nextInt(upperBound: 100) }
            == (0..<5).map { _ in b.nextInt(upperBound: 100) }
          let die = GKShuffledDistribution.d6()
          let rolls = (0..<6).map { _ in die.nextInt() }.sorted()
          let deck = GKRandomSource.sharedRandom().arrayByShufflingObjects(in: [1, 2, 3]) as! [Int]
          let machine = GKStateMachine(states: [Walking(), Falling()])
          let first = machine.enter(Walking.self)
          let second = machine.enter(Falling.self)
          return ["\\(same) \\(rolls)", "\\(deck.sorted())", "\\(first) \\(second)"] + Log.lines
        }
        var body: some View { VStack { ForEach(lines, id: \\.self) { Text($0) } } }
        """, texts: ["true [1, 2, 3, 4, 5, 6]", "[1, 2, 3]", "true true", "fell"]),
  ]

  /// What is asked of the system, which answers that there is nothing.
  static let asked: [ShownProgram] = [
    .init(
      name: "text, codes and classes in a picture", imports: ["Vision", "CoreML"],
      body: """
        @State private var lines: [String] = []
        func recognize(_ image: UIImage) {
          guard let cgImage = image.cgImage else { return }
          let request = VNRecognizeTextRequest { request, error in
            guard let found = request.results as? [VNRecognizedTextObservation] else { return }
            let text = found.compactMap { $0.topCandidates(1).first?.string }
            lines.append("\\(text.count) lines")
          }
          request.recognitionLevel = .accurate
          request.usesLanguageCorrection = true
          let faces = VNDetectFaceRectanglesRequest()
          let handler = VNImageRequestHandler(cgImage: cgImage, orientation: .up, options: [:])
          do { try handler.perform([request, faces]) } catch { lines.append("failed") }
          lines.append("\\(faces.results?.count ?? -1) faces")
          let array = try? MLMultiArray(shape: [2, 2], dataType: .double)
          array?[[1, 0]] = 5
          lines.append("\\(array?[2].doubleValue ?? 0)")
        }
        var body: some View {
          VStack { ForEach(lines, id: \\.self) { Text($0) } }
            .onAppear { recognize(UIImage()) }
            .task {
              var request = RecognizeTextRequest()
              request.recognitionLevel = .accurate
              let found = try? await request.perform(on: Data())
              lines.append("\\(found?.count ?? -1) found")
            }
        }
        """, texts: ["0 lines", "0 faces", "5.0", "0 found"]),
    .init(
      name: "signing in through a controller and a page", declarations: signIn,
      imports: ["AuthenticationServices"],
      body: """
        @Environment(\\.webAuthenticationSession) private var webSession
        @StateObject private var model = SignIn()
        var body: some View {
          Text(model.said)
          Button("Sign in") { model.start() }
          Button("Web") {
            Task {
              do {
                let url = try await webSession.authenticate(
                  using: URL(string: "https://a.org")!, callbackURLScheme: "app")
                model.said = url.path
              } catch { model.said = "web failed" }
            }
          }
        }
        """, commands: ["tap \"Sign in\""], texts: ["cancelled notFound", "Sign in", "Web"]),
    .init(
      name: "a store without products", declarations: oldStore, imports: ["StoreKit"],
      body: """
        @Environment(\\.requestReview) private var requestReview
        @StateObject private var store = OldStore()
        var body: some View {
          SubscriptionStoreView(groupID: "A1") { Text("Pro") }
            .subscriptionStoreButtonLabel(.multiline)
            .storeButton(.visible, for: .restorePurchases)
          ProductView(id: "coins").productViewStyle(.compact)
          Text(store.said).onAppear { store.load() }
          Button("Review") { requestReview() }
        }
        """,
      texts: [
        "Pro", "Subscription Unavailable", "The store is not available on this device.",
        "Unavailable", "0 products, 1 invalid", "Review",
      ]),
    .init(
      name: "weather that the service does not give", imports: ["WeatherKit", "CoreLocation"],
      body: """
        @State private var weather: Weather?
        @State private var said = ""
        var body: some View {
          if let weather {
            Text(weather.currentWeather.temperature.formatted())
            Image(systemName: weather.currentWeather.symbolName)
            ForEach(weather.hourlyForecast.prefix(5), id: \\.date) { Text($0.condition.description) }
          }
          Text(said).task {
            do {
              let place = CLLocation(latitude: 1, longitude: 2)
              weather = try await WeatherService.shared.weather(for: place)
              let (now, days) = try await WeatherService.shared.weather(
                for: place, including: .current, .daily)
              said = "\\(now.humidity) \\(days.count)"
            } catch { said = "no weather, \\(WeatherCondition.mostlyClear.description)" }
          }
        }
        """, texts: ["no weather, Mostly Clear"]),
    .init(
      name: "a player without an account, and a payment without a card",
      imports: ["GameKit", "PassKit"],
      body: """
        @State private var said = ""
        var body: some View {
          Text(said).onAppear {
            GKAccessPoint.shared.isActive = true
            GKLocalPlayer.local.authenticateHandler = { controller, error in
              said = error == nil ? "in" : "\\(GKLocalPlayer.local.isAuthenticated)"
            }
          }
          PayWithApplePayButton(.buy) { said = "\\(PKPaymentAuthorizationController.canMakePayments())" }
            .frame(width: 200, height: 44)
            .payWithApplePayButtonStyle(.black)
        }
        """, texts: ["false", "Buy with Apple Pay"]),
    .init(
      name: "tasks for later, and being tracked",
      imports: ["BackgroundTasks", "AppTrackingTransparency", "AdSupport"],
      body: """
        @State private var lines: [String] = []
        var body: some View {
          VStack { ForEach(lines, id: \\.self) { Text($0) } }.task {
            let request = BGAppRefreshTaskRequest(identifier: "a.refresh")
            request.earliestBeginDate = Date(timeIntervalSinceNow: 900)
            try? BGTaskScheduler.shared.submit(request)
            let status = await ATTrackingManager.requestTrackingAuthorization()
            lines.append(status == .authorized ? "allowed" : "denied")
            lines.append(ASIdentifierManager.shared().advertisingIdentifier.uuidString)
            lines.append("\\(await BGTaskScheduler.shared.pendingTaskRequests().count)")
          }
        }
        """, texts: ["allowed", "00000000-0000-0000-0000-000000000000", "1"]),
    .init(
      name: "what Spotlight was told is found",
      imports: ["CoreSpotlight", "UniformTypeIdentifiers"],
      body: """
        @State private var said = ""
        var body: some View {
          Text(said).onAppear {
            let set = CSSearchableItemAttributeSet(contentType: .text)
            set.title = "Green tea"
            let item = CSSearchableItem(
              uniqueIdentifier: "1", domainIdentifier: "tea", attributeSet: set)
            CSSearchableIndex.default().indexSearchableItems([item]) { error in
              let query = CSSearchQuery(queryString: "title == \\"*green*\\"cd", queryContext: nil)
              query.foundItemsHandler = { items in said = items[0].attributeSet.title ?? "" }
              query.start()
            }
          }
        }
        """, texts: ["Green tea"]),
    .init(
      name: "music and translations that are not there", imports: ["MusicKit", "Translation"],
      body: """
        @State private var lines: [String] = []
        @State private var songs: MusicItemCollection<Song> = []
        @State private var configuration: TranslationSession.Configuration?
        var body: some View {
          VStack {
            ForEach(songs) { Text($0.title) }
            ForEach(lines, id: \\.self) { Text($0) }
            Button("Translate") { configuration = .init(target: Locale.Language(identifier: "ja")) }
          }
          .translationTask(configuration) { session in
            do { lines.append(try await session.translate("Hello").targetText) } catch {
              lines.append(error.localizedDescription)
            }
          }
          .task {
            guard await MusicAuthorization.request() == .authorized else { return }
            do {
              var request = MusicCatalogSearchRequest(term: "Bach", types: [Song.self])
              request.limit = 5
              songs = try await request.response().songs
            } catch { lines.append("no songs") }
          }
        }
        """, commands: ["tap Translate"],
      texts: ["no songs", "The languages are not installed.", "Translate"]),
  ]

  /// What is near a device: nothing.
  static let nearby: [ShownProgram] = [
    .init(
      name: "peers, a connection and a call",
      declarations: """
        final class Nearby: NSObject, ObservableObject, MCNearbyServiceBrowserDelegate {
          @Published var peers: [MCPeerID] = []
          let me = MCPeerID(displayName: "Me")
          lazy var session = MCSession(peer: me, securityIdentity: nil, encryptionPreference: .required)
          lazy var browser = MCNearbyServiceBrowser(peer: me, serviceType: "chat")
          func start() {
            browser.delegate = self
            browser.startBrowsingForPeers()
          }
          func browser(
            _ browser: MCNearbyServiceBrowser, foundPeer peerID: MCPeerID,
            withDiscoveryInfo info: [String: String]?
          ) { peers.append(peerID) }
          func browser(_ browser: MCNearbyServiceBrowser, lostPeer peerID: MCPeerID) {
            peers.removeAll { $0 == peerID }
          }
        }
        """, imports: ["MultipeerConnectivity", "Network", "CallKit", "os"],
      body: """
        @StateObject private var nearby = Nearby()
        @State private var state = ""
        @State private var connection: NWConnection?
        let count = OSAllocatedUnfairLock(initialState: 1)
        var body: some View {
          Text("\\(nearby.peers.count) peers, \\(nearby.session.connectedPeers.count) connected")
          Text(state).onAppear {
            nearby.start()
            let connection = NWConnection(host: "a.org", port: 80, using: .tcp)
            connection.stateUpdateHandler = { new in
              switch new {
              case .ready: state = "ready"
              case .waiting(let error): state = "waiting \\(error == .posix(.ENETDOWN))"
              case .failed, .cancelled: state = "ended"
              default: break
              }
            }
            connection.start(queue: .main)
            self.connection = connection
          }
          Text("\\(count.withLock { $0 += 1; return $0 } > 1)")
        }
        """, texts: ["0 peers, 0 connected", "waiting true", "true"]),
    .init(
      name: "a workout goes on", imports: ["HealthKit"],
      body: """
        @State private var said = ""
        var body: some View {
          Text(said).task {
            let store = HKHealthStore()
            let configuration = HKWorkoutConfiguration()
            configuration.activityType = .running
            configuration.locationType = .outdoor
            do {
              let session = try HKWorkoutSession(healthStore: store, configuration: configuration)
              let builder = session.associatedWorkoutBuilder()
              builder.dataSource = HKLiveWorkoutDataSource(
                healthStore: store, workoutConfiguration: configuration)
              session.startActivity(with: Date())
              try await builder.beginCollection(at: Date())
              let isRunning = session.state == .running
              session.end()
              try await builder.endCollection(at: Date())
              let workout = try await builder.finishWorkout()
              said = "\\(isRunning) \\(workout?.workoutActivityType == .running)"
            } catch { said = "failed" }
          }
        }
        """, texts: ["true true"]),
    .init(
      name: "updates of a place, and a control beside the widgets",
      declarations: """
        struct Start: AppIntent {
          static let title: LocalizedStringResource = "Start"
          func perform() async throws -> some IntentResult { .result() }
        }
        struct TimerControl: ControlWidget {
          var body: some ControlWidgetConfiguration {
            StaticControlConfiguration(kind: "a.timer") {
              ControlWidgetButton(action: Start()) { Label("Start", systemImage: "timer") }
            }
            .displayName("Timer")
          }
        }
        """, imports: ["CoreLocation", "WidgetKit", "AppIntents"],
      body: """
        @State private var said = ""
        var body: some View {
          Text(said).task {
            let region = CLBeaconRegion(uuid: UUID(), identifier: "door")
            do {
              for try await update in CLLocationUpdate.liveUpdates(.fitness) {
                said = "\\(update.location == nil) \\(region.identifier)"
                break
              }
            } catch { said = "failed" }
          }
        }
        """, texts: ["true door"]),
    .init(
      name: "a song that nobody hears, and a tag that nobody reads",
      declarations: """
        final class Reader: NSObject, ObservableObject, NFCNDEFReaderSessionDelegate {
          @Published var said = ""
          var session: NFCNDEFReaderSession?
          func scan() {
            session = NFCNDEFReaderSession(delegate: self, queue: nil, invalidateAfterFirstRead: true)
            session?.alertMessage = "Hold near"
            session?.begin()
          }
          func readerSession(_ session: NFCNDEFReaderSession, didInvalidateWithError error: any Error) {
            said = error.localizedDescription
          }
          func readerSession(_ session: NFCNDEFReaderSession, didDetectNDEFs messages: [NFCNDEFMessage]) {
            said = "\\(messages.count)"
          }
        }
        """, imports: ["ShazamKit", "CoreNFC"],
      body: """
        @StateObject private var reader = Reader()
        @State private var song = ""
        let session = SHManagedSession()
        var body: some View {
          Text(reader.said).onAppear { reader.scan() }
          Text(song).task {
            switch await session.result() {
            case .match(let match): song = match.mediaItems.first?.title ?? "-"
            case .noMatch: song = "none"
            case .error: song = "not heard"
            }
          }
        }
        """, texts: ["Feature not supported", "not heard"]),
  ]

  private static let signIn = """
    class SignIn: NSObject, ObservableObject, ASAuthorizationControllerDelegate,
      ASAuthorizationControllerPresentationContextProviding
    {
      @Published var said = ""
      func start() {
        let request = ASAuthorizationAppleIDProvider().createRequest()
        request.requestedScopes = [.fullName, .email]
        let controller = ASAuthorizationController(authorizationRequests: [request])
        controller.delegate = self
        controller.presentationContextProvider = self
        controller.performRequests()
      }
      func presentationAnchor(for controller: ASAuthorizationController) -> ASPresentationAnchor {
        ASPresentationAnchor()
      }
      func authorizationController(
        controller: ASAuthorizationController,
        didCompleteWithAuthorization authorization: ASAuthorization
      ) {
        if let credential = authorization.credential as? ASAuthorizationAppleIDCredential {
          said = credential.user
        }
      }
      func authorizationController(
        controller: ASAuthorizationController, didCompleteWithError error: any Error
      ) {
        guard let error = error as? ASAuthorizationError, error.code == .canceled else { return }
        ASAuthorizationAppleIDProvider().getCredentialState(forUserID: "1") { state, _ in
          self.said = state == .notFound ? "cancelled notFound" : "found"
        }
      }
    }
    """

  private static let oldStore = """
    class OldStore: NSObject, ObservableObject, SKProductsRequestDelegate,
      SKPaymentTransactionObserver
    {
      @Published var said = ""
      func load() {
        SKPaymentQueue.default().add(self)
        let request = SKProductsRequest(productIdentifiers: ["coins"])
        request.delegate = self
        request.start()
      }
      func productsRequest(_ request: SKProductsRequest, didReceive response: SKProductsResponse) {
        said = "\\(response.products.count) products, \\(response.invalidProductIdentifiers.count) invalid"
      }
      func paymentQueue(
        _ queue: SKPaymentQueue, updatedTransactions transactions: [SKPaymentTransaction]
      ) {
        for transaction in transactions where transaction.transactionState == .purchased {
          queue.finishTransaction(transaction)
        }
      }
    }
    """
}
