import Testing

/// What whole apps use besides SwiftUI: Core Data, Charts, asset catalogs, localized texts. Each
/// row launches without an error and without a note, takes commands, and shows its texts.
@Suite struct RealFrameworkTests {
  @Test(arguments: rows) func shows(_ program: ShownProgram) { program.expectShown() }

  static let rows: [ShownProgram] = [
    ShownProgram(
      name: "objects of Core Data are fetched, inserted, sorted and deleted",
      source: """
        import SwiftUI
        import CoreData
        class Note: NSManagedObject, Identifiable {}
        extension Note { @NSManaged var title: String?; @NSManaged var stars: Int16 }
        struct Store {
          let container = NSPersistentContainer(name: "Notes")
          init() {
            container.loadPersistentStores { _, error in
              if let error = error as NSError? { fatalError("\\(error), \\(error.userInfo)") }
            }
          }
        }
        let store = Store()
        @main struct TheApp: App {
          var body: some Scene {
            WindowGroup {
              ContentView().environment(\\.managedObjectContext, store.container.viewContext)
            }
          }
        }
        struct ContentView: View {
          @Environment(\\.managedObjectContext) private var context
          @FetchRequest(
            sortDescriptors: [NSSortDescriptor(keyPath: \\Note.title, ascending: true)],
            predicate: NSPredicate(format: "stars > %d AND title BEGINSWITH[c] %@", 1, "n"))
          private var notes: FetchedResults<Note>
          var body: some View {
            ForEach(notes) { Text("\\($0.title ?? "none") \\($0.stars)") }
            Button("Add") { add("n2", 2); add("N1", 3); add("n3", 1); add("a", 9) }
            Button("Delete") { if let first = notes.first { context.delete(first) } }
          }
          func add(_ title: String, _ stars: Int16) {
            let note = Note(context: context)
            note.title = title
            note.stars = stars
            try? context.save()
          }
        }
        """, commands: ["tap \"Add\"", "tap \"Delete\""], texts: ["n2 2", "Add", "Delete"]),
    ShownProgram(
      name: "a chart's axes and legend",
      source: """
        import SwiftUI
        import Charts
        struct Sale: Identifiable { let id: Int; let day: String; let count: Int }
        struct ContentView: View {
          let sales = [Sale(id: 0, day: "Mon", count: 3), Sale(id: 1, day: "Tue", count: 8)]
          var body: some View {
            Chart(sales) { sale in
              BarMark(x: .value("Day", sale.day), y: .value("Count", sale.count))
                .foregroundStyle(by: .value("Day", sale.day))
                .annotation(position: .top) { Text("\\(sale.count) sold") }
            }
            .chartYScale(domain: 0...10)
            .chartYAxis(.hidden)
            .frame(height: 200)
          }
        }
        """, texts: ["3 sold", "8 sold", "Mon", "Tue", "Mon", "Tue"]),
    ShownProgram(
      name: "marks of all kinds",
      source: """
        import SwiftUI
        import Charts
        struct ContentView: View {
          @State private var picked: Int?
          var body: some View {
            Chart {
              ForEach(0..<3) { index in
                LineMark(x: .value("X", index), y: .value("Y", Double(index) * 1.5))
                  .interpolationMethod(.catmullRom).symbol(.circle)
                AreaMark(x: .value("X", index), y: .value("Y", index)).opacity(0.3)
                PointMark(x: .value("X", index), y: .value("Y", index))
              }
              RuleMark(y: .value("Mean", 2)).lineStyle(StrokeStyle(lineWidth: 1, dash: [5]))
              RectangleMark(
                xStart: .value("A", 0), xEnd: .value("B", 1), yStart: .value("C", 0),
                yEnd: .value("D", 1))
            }
            .chartXAxis { AxisMarks(values: .automatic) { _ in AxisGridLine(); AxisValueLabel() } }
            .chartYAxis(.hidden)
            .chartXAxis(.hidden)
            .chartXSelection(value: $picked)
            .chartLegend(.hidden)
            .chartForegroundStyleScale(["a": .green, "b": .purple])
            Chart { SectorMark(angle: .value("S", 3), innerRadius: .ratio(0.5), angularInset: 1) }
            Text("below")
          }
        }
        """, texts: ["below"]),
    ShownProgram(
      name: "what is interpolated in a localized text",
      source: """
        import SwiftUI
        struct ContentView: View {
          let count = 1234
          var body: some View {
            Text("\\(count) of **\\(2_000_000)**")
            Text("\\(1.5) \\(Text("bold").bold()) \\(Image(systemName: "star"))!")
            Button("Buy \\(count)") {}
            Text(verbatim: "\\(count)")
            Text(String("\\(count)"))
          }
        }
        """, texts: ["1,234 of 2,000,000", "1.500000 bold ☆!", "Buy 1,234", "1234", "1234"]),
    ShownProgram(
      name: "names of an asset catalog",
      source: """
        import SwiftUI
        extension Color { static let theme = Color(.brand) }
        struct ContentView: View {
          var body: some View {
            Text("a").foregroundStyle(.brandText).background(Color.paper)
            Text("b").foregroundColor(.headline1Text).tint(.theme)
            Image(.logo).resizable().frame(width: 10, height: 10)
          }
        }
        """, texts: ["a", "b"]),
    ShownProgram(
      name: "rows of a table, one by one",
      source: """
        import SwiftUI
        struct Person: Identifiable { let id: Int; var name: String; var kids: [Person] = [] }
        struct ContentView: View {
          let all = [
            Person(id: 0, name: "a", kids: [Person(id: 1, name: "b")]), Person(id: 2, name: "c"),
          ]
          @State private var picked: Person.ID?
          var body: some View {
            Table(of: Person.self, selection: $picked) {
              TableColumn("Name", value: \\.name)
              TableColumn("Kids") { person in Text("\\(person.kids.count)") }
            } rows: {
              ForEach(all) { person in
                if person.kids.isEmpty {
                  TableRow(person)
                } else {
                  DisclosureTableRow(person) { ForEach(person.kids) }
                }
              }
            }
            .tableStyle(.inset)
          }
        }
        """, texts: ["a", "c"]),
    ShownProgram(
      name: "a display link and an observer by their selectors",
      source: """
        import SwiftUI
        final class Ticker: NSObject, ObservableObject {
          @Published var ticks = 0
          @Published var word = "none"
          private var link: CADisplayLink?
          override init() {
            super.init()
            NotificationCenter.default.addObserver(
              self, selector: #selector(heard(_:)), name: Notification.Name("word"), object: nil)
          }
          func start() {
            link = CADisplayLink(target: self, selector: #selector(Ticker.tick))
            link?.add(to: .main, forMode: .common)
          }
          @objc func tick() {
            ticks += 1
            if ticks == 3 { link?.invalidate() }
          }
          @objc func heard(_ notification: Notification) {
            word = notification.object as? String ?? "?"
          }
        }
        struct ContentView: View {
          @StateObject private var ticker = Ticker()
          var body: some View {
            Text("\\(ticker.ticks) \\(ticker.word)")
            Button("Start") {
              ticker.start()
              NotificationCenter.default.post(name: Notification.Name("word"), object: "hello")
            }
          }
        }
        """, commands: ["tap \"Start\"", "wait 1"], texts: ["3 hello", "Start"]),
    ShownProgram(
      name: "stretches of time, measurements and addresses in their styles",
      source: """
        import SwiftUI
        struct ContentView: View {
          let start = Date(timeIntervalSince1970: 0)
          var range: Range<Date> { start..<start.addingTimeInterval(3600) }
          var body: some View {
            Text(range, format: .interval.month(.wide).day())
            Text(range, format: .components(style: .wide))
            Text(Measurement(value: 3, unit: UnitLength.kilometers), format:
              .measurement(width: .wide, usage: .asProvided))
            Text(Measurement(value: 20, unit: UnitTemperature.celsius).formatted(
              .measurement(width: .narrow)))
            Text(URL(string: "https://a.com/b?c=d")!, format: .url.scheme(.never))
            Text(LocalizedStringResource("later"))
          }
        }
        """,
      texts: ["January 1", "1 hour", "3 kilometers", "68°", "a.com/b", "later"]),
    ShownProgram(
      name: "outlines of paths, and shapes without data of their own to animate",
      source: """
        import SwiftUI
        struct Head: Shape { func path(in rect: CGRect) -> Path { Path(rect) } }
        struct Moved<S: Shape>: Shape {
          var shape: S
          var offset: CGFloat
          var animatableData: AnimatablePair<CGFloat, S.AnimatableData> {
            get { AnimatablePair(offset, shape.animatableData) }
            set {
              offset = newValue.first
              shape.animatableData = newValue.second
            }
          }
          func path(in rect: CGRect) -> Path { shape.path(in: rect) }
        }
        struct ContentView: View {
          var body: some View {
            let square = Path(CGRect(x: 0, y: 0, width: 10, height: 10))
            let half = square.trimmedPath(from: 0, to: 0.5)
            Moved(shape: Head(), offset: 1).frame(width: 10, height: 10)
            Text("\\(square.contains(CGPoint(x: 5, y: 5))) \\(square.contains(.init(x: 11, y: 5)))")
            Text("\\(half.cgPath.currentPoint.x == 10) \\(square.cgPath.boundingBox.width == 10)")
          }
        }
        """, texts: ["true false", "true true"]),
    ShownProgram(
      name: "a preview of a shape",
      source: """
        import SwiftUI
        struct Dot: Shape { func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) } }
        struct Dot_Previews: PreviewProvider {
          static var previews: some View { VStack { Dot(); Text("dot") } }
        }
        """, texts: ["dot"]),
    ShownProgram(
      name: "a component that needs arguments is checked, and shows nothing",
      source: """
        import SwiftUI
        struct Card<Content: View>: View { let content: Content; var body: some View { content } }
        """, texts: []),
    ShownProgram(
      name: "an app's delegate is told of the launch once, and is read",
      source: """
        import SwiftUI
        class Delegate: NSObject, UIApplicationDelegate {
          var count = 0
          func application(
            _ application: UIApplication,
            didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
          ) -> Bool {
            count += 1
            return true
          }
        }
        @main struct TheApp: App {
          @UIApplicationDelegateAdaptor(Delegate.self) var delegate
          var body: some Scene { WindowGroup { Text("\\(delegate.count)") } }
        }
        """, texts: ["1"]),
    ShownProgram(
      name: "an app of the menu bar, with a delegate",
      source: """
        import SwiftUI
        class Delegate: NSObject, NSApplicationDelegate {
          var isUp = false
          func applicationDidFinishLaunching(_ notification: Notification) { isUp = true }
        }
        @main struct TheApp: App {
          @NSApplicationDelegateAdaptor(Delegate.self) var delegate
          @AppStorage("shown") var isShown = true
          var body: some Scene {
            MenuBarExtra("Count", systemImage: "star") { Text("\\(delegate.isUp)") }
              .menuBarExtraStyle(.window)
            MenuBarExtra("Other", image: "icon", isInserted: $isShown) { Text("no") }
          }
        }
        """, texts: ["true"]),
    ShownProgram(
      name: "a window for a value",
      source: """
        import SwiftUI
        @main struct TheApp: App {
          var body: some Scene {
            WindowGroup(id: "main", for: Int.self) { $n in
              Text("n \\(n)")
              Button("Add") { n += 1 }
            } defaultValue: { 7 }
            WindowGroup("Others", for: String.self) { $name in Text(name ?? "none") }
          }
        }
        """, commands: ["tap Add"], texts: ["n 8", "Add"]),
    ShownProgram(
      name: "an app of documents",
      source: """
        import SwiftUI
        import UniformTypeIdentifiers
        struct Note: FileDocument {
          static var readableContentTypes: [UTType] { [.plainText] }
          var text = "new"
          init() {}
          init(configuration: ReadConfiguration) throws {
            text = String(decoding: configuration.file.regularFileContents ?? Data(), as: UTF8.self)
          }
          func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
            FileWrapper(regularFileWithContents: Data(text.utf8))
          }
        }
        @main struct TheApp: App {
          var body: some Scene {
            DocumentGroup(newDocument: Note()) { file in
              Text(file.document.text)
              Button("Change") { file.document.text = "changed" }
            }
          }
        }
        """, commands: ["tap Change"], texts: ["changed", "Change"]),
    ShownProgram(
      name: "all tab bars hidden by their looks",
      source: """
        import SwiftUI
        struct ContentView: View {
          init() { UITabBar.appearance().isHidden = true }
          var body: some View {
            TabView {
              Text("a").tabItem { Text("one") }
              Text("b").tabItem { Text("two") }
            }
          }
        }
        """, texts: ["a"]),
    ShownProgram(
      name: "a tab bar hidden by what is said around a tab",
      source: """
        import SwiftUI
        struct ContentView: View {
          var body: some View {
            TabView {
              Text("a").tabItem { Text("one") }.tag(0).toolbar(.hidden, for: .tabBar)
              Text("b").tabItem { Text("two") }.tag(1)
            }
          }
        }
        """, texts: ["a"]),
    ShownProgram(
      name: "spaces, alerts and volumes beside the window",
      source: """
        import SwiftUI
        @main struct TheApp: App {
          @State private var isShown = false
          var body: some Scene {
            WindowGroup { Text("hello") }
              .windowStyle(.volumetric)
              .defaultSize(width: 1, height: 1, depth: 0.5, in: .meters)
            ImmersiveSpace(id: "space") { Text("no") }
            AlertScene("Really?", isPresented: $isShown) { Button("OK") {} }
            AssistiveAccess { Text("no") }
          }
        }
        """, texts: ["hello"]),
    ShownProgram(
      name: "a scene of a watch's notifications shows nothing",
      source: """
        import SwiftUI
        class Controller: WKUserNotificationHostingController<Text> {
          override var body: Text { Text("no") }
        }
        @main struct TheApp: App {
          @SceneBuilder var body: some Scene {
            WindowGroup { Text("hello") }
            WKNotificationScene(controller: Controller.self, category: "c")
          }
        }
        """, texts: ["hello"]),
  ]
}
