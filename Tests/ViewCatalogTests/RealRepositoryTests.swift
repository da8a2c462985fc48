import Commands
import TestSupport
import Testing

/// What whole apps of public repositories write, in short.
@Suite struct RealRepositoryTests {
  @Test(arguments: rows) func shows(_ program: ShownProgram) { program.expectShown() }

  static let rows: [ShownProgram] = [
    ShownProgram(
      name: "a color is made of a color that only SwiftUI has",
      body: """
        @State private var isDark = false
        var body: some View {
          Color(isDark ? .indigo.opacity(0.5) : .mint).overlay(Text("a"))
          Color(isDark ? .gray.opacity(0.2) : .clear).overlay(Text("b"))
          Color(.systemBackground).overlay(Text("c"))
          Color(.red).overlay(Text("d"))
        }
        """, texts: ["a", "b", "c", "d"]),
    ShownProgram(
      name: "what waits in a view's publisher outlasts its updates",
      declarations: "import Combine",
      body: """
        @State private var text = ""
        @State private var found = "-"
        private let typed = PassthroughSubject<String, Never>()
        var body: some View {
          TextField("Search", text: $text)
            .onChange(of: text) { _, new in typed.send(new) }
            .onReceive(typed.debounce(for: .seconds(0.3), scheduler: DispatchQueue.main)) {
              found = $0
            }
          Text(found)
        }
        """, commands: ["type Search \"ca\"", "type Search \"cat\"", "wait 1s"], texts: ["cat"]),
    ShownProgram(
      name: "the app's delegate and its scene's are in the environment",
      source: """
        import SwiftUI
        class AppDelegate: NSObject, UIApplicationDelegate, ObservableObject {
          @Published var token = "none"
          func application(
            _ application: UIApplication,
            didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]? = nil
          ) -> Bool {
            token = "launched"
            return true
          }
          func application(
            _ application: UIApplication, configurationForConnecting session: UISceneSession,
            options: UIScene.ConnectionOptions
          ) -> UISceneConfiguration {
            let configuration = UISceneConfiguration(name: nil, sessionRole: session.role)
            configuration.delegateClass = SceneDelegate.self
            return configuration
          }
        }
        @Observable class SceneDelegate: NSObject, UIWindowSceneDelegate {
          var state = "no scene"
          func scene(
            _ scene: UIScene, willConnectTo session: UISceneSession,
            options connectionOptions: UIScene.ConnectionOptions
          ) { state = scene is UIWindowScene ? "connected" : "other" }
        }
        struct ContentView: View {
          @EnvironmentObject private var app: AppDelegate
          @Environment(SceneDelegate.self) private var scene
          var body: some View {
            Text(app.token)
            Text(scene.state)
            Button("Change") { app.token = "changed" }
          }
        }
        @main struct Main: App {
          @UIApplicationDelegateAdaptor(AppDelegate.self) private var delegate
          var body: some Scene { WindowGroup { ContentView() } }
        }
        """, commands: ["tap Change"], texts: ["changed", "connected", "Change"]),
    ShownProgram(
      name: "rows of a table stand in sections",
      declarations: """
        struct Order: Identifiable { let id: String; var total: Int }
        """,
      body: """
        let orders = [Order(id: "A", total: 1), Order(id: "B", total: 2)]
        var body: some View {
          Table(of: Order.self) {
            TableColumn("Order") { Text($0.id) }
          } rows: {
            Section { ForEach(orders) { order in TableRow(order) } }
            Section("More") { TableRow(Order(id: "C", total: 3)) }
          }
        }
        """, texts: ["A", "B", "C"]),
    ShownProgram(
      name: "kinds of objects, flat devices and late work items", imports: ["MapKit"],
      body: """
        @State private var told = "soon"
        var body: some View {
          let marks: [any MKAnnotation] = [MKPointAnnotation(), MKUserLocation()]
          Text("\\(marks.filter { $0.isKind(of: MKUserLocation.self) }.count)")
          Text(UIDeviceOrientation.faceUp.isFlat ? "flat" : "upright")
          Text(told).onAppear {
            let work = DispatchWorkItem { told = "late" }
            DispatchQueue.main.asyncAfter(wallDeadline: .now() + 0.5, execute: work)
          }
        }
        """, commands: ["wait 1s"], texts: ["1", "flat", "late"]),
    ShownProgram(
      name: "a time is tapped by a plain space",
      body: """
        @State private var isOpen = false
        let date = Date(timeIntervalSince1970: 0)
        var body: some View {
          Text(date, style: .time).onTapGesture { isOpen = true }
          if isOpen { Text("open") }
        }
        """, commands: ["tap \"12:00 AM\""], texts: ["12:00\u{202F}AM", "open"]),
    ShownProgram(
      name: "an accessory stands above the tab bar",
      body: """
        @State private var plays = false
        var body: some View {
          TabView {
            Tab("Songs", systemImage: "music.note") { Text("List") }
          }
          .tabViewBottomAccessory { Button(plays ? "Pause" : "Play") { plays.toggle() } }
        }
        """, commands: ["tap Play"], texts: ["List", "Pause", "Songs"]),
    ShownProgram(
      name: "a map tells of places, and what is shared is named by a resource",
      declarations: """
        import MapKit
        struct Place: Identifiable {
          let id: String
          let name: LocalizedStringResource
          var preview: SharePreview<Never, Image> { SharePreview(name, icon: Image(id)) }
        }
        """,
      body: """
        @State private var chosen: MapSelection<Int>?
        @State private var answer = "asking"
        private let place = Place(id: "hut", name: "Hut")
        var body: some View {
          Map(selection: $chosen) {
            ForEach(0..<2, id: \\.self) { number in
              Marker(
                "hut \\(number)",
                coordinate: CLLocationCoordinate2D(latitude: 10.0 + Double(number), longitude: 20)
              )
              .tag(MapSelection(number))
            }
            .mapItemDetailSelectionAccessory(.callout(.compact))
          }
          .mapFeatureSelectionAccessory(.caption)
          .mapFeatureSelectionDisabled { $0.kind == .territory }
          ShareLink(item: place.id, preview: place.preview)
          Text(answer)
          Text("chosen \\(chosen?.value ?? -1)")
            .task {
              guard let identifier = MKMapItem.Identifier(rawValue: "I1") else { return }
              let request = MKMapItemRequest(mapItemIdentifier: identifier)
              answer = (try? await request.mapItem)?.name ?? "no item"
            }
        }
        """, commands: ["tap \"hut 1\""],
      texts: ["hut 0", "hut 1", "Share…", "no item", "chosen 1"]),
    ShownProgram(
      name: "data is written in options' old names",
      body: """
        private let url = URL.documentsDirectory.appending(path: "notes.txt")
        @State private var texts: [String] = []
        var body: some View {
          Text(texts.joined(separator: ", "))
            .onAppear {
              try? Data("a".utf8).write(to: url, options: [.atomicWrite, .completeFileProtection])
              do {
                try Data("b".utf8).write(to: url, options: .withoutOverwriting)
              } catch { texts.append("kept") }
              texts.append(String(decoding: (try? Data(contentsOf: url)) ?? Data(), as: UTF8.self))
            }
        }
        """, texts: ["kept, a"]),
    ShownProgram(
      name: "lazy rows below one that grows move on, those that leave the screen as well",
      body: """
        @State private var height: CGFloat = 0
        var body: some View {
          ScrollView {
            LazyVStack {
              Color.red.frame(height: height)
              ForEach(["A", "B", "C", "D"], id: \\.self) { Text($0).frame(height: 200) }
            }
          }
          .onGeometryChange(for: CGFloat.self) { $0.size.height / 2 } action: { height = $0 }
        }
        """, texts: ["A", "B"]),
    ShownProgram(
      name: "a wrapped view may be of some class, and stand under a bar of items",
      declarations: """
        struct Search: UIViewRepresentable {
          @Binding var text: String
          func makeUIView(context: Context) -> some UISearchBar {
            let bar = UISearchBar(frame: .zero)
            bar.placeholder = "Search"
            bar.delegate = context.coordinator
            let tools = UIToolbar()
            tools.items = [
              UIBarButtonItem(barButtonSystemItem: .flexibleSpace, target: nil, action: nil)
            ]
            bar.inputAccessoryView = tools
            return bar
          }
          func updateUIView(_ uiView: UIViewType, context: Context) { uiView.text = text }
          func makeCoordinator() -> Coordinator { Coordinator(text: $text) }
          final class Coordinator: NSObject, UISearchBarDelegate {
            @Binding var text: String
            init(text: Binding<String>) { _text = text }
            func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
              text = searchText
            }
          }
        }
        """,
      body: """
        @State private var text = ""
        var body: some View {
          Search(text: $text)
          Text("looks for \\(text)")
        }
        """, commands: ["type Search \"fig\""], texts: ["looks for fig"]),
    ShownProgram(
      name: "a view is given another context of models",
      declarations: """
        import SwiftData
        @Model final class Note {
          var text: String
          init(text: String) { self.text = text }
        }
        struct Notes: View {
          @Query private var notes: [Note]
          var body: some View { Text("notes \\(notes.count)") }
        }
        """,
      body: """
        private let container = try! ModelContainer(
          for: Note.self, configurations: ModelConfiguration(isStoredInMemoryOnly: true))
        var body: some View {
          Notes().modelContext(container.mainContext)
            .onAppear { container.mainContext.insert(Note(text: "a")) }
        }
        """, texts: ["notes 1"]),
    ShownProgram(
      name: "a chart with axes and annotations of its own is read through a view over it",
      declarations: "import Charts",
      body: """
        @State private var read = -1
        var body: some View {
          Chart(0..<4, id: \\.self) { day in
            BarMark(x: .value("Day", day), y: .value("Steps", day * 10))
              .annotation { Text("bar") }
          }
          .chartXAxis(.hidden)
          .chartYAxis { AxisMarks(position: .leading) { _ in AxisGridLine() } }
          .chartOverlay { proxy in
            Button("Read") { read = proxy.plotSize.width > 0 ? 1 : 0 }
          }
          Text("read \\(read)")
        }
        """, commands: ["tap Read"], texts: ["bar", "bar", "bar", "bar", "Read", "read 1"]),
  ]
}
