import Testing

/// What whole apps ask of the system around them: a store, tips, the keychain, the network. Each
/// row launches without an error and without a note, takes commands, and shows its texts.
@Suite struct RealServiceTests {
  @Test(arguments: rows) func shows(_ program: ShownProgram) { program.expectShown() }

  static let rows: [ShownProgram] = [
    .init(
      name: "a preview's traits give it what previews share",
      source: """
        import SwiftUI
        import SwiftData
        @Model final class Trip { var name: String; init(name: String) { self.name = name } }
        struct Sample: PreviewModifier {
          static func makeSharedContext() async throws -> ModelContainer {
            let container = try ModelContainer(
              for: Trip.self, configurations: ModelConfiguration(isStoredInMemoryOnly: true))
            container.mainContext.insert(Trip(name: "Rome"))
            return container
          }
          func body(content: Content, context: ModelContainer) -> some View {
            content.modelContainer(context)
          }
        }
        extension PreviewTrait where T == Preview.ViewTraits {
          @MainActor static var sample: Self = .modifier(Sample())
        }
        struct TripList: View {
          @Query var trips: [Trip]
          var body: some View { ForEach(trips) { Text($0.name) } }
        }
        #Preview("Trips", traits: .sample, .landscapeLeft) { TripList() }
        """, texts: ["Rome"]),
    .init(
      name: "of two models that are the same in what is unique, the later one stays",
      source: """
        import SwiftUI
        import SwiftData
        @Model final class Sight {
          @Attribute(.unique) var flag: String
          var stars: Int
          init(flag: String, stars: Int) { (self.flag, self.stars) = (flag, stars) }
        }
        struct ContentView: View {
          @Environment(\\.modelContext) var context
          @Query(sort: \\Sight.stars) var sights: [Sight]
          var body: some View {
            ForEach(sights) { Text("\\($0.flag) \\($0.stars)") }
            Button("Add") {
              for stars in 1...3 { context.insert(Sight(flag: "it", stars: stars)) }
              context.insert(Sight(flag: "fr", stars: 2))
            }
          }
        }
        @main struct TheApp: App {
          var body: some Scene {
            WindowGroup { ContentView() }.modelContainer(for: Sight.self, inMemory: true)
          }
        }
        """, commands: ["tap Add"], texts: ["fr 2", "it 3", "Add"]),
    .init(
      name: "an actor of models shares its container",
      source: """
        import SwiftUI
        import SwiftData
        @Model final class Trip { var name: String; init(name: String) { self.name = name } }
        @ModelActor actor Store {
          func add(_ name: String) throws {
            modelContext.insert(Trip(name: name))
            try modelContext.save()
          }
          func name(of id: PersistentIdentifier) -> String? { self[id, as: Trip.self]?.name }
        }
        struct ContentView: View {
          @Query var trips: [Trip]
          @Environment(\\.modelContext) var context
          @State var found = "none"
          var body: some View {
            Text("\\(trips.count) \\(found)")
            Button("Add") {
              let store = Store(modelContainer: context.container)
              Task {
                try await store.add("Rome")
                found = await store.name(of: trips[0].persistentModelID) ?? "lost"
              }
            }
          }
        }
        @main struct TheApp: App {
          var body: some Scene {
            WindowGroup { ContentView() }.modelContainer(for: Trip.self, inMemory: true)
          }
        }
        """, commands: ["tap Add"], texts: ["1 Rome", "Add"]),
    .init(
      name: "a predicate that a function returns",
      source: """
        import SwiftUI
        struct Trip {
          var name: String
          static func named(_ part: String) -> Predicate<Trip> {
            #Predicate<Trip> { part.isEmpty || $0.name.contains(part) }
          }
        }
        struct ContentView: View {
          let trips = [Trip(name: "Rome"), Trip(name: "Oslo")]
          var body: some View { Text(trips.filter { (try? Trip.named("R").evaluate($0)) ?? false }.map(\\.name).joined()) }
        }
        """, texts: ["Rome"]),
    .init(
      name: "a store without products",
      source: """
        import SwiftUI
        import StoreKit
        @MainActor @Observable final class Shop {
          var products: [Product] = []
          var owned: Set<String> = []
          func load() async throws {
            products = try await Product.products(for: ["a", "b"])
            for await result in Transaction.currentEntitlements {
              if case .verified(let transaction) = result { owned.insert(transaction.productID) }
            }
          }
          func buy(_ product: Product) async throws {
            switch try await product.purchase() {
            case .success(.verified(let transaction)): await transaction.finish()
            case .success(.unverified(_, let error)): print(error)
            case .pending, .userCancelled: break
            @unknown default: break
            }
          }
        }
        struct ContentView: View {
          @State var shop = Shop()
          var body: some View {
            Text("\\(shop.products.count) \\(shop.owned.count)").task { try? await shop.load() }
          }
        }
        """, texts: ["0 0"]),
    .init(
      name: "a tip is shown until it is closed",
      source: """
        import SwiftUI
        import TipKit
        struct Favorite: Tip {
          static let opened = Event(id: "opened")
          var title: Text { Text("Save") }
          var message: Text? { Text("It stays on top.") }
          var options: [any TipOption] { Tips.MaxDisplayCount(1) }
        }
        struct ContentView: View {
          let tip = Favorite()
          var body: some View {
            TipView(tip)
            Text("star").popoverTip(tip).onTapGesture { tip.invalidate(reason: .actionPerformed) }
          }
        }
        @main struct TheApp: App {
          init() { try? Tips.configure([.displayFrequency(.immediate)]) }
          var body: some Scene { WindowGroup { ContentView() } }
        }
        """, commands: ["tap Close", "tap star"], texts: ["star"]),
    .init(
      name: "the keychain keeps a password",
      source: """
        import SwiftUI
        import Security
        struct Keychain {
          func query(_ account: String) -> [String: Any] {
            [kSecClass as String: kSecClassGenericPassword, kSecAttrAccount as String: account]
          }
          func save(_ text: String, _ account: String) -> OSStatus {
            var all = query(account)
            all[kSecValueData as String] = Data(text.utf8)
            return SecItemAdd(all as CFDictionary, nil)
          }
          func read(_ account: String) -> String? {
            var all = query(account)
            all[kSecReturnData as String] = true
            all[kSecMatchLimit as String] = kSecMatchLimitOne
            var item: CFTypeRef?
            guard SecItemCopyMatching(all as CFDictionary, &item) == errSecSuccess,
              let data = item as? Data
            else { return nil }
            return String(data: data, encoding: .utf8)
          }
        }
        struct ContentView: View {
          @State var said = ""
          var body: some View {
            Text(said)
            Button("Save") {
              let chain = Keychain()
              let first = chain.save("secret", "me")
              let second = chain.save("other", "me")
              said = "\\(first) \\(second == errSecDuplicateItem) \\(chain.read("me") ?? "none")"
              SecItemDelete(chain.query("me") as CFDictionary)
              said += " \\(chain.read("me") ?? "gone")"
            }
          }
        }
        """, commands: ["tap Save"], texts: ["0 true secret gone", "Save"]),
    .init(
      name: "a text's hash",
      source: """
        import SwiftUI
        import CryptoKit
        struct ContentView: View {
          let hash = SHA256.hash(data: Data("abc".utf8)).map { String(format: "%02x", $0) }.joined()
          var body: some View { Text(hash.prefix(8)) }
        }
        """, texts: ["ba7816bf"]),
    .init(
      name: "the network, motion and haptics of a simulated device",
      source: """
        import SwiftUI
        import Network
        import CoreMotion
        import CoreHaptics
        final class Monitor: ObservableObject {
          @Published var isOn = false
          private let monitor = NWPathMonitor()
          init() {
            monitor.pathUpdateHandler = { path in
              DispatchQueue.main.async { self.isOn = path.status == .satisfied }
            }
            monitor.start(queue: DispatchQueue(label: "monitor"))
          }
        }
        struct ContentView: View {
          @StateObject var monitor = Monitor()
          let motion = CMMotionManager()
          var body: some View {
            Text(monitor.isOn ? "on" : "off")
            Text("\\(motion.isDeviceMotionAvailable)")
            Text("\\(CHHapticEngine.capabilitiesForHardware().supportsHaptics)")
          }
        }
        """, texts: ["on", "false", "false"]),
    .init(
      name: "a controller of fetched objects hears of what is saved",
      source: """
        import SwiftUI
        import CoreData
        class Note: NSManagedObject {}
        extension Note { @NSManaged var title: String? }
        class Notes: NSObject, ObservableObject, NSFetchedResultsControllerDelegate {
          @Published var titles: [String] = []
          let context = NSPersistentContainer(name: "Notes").viewContext
          let controller: NSFetchedResultsController<Note>
          override init() {
            let request = NSFetchRequest<Note>(entityName: "Note")
            request.sortDescriptors = [NSSortDescriptor(key: "title", ascending: true)]
            controller = NSFetchedResultsController(
              fetchRequest: request, managedObjectContext: context, sectionNameKeyPath: nil,
              cacheName: nil)
            super.init()
            controller.delegate = self
            try? controller.performFetch()
          }
          func controllerDidChangeContent(
            _ controller: NSFetchedResultsController<NSFetchRequestResult>
          ) {
            titles = (controller.fetchedObjects as? [Note] ?? []).compactMap(\\.title)
          }
          func add(_ title: String) {
            Note(context: context).title = title
            try? context.save()
          }
        }
        struct ContentView: View {
          @StateObject var notes = Notes()
          var body: some View {
            Text(notes.titles.joined(separator: " "))
            Button("Add") { notes.add("b"); notes.add("a") }
          }
        }
        """, commands: ["tap Add"], texts: ["a b", "Add"]),
  ]
}
