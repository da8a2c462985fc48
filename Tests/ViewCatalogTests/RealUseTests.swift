import Testing

/// What public apps were found to do with frameworks that are simulated: windows of a Mac, stores
/// and charts in their rarer forms.
@Suite struct RealUseTests {
  @Test(arguments: rows) func shows(_ program: ShownProgram) { program.expectShown() }

  static let rows: [ShownProgram] = [
    ShownProgram(
      name: "a Mac's window that the delegate fills",
      source: """
        import Cocoa
        import SwiftUI
        @NSApplicationMain class Delegate: NSObject, NSApplicationDelegate {
          var window: NSWindow!
          func applicationDidFinishLaunching(_ aNotification: Notification) {
            window = MainWindow(
              contentRect: NSRect(x: 0, y: 0, width: 300, height: 300),
              styleMask: [.titled, .closable], backing: .buffered, defer: false)
            window.makeKeyAndOrderFront(nil)
          }
        }
        class MainWindow: NSWindow {
          override init(
            contentRect: NSRect, styleMask style: NSWindow.StyleMask,
            backing backingStoreType: NSWindow.BackingStoreType, defer flag: Bool
          ) {
            super.init(
              contentRect: contentRect, styleMask: style, backing: backingStoreType, defer: flag)
            contentView = NSHostingView(rootView: Main().environmentObject(Model()))
          }
        }
        class Model: ObservableObject { @Published var name = "given" }
        struct Main: View {
          @EnvironmentObject var model: Model
          var body: some View { Text(model.name) }
        }
        struct Main_Previews: PreviewProvider { static var previews: some View { Main() } }
        """, texts: ["given"]),
    ShownProgram(
      name: "a query within a wrapper, and colors for whatever a chart shows",
      source: """
        import SwiftUI
        import SwiftData
        import Charts
        @Model final class Sale {
          var name: String
          var count: Int
          init(name: String, count: Int) { self.name = name; self.count = count }
        }
        @propertyWrapper struct Sorted<Element: PersistentModel>: DynamicProperty {
          @Query private var elements: [Element]
          var wrappedValue: [Element] { elements }
          var failure: (any Error)? { _elements.fetchError }
          func update() { _elements.update() }
          init(sort: [SortDescriptor<Element>] = [], transaction: Transaction? = nil) {
            _elements = Query(sort: sort, transaction: transaction)
          }
        }
        @main struct TheApp: App {
          var body: some Scene { WindowGroup { ContentView() }.modelContainer(for: Sale.self) }
        }
        struct ContentView: View {
          @Environment(\\.modelContext) var context
          @Sorted(sort: [SortDescriptor(\\Sale.name)]) var sales: [Sale]
          var body: some View {
            Text(sales.map(\\.name).joined() + "\\(_sales.failure == nil)")
            Button("Add") {
              context.insert(Sale(name: "b", count: 1))
              context.insert(Sale(name: "a", count: 2))
            }
            Chart(sales) { sale in
              BarMark(x: .value("Name", sale.name), y: .value("Count", sale.count))
                .foregroundStyle(by: .value("Name", sale.name))
            }
            .chartForegroundStyleScale(range: [Color.green.gradient, Color.red.gradient])
            .chartLegend(.hidden).chartXAxis(.hidden).chartYAxis(.hidden)
          }
        }
        """, commands: ["tap Add"], texts: ["abtrue", "Add"]),
    ShownProgram(
      name: "objects of Core Data fetched as dictionaries",
      source: """
        import SwiftUI
        import CoreData
        @objc(Note) class Note: NSManagedObject { @NSManaged var title: String? }
        let container = NSPersistentContainer(name: "Notes")
        struct ContentView: View {
          @State private var shown = "none"
          var body: some View {
            Text(shown)
            Button("Fetch") {
              let context = container.viewContext
              Note(context: context).title = "a"
              let request = NSFetchRequest<NSDictionary>(entityName: "Note")
              request.resultType = .dictionaryResultType
              request.propertiesToFetch = ["title"]
              let found = (try? context.fetch(request) as? [[String: Any]]) ?? []
              shown = found.compactMap { $0["title"] as? String }.joined()
            }
          }
        }
        """, commands: ["tap Fetch"], texts: ["a", "Fetch"]),
    ShownProgram(
      name: "a step by a format, and part of a text made strong",
      source: """
        import SwiftUI
        struct ContentView: View {
          @State private var value = 1.0
          var text: AttributedString {
            var text = AttributedString("a b")
            if let part = text.range(of: "b") {
              text[part].inlinePresentationIntent = .stronglyEmphasized
            }
            return text
          }
          var body: some View {
            Stepper("Value", value: $value, step: 0.5, format: .number)
            Text("\\(value)")
            Text(text)
          }
        }
        """, commands: ["adjust \"Value\" up"], texts: ["Value", "1.500000", "a b"]),
    ShownProgram(
      name: "a window whose controller is a hosting one of the program's own",
      source: """
        import SwiftUI
        class Model: ObservableObject { @Published var name = "given" }
        struct ContentView: View {
          @EnvironmentObject var model: Model
          @Namespace private var space
          var body: some View {
            Text(model.name).matchedTransitionSource(id: 1, in: space) {
              $0.clipShape(.rect(cornerRadius: 8)).background(.red)
            }
          }
        }
        class Hosting<Content>: UIHostingController<Content> where Content: View {
          override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
        }
        class SceneDelegate: UIResponder, UIWindowSceneDelegate {
          var window: UIWindow?
          func scene(
            _ scene: UIScene, willConnectTo session: UISceneSession,
            options connectionOptions: UIScene.ConnectionOptions
          ) {
            guard let windowScene = scene as? UIWindowScene else { return }
            let window = UIWindow(windowScene: windowScene)
            window.rootViewController = Hosting(
              rootView: ContentView().environmentObject(Model()))
            self.window = window
            window.makeKeyAndVisible()
          }
        }
        """, texts: ["given"]),
    ShownProgram(
      name: "requests that a generic store makes of its class",
      source: """
        import SwiftUI
        import CoreData
        @objc(Note) class Note: NSManagedObject { @NSManaged var title: String? }
        class Tag: NSManagedObject {}
        struct Store<Object: NSManagedObject> {
          let context: NSManagedObjectContext
          func count() -> Int { (try? context.count(for: Object.fetchRequest())) ?? -1 }
        }
        let context = NSPersistentContainer(name: "Notes").viewContext
        struct ContentView: View {
          @State private var shown = "none"
          var body: some View {
            Text(shown)
            Button("Count") {
              Note(context: context).title = "a"
              shown = "\\(Store<Note>(context: context).count())"
                + " \\(Store<Tag>(context: context).count()) \\(Tag.entity().name ?? "")"
            }
          }
        }
        """, commands: ["tap Count"], texts: ["1 0 Tag", "Count"]),
    ShownProgram(
      name: "matches one by one, a path written out, a behaviour of scrolling",
      source: """
        import SwiftUI
        struct Snap: ScrollTargetBehavior {
          func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
            if target.rect.minX < context.containerSize.width / 3, context.velocity.dx < 0 {
              target.rect.origin.x = 0
            }
          }
        }
        extension ScrollTargetBehavior where Self == Snap { static var snap: Snap { Snap() } }
        struct ContentView: View {
          var words: [String] {
            let text = "ab 12 cd 34"
            var found: [String] = []
            let digits = try? NSRegularExpression(pattern: "[0-9]+")
            digits?.enumerateMatches(
              in: text, range: NSRange(text.startIndex..., in: text)
            ) { match, _, stop in
              if let match, let range = Range(match.range, in: text) {
                found.append(String(text[range]))
              }
              if found.count == 1 { stop.pointee = true }
            }
            return found
          }
          var body: some View {
            ScrollView(.horizontal) { Text(words.joined()) }.scrollTargetBehavior(.snap)
            Text(Path(CGRect(x: 0, y: 0, width: 4.5, height: 2)).description)
          }
        }
        """, texts: ["12", "0 0 m 4.5 0 l 4.5 2 l 0 2 l h"]),
    ShownProgram(
      name: "a module before a name that the program has too",
      source: """
        import SwiftUI
        import StoreKit
        @main struct App {}
        extension App: SwiftUI.App {
          var body: some Scene { WindowGroup { ContentView() } }
        }
        typealias RenewalState = StoreKit.Product.SubscriptionInfo.RenewalState
        struct ContentView: View {
          @State var state: RenewalState? = nil
          var body: some View { Text(state == .subscribed ? "yes" : "no") }
        }
        """, texts: ["no"]),
    ShownProgram(
      name: "what the iPhone's SDK has can be imported",
      source: """
        import SwiftUI
        #if canImport(AppKit)
          import AppKit
        #elseif canImport(UIKit)
          import UIKit
        #endif
        struct ContentView: View {
          var body: some View {
            #if canImport(Charts) && canImport(WatchConnectivity)
              Text("both")
            #endif
            #if canImport(Cocoa) || canImport(SomePackage)
              Text("neither")
            #endif
          }
        }
        """, texts: ["both"]),
  ]
}
