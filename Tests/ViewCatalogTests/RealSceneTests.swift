import Testing

/// Scenes of sprites, pages of the web, records in the cloud, and what services tell of themselves,
/// each row without an error and without a note.
@Suite struct RealSceneTests {
  @Test(arguments: rows) func shows(_ program: ShownProgram) { program.expectShown() }

  static let rows: [ShownProgram] = [
    .init(
      name: "a scene shows its nodes, runs their actions and hears touches",
      declarations: """
        import SpriteKit
        class GameScene: SKScene, SKPhysicsContactDelegate {
          let label = SKLabelNode(fontNamed: "Chalkduster")
          let ball = SKShapeNode(circleOfRadius: 30)
          var spawned = 0
          override func didMove(to view: SKView) {
            physicsWorld.contactDelegate = self
            label.text = "Ready"
            label.position = CGPoint(x: size.width / 2, y: size.height - 80)
            addChild(label)
            ball.name = "ball"
            ball.position = CGPoint(x: size.width / 2, y: size.height / 2)
            ball.physicsBody = SKPhysicsBody(circleOfRadius: 30)
            ball.physicsBody?.categoryBitMask = 0x1 << 1
            addChild(ball)
            run(.repeatForever(.sequence([.run(spawn), .wait(forDuration: 1)])), withKey: "spawn")
          }
          func spawn() {
            spawned += 1
            let box = SKSpriteNode(color: .red, size: CGSize(width: 20, height: 20))
            box.name = "box"
            addChild(box)
            box.run(.sequence([.move(to: .zero, duration: 0.5), .removeFromParent()]))
          }
          override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
            guard let touch = touches.first else { return }
            let hit = nodes(at: touch.location(in: self)).contains { $0.name == "ball" }
            label.text = "\\(hit ? "hit" : "missed"), \\(spawned) spawned, \\(self["box"].count) left"
          }
          required init?(coder aDecoder: NSCoder) { fatalError("init(coder:) has not been implemented") }
          override init(size: CGSize) { super.init(size: size) }
        }
        """,
      body: """
        @State private var scene: GameScene = {
          let scene = GameScene(size: CGSize(width: 300, height: 400))
          scene.scaleMode = .aspectFit
          return scene
        }()
        var body: some View {
          SpriteView(scene: scene, options: [.allowsTransparency]).frame(width: 300, height: 400)
        }
        """, commands: ["wait 2.7s", "drag Ready by 0,1"], texts: ["hit, 3 spawned, 0 left"]),
    .init(
      name: "a page of the web is not loaded", imports: ["WebKit"],
      body: """
        @State private var page = WebPage()
        @State private var said = ""
        var body: some View {
          WebView(page).webViewMagnificationGestures(.disabled)
            .task {
              do {
                for try await event in page.load(URLRequest(url: URL(string: "https://a.org/b")!)) {
                  if event == .finished { said = page.title }
                }
              } catch { said = page.isLoading ? "loads" : "failed" }
            }
          Text(said)
        }
        """, texts: ["a.org", "failed"]),
    .init(
      name: "a database in the cloud wants somebody to sign in", imports: ["CloudKit"],
      body: """
        @State private var lines: [String] = []
        func load() {
          let record = CKRecord(recordType: "Room")
          record["name"] = "Kitchen"
          lines.append(record["name"] as? String ?? "-")
          let query = CKQuery(recordType: "Room", predicate: NSPredicate(value: true))
          let operation = CKQueryOperation(query: query)
          operation.recordMatchedBlock = { id, result in
            if case .success(let found) = result { lines.append(found.recordType + id.recordName) }
          }
          operation.queryResultBlock = { result in
            if case .failure(let error as CKError) = result, error.code == .notAuthenticated {
              lines.append("not signed in")
            }
          }
          CKContainer.default().publicCloudDatabase.add(operation)
          Task {
            let status = try await CKContainer.default().accountStatus()
            lines.append(status == .noAccount ? "no account" : "account")
            do {
              let (found, _) = try await CKContainer.default().privateCloudDatabase.records(
                matching: query)
              lines.append("\\(found.count)")
            } catch { lines.append(error.localizedDescription) }
          }
        }
        var body: some View {
          VStack { ForEach(lines, id: \\.self) { Text($0) } }.onAppear(perform: load)
        }
        """,
      texts: [
        "Kitchen", "not signed in", "no account", "This request requires an authenticated account",
      ]),
    .init(
      name: "who watches a value of an object is told the one that is there", imports: ["AVKit"],
      body: """
        final class Model: NSObject {
          @objc dynamic var count = 3
          var token: NSKeyValueObservation?
        }
        @State private var model = Model()
        @State private var text = ""
        let player = AVPlayer()
        var body: some View {
          Text(text).onAppear {
            model.token = model.observe(\\.count, options: [.initial, .new]) { model, change in
              text = "\\(model.count) \\(change.newValue ?? 0)"
            }
            _ = player.observe(\\.timeControlStatus) { player, _ in text = "\\(player.rate)" }
          }
        }
        """, texts: ["3 3"]),
    .init(
      name: "errors of a service have all their codes", imports: ["LocalAuthentication"],
      body: """
        @State private var text = ""
        func unlock() async {
          do {
            let context = LAContext()
            context.touchIDAuthenticationAllowableReuseDuration = 10
            let done = try await context.evaluatePolicy(
              .deviceOwnerAuthentication, localizedReason: "Log in")
            text = "\\(done)"
          } catch let error as LAError {
            switch error.code {
            case .userCancel, .userFallback, .systemCancel: text = "cancelled"
            case .biometryNotAvailable, .biometryLockout: text = "not available"
            case .biometryNotEnrolled: text = "not enrolled"
            default: text = error.localizedDescription
            }
          } catch { text = "other" }
        }
        var body: some View { Text(text).task { await unlock() } }
        """, texts: ["not enrolled"]),
    .init(
      name: "regions, headings, and all that a notification has",
      imports: ["CoreLocation", "UserNotifications"],
      body: """
        func make() -> String {
          let home = CLCircularRegion(
            center: CLLocationCoordinate2D(latitude: 1, longitude: 2), radius: 500, identifier: "home")
          home.notifyOnExit = false
          CLLocationManager().startMonitoring(for: home)
          let content = UNMutableNotificationContent()
          content.interruptionLevel = .timeSensitive
          content.relevanceScore = 0.5
          content.attachments = []
          let reply = UNTextInputNotificationAction(
            identifier: "R", title: "Reply", options: [], textInputButtonTitle: "Send",
            textInputPlaceholder: "…")
          let trigger = UNLocationNotificationTrigger(region: home, repeats: true)
          let near = home.contains(CLLocationCoordinate2D(latitude: 1.001, longitude: 2))
          return "\\(reply.title) \\(trigger.region.identifier) \\(near)"
        }
        var body: some View { Text(make()) }
        """, texts: ["Reply home true"]),
    .init(
      name: "gestures with keys held, and focus by what it is for",
      body: """
        Text("Here").focusable(interactions: .activate)
          .gesture(TapGesture(count: 1).modifiers(.command).onEnded {})
          .userActivity("a.b") { activity in
            activity.title = "Reading"
            activity.isEligibleForSearch = true
          }
        """, texts: ["Here"]),
  ]

  /// A control whose words are empty is called by its symbol.
  @Test func emptyWords() {
    let session = CatalogSession(
      """
      import SwiftUI
      struct ContentView: View {
        @State private var likes = 0
        var body: some View {
          Button("", systemImage: "heart.fill") { likes += 1 }
          Text("\\(likes)")
        }
      }
      """)
    session.run("tap heart.fill")
    #expect(session.texts == ["", "1"])
  }
}
