import Testing

/// What published files write that no example of ours did: each shows its texts, and logs nothing.
@Suite struct RealFileTests {
  @Test(arguments: rows) func shows(_ program: ShownProgram) { program.expectShown() }

  private static func view(
    _ name: String, _ body: String, _ declarations: String = "", imports: [String] = [],
    shows texts: String...
  ) -> ShownProgram {
    ShownProgram(
      name: name, declarations: declarations, imports: imports, body: body, texts: texts)
  }

  static let rows: [ShownProgram] = [
    view(
      "a class that is decoded has no initializer of its own", "Text(\"\\(name)\")",
      """
      class Item: Codable { let id: Int; let name: String? }
      let text = #"{"id": 3, "name": "x"}"#
      let name = (try? JSONDecoder().decode(Item.self, from: Data(text.utf8)))?.name ?? "none"
      """, imports: ["Foundation"], shows: "x"),
    view(
      "an empty closure of an optional nothing",
      "Child { _ in }",
      """
      struct Child: View {
        let act: (Int) -> Void?
        var body: some View { Text(act(1) == nil ? "nothing" : "done") }
      }
      """, shows: "done"),
    view(
      "what sizes and rows are compared and aligned with",
      """
      List {
        Text(CGSize.zero.equalTo(CGSize()) ? "same" : "other")
          .alignmentGuide(.listRowSeparatorLeading) { $0[.leading] }
      }
      """, shows: "same"),
    ShownProgram(
      name: "an app makes views whose model changes itself",
      source: """
        import SwiftUI
        @Observable class Model {
          var all: [Int] = [] { didSet { count = all.count } }
          var count = 0
          init() { load() }
          func load() { all = [1, 2] }
        }
        @main struct TheApp: App { var body: some Scene { WindowGroup { ContentView() } } }
        struct ContentView: View {
          @State private var model = Model()
          var body: some View { Text("n \\(model.count)") }
        }
        """, texts: ["n 2"]),
    view(
      "interpolated values with a specifier or a format",
      """
      Text("\\(3.456, specifier: "%.2f")s \\(72.4, specifier: "%.0f")% \\(5, specifier: "%02d")")
      Text("\\(0.5, format: .percent)")
      """, shows: "3.46s 72% 05", "50%"),
    view(
      "a model declared in an extension before its view",
      "@State private var model = Model(); var body: some View { Text(\"n \\(model.n)\") }",
      "extension ContentView { @Observable class Model { var n = 3 } }", shows: "n 3"),
    view(
      "the memberwise initializer takes what @State wraps", "Child(name: \"a\", object: Object())",
      """
      class Object: ObservableObject { @Published var n = 4 }
      struct Child: View {
        @State var name: String
        @StateObject var object: Object
        var body: some View { Text("\\(name) \\(object.n)") }
      }
      """, shows: "a 4"),
    view(
      "an observed object that an initializer is given", "Child(object: Object())",
      """
      class Object: ObservableObject { @Published var n = 4 }
      struct Child: View {
        @ObservedObject private var object: Object
        init(object: Object) { self.object = object }
        var body: some View { Text("\\(object.n)") }
      }
      """, shows: "4"),
    view(
      "an animatable modifier", "Text(\"a\").modifier(Cardify(rotation: 20))",
      """
      struct Cardify: AnimatableModifier {
        var rotation: Double
        var animatableData: Double { get { rotation } set { rotation = newValue } }
        func body(content: Content) -> some View { ZStack { Text("card"); content } }
      }
      """, shows: "card", "a"),
    view(
      "a geometry effect", "Text(\"a\").modifier(Shake(animatableData: 1))",
      """
      struct Shake: GeometryEffect {
        var animatableData: CGFloat
        func effectValue(size: CGSize) -> ProjectionTransform {
          ProjectionTransform(CGAffineTransform(translationX: 10 * sin(animatableData), y: 0))
        }
      }
      """, shows: "a"),
    view(
      "a predicate's type and statements",
      """
      @Query private var trips: [Trip]
      init() {
        let text = ""
        _trips = Query(
          filter: #Predicate<Trip> { trip in
            if text.isEmpty { return true } else { return trip.name == text }
          }, sort: [SortDescriptor(\\.name)])
      }
      var body: some View { Text("\\(trips.count) trips") }
      """, "@Model class Trip { var name = \"\"; init() {} }", imports: ["SwiftData"],
      shows: "0 trips"),
    view(
      "toggles of several",
      "@State var parts = [Part()]; var body: some View { Toggle(\"all\", sources: $parts, isOn: \\.isOn) }",
      "struct Part { var isOn = true }", shows: "all"),
    view(
      "formats of a date", "Text(Date(timeIntervalSince1970: 0), format: .dateTime.year())",
      shows: "1970"),
    view(
      "how values are shown in a localized text",
      """
      VStack {
        Text("\\(3.456, specifier: "%.2f") \\(0.5, format: .percent)")
        Text("at \\(Date(timeIntervalSinceReferenceDate: 0), format: .dateTime.year())")
      }
      """, shows: "3.46 50%", "at 2001"),
    view(
      "an image of the catalog",
      "VStack { Image(.logo); Text(\"b\").foregroundStyle(Color(.brand)) }",
      shows: "b"),
    view(
      "menus of commands", "Text(\"a\")",
      """
      struct Menus: Commands {
        @FocusedBinding(\\.number) var number
        var body: some Commands {
          SidebarCommands()
          CommandMenu("Numbers") { Button("Next") { number? += 1 } }
        }
      }
      struct Key: FocusedValueKey { typealias Value = Binding<Int> }
      extension FocusedValues {
        var number: Binding<Int>? { get { self[Key.self] } set { self[Key.self] = newValue } }
      }
      """, shows: "a"),
    view(
      "markers on a map",
      """
      Map(initialPosition: .automatic) {
        Marker("Here", coordinate: CLLocationCoordinate2D(latitude: 1, longitude: 2))
        ForEach(places, id: \\.self) { place in
          Annotation(place, coordinate: CLLocationCoordinate2D(latitude: 3, longitude: 4)) {
            Text("there")
          }
        }
      }
      """, "let places = [\"a\"]", imports: ["MapKit"], shows: "Here", "there", "a"),
    ShownProgram(
      name: "a scene's delegate",
      source: """
        import SwiftUI
        import UIKit
        class SceneDelegate: UIResponder, UIWindowSceneDelegate {
          var window: UIWindow?
          func scene(
            _ scene: UIScene, willConnectTo session: UISceneSession,
            options connectionOptions: UIScene.ConnectionOptions
          ) {
            guard let windowScene = scene as? UIWindowScene else { return }
            let window = UIWindow(windowScene: windowScene)
            window.rootViewController = UIHostingController(
              rootView: Start().environmentObject(Settings()))
            self.window = window
            window.makeKeyAndVisible()
          }
        }
        class Settings: ObservableObject { @Published var name = "given" }
        struct Start: View {
          @EnvironmentObject var settings: Settings
          var body: some View { Text(settings.name) }
        }
        """, texts: ["given"]),
    ShownProgram(
      name: "a container of a scene",
      source: """
        import SwiftUI
        import SwiftData
        @Model class Trip { var name = ""; init() {} }
        @main struct Trips: App {
          var body: some Scene {
            WindowGroup { List { Text("trips") } }.modelContainer(for: Trip.self)
          }
        }
        """, texts: ["trips"]),
    view(
      "texts and fields with formatters",
      """
      Text(Date(timeIntervalSince1970: 0), formatter: days)
      Text(NSNumber(value: 0.5), formatter: percent)
      Text("on \\(Date(timeIntervalSince1970: 0), formatter: days)")
      """,
      """
      let days: DateFormatter = { let f = DateFormatter(); f.dateStyle = .long; return f }()
      let percent: NumberFormatter = { let f = NumberFormatter(); f.numberStyle = .percent; return f }()
      """, shows: "January 1, 1970", "50%", "on January 1, 1970"),
    view(
      "arithmetic in a text, and numbers that are cast",
      "Text(\"\\(value(\"5.0 * (3 + -1)\") as! Double) \\(value(\"7 / 2 + 2 ** 3\") as? Int ?? 0)\")",
      """
      func value(_ text: String) -> Any? {
        NSExpression(format: text).expressionValue(with: nil, context: nil)
      }
      """, shows: "10.000000 11"),
    view(
      "the channels of a colour",
      """
      @State var text = ""
      var body: some View { Text(text).onAppear { text = channels() } }
      """,
      """
      func channels() -> String {
        var (r, g, b, a): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        let color = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
        color.getRed(&r, green: &g, blue: &b, alpha: &a)
        color.getRed(&r, green: &g, blue: &b, alpha: nil)
        return "\\(r) \\(g) \\(b) \\(a) \\(color.cgColor.components!.count)"
      }
      """, shows: "1.0 0.5 0.0 1.0 4"),
    view(
      "an image view that is never shown", "Text(\"\\(made.image == nil)\")",
      "let made = UIImageView()", shows: "true"),
    view(
      "styles of a style, a shape of buttons",
      """
      Text("a").foregroundStyle(Color.red.tertiary).background(.tint.secondary, in: .buttonBorder)
      Text("\\(CGFloat(30).interpolated(towards: 100, amount: 0.5))")
      """, shows: "a", "65.000000"),
    view(
      "a tab without a label",
      "TabView { Tab(value: 0) { Text(\"Home\") } }", shows: "Home"),
    view(
      "the bounds of the scroll view around",
      """
      ScrollView {
        GeometryReader { p in
          Text("\\(p.bounds(of: .scrollView)?.height ?? 0) \\(p.bounds(of: .named("no")) == nil)")
        }
      }.frame(height: 200)
      """, shows: "200.000000 true"),
    view(
      "a range of sizes of type without its type", "Text(\"a\").dynamicTypeSize(.small ... .large)",
      shows: "a"),
    view(
      "elements with equal ids are all shown",
      "HStack { ForEach([\"0\", \".\", \".\"], id: \\.self) { Text($0) } }", shows: "0", ".", "."),
    view(
      "keyframes in a loop",
      """
      KeyframeAnimator(initialValue: 0.0, trigger: 1) { _ in Text("a") } keyframes: { _ in
        for frame in frames { frame }
      }
      """, "let frames = [LinearKeyframe(1.0, duration: 0.1)]", shows: "a"),
    view(
      "the selection of an edited text",
      """
      @State var text = "Hello you"
      @State var selection: TextSelection?
      var body: some View {
        TextEditor(text: $text, selection: $selection)
        if let selection, case .selection(let range) = selection.indices { Text(text[range]) }
        Text("").onAppear { selection = TextSelection(range: text.range(of: "Hello")!) }
      }
      """, shows: "Hello", ""),
    view(
      "a path as a text and step by step",
      """
      VStack {
        Text(path.description)
        Text("\\(Path(path.description) == path) \\(Path("1 l 2") == nil) \\(steps.count)")
      }
      """,
      """
      let path = Path {
        $0.addRects([CGRect(x: 0, y: 0.5, width: 10, height: 10)])
        $0.move(to: .zero)
        $0.addQuadCurve(to: CGPoint(x: 2, y: 0), control: CGPoint(x: 1, y: 1))
        $0.addLines([.zero, CGPoint(x: 1, y: 1)], transform: CGAffineTransform(scaleX: 3, y: 4))
      }
      var steps: [Path.Element] {
        var all: [Path.Element] = []
        path.forEach { if case .line(to: let end) = $0, end.x > 0 { all.append($0) } }
        return all
      }
      """,
      shows: "0 0.5 m 10 0.5 l 10 10.5 l 0 10.5 l h 0 0 m 1 1 2 0 q 0 0 m 3 4 l",
      "true true 3"),
    view(
      "a place to scroll to that a program chooses",
      """
      ScrollView(.horizontal) { HStack { Text("a") }.scrollTargetLayout() }
        .scrollTargetBehavior(.halves)
      """,
      """
      struct Halves: ScrollTargetBehavior {
        func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
          if target.rect.minX < context.containerSize.width / 2, context.velocity.dx < 0 {
            target.rect.origin.x = 0
          }
        }
      }
      extension ScrollTargetBehavior where Self == Halves { static var halves: Halves { .init() } }
      """, shows: "a"),
    view(
      "what is a style and a view stays both when it is seen through",
      """
      VStack {
        gradient.opacity(0.2).frame(height: 4)
        gradient.opacity(0.2).opacity(0.5).blendMode(.darken)
        Text("a").foregroundStyle(gradient.opacity(0.5))
        Circle().fill(gradient.opacity(0.5)).opacity(0.5)
        Text("b").background(gradient.opacity(0.5).ignoresSafeArea())
      }
      .background(gradient.opacity(0.5))
      """,
      "let gradient = LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)",
      shows: "a", "b"),
    view(
      "what assistive technology finds besides labels",
      """
      @Namespace var rotor
      var body: some View {
      VStack {
        Text("a").accessibilityCustomContent("detail", "some text", importance: .high)
          .accessibilityCustomContent(.likes, "\\(3)").accessibilityAction(named: "b" + "c") {}
          .accessibilityLabel("x", isEnabled: false).accessibilityLabel { $0; Text("!") }
          .accessibilityZoomAction { if $0.direction == .zoomIn { print($0.location) } }
        ForEach(1..<3) { Text("\\($0)").accessibilityRotorEntry(id: $0, in: rotor) }
      }
      .accessibilityRotor("Even") {
        if true { AccessibilityRotorEntry("two", 2, in: rotor) }
        ForEach(["b"], id: \\.self) { AccessibilityRotorEntry($0, id: $0) }
      }
      .accessibilityRotor(.headings, entries: ["b"], entryID: \\.self, entryLabel: \\.self)
      }
      """,
      """
      extension AccessibilityCustomContentKey {
        static let likes = AccessibilityCustomContentKey("Likes")
      }
      """, shows: "a", "1", "2"),
  ]
}
