import Testing

/// Intents that a program's controls run, styles of its own that make whole controls, and bindings
/// to collections. Each row launches without an error and without a note.
@Suite struct RealIntentTests {
  @Test(arguments: rows) func shows(_ program: ShownProgram) { program.expectShown() }

  static let rows: [ShownProgram] = [
    .init(
      name: "a button runs an intent with its parameters",
      source: """
        import SwiftUI
        import AppIntents
        @Observable final class Counter { static let shared = Counter(); var text = "none" }
        enum Flavor: String, AppEnum {
          case sweet, salty
          static var typeDisplayRepresentation: TypeDisplayRepresentation = "Flavor"
          static var caseDisplayRepresentations: [Flavor: DisplayRepresentation] = [
            .sweet: "Sweet", .salty: DisplayRepresentation(title: "Salty", subtitle: "x"),
          ]
        }
        struct Eat: AppIntent {
          static let title: LocalizedStringResource = "Eat"
          static var parameterSummary: some ParameterSummary {
            Summary("Eat \\(\\.$count) of \\(\\.$flavor)") { \\.$name }
          }
          @Parameter(title: "Name") var name: String?
          @Parameter(title: "Count", default: 3, inclusiveRange: (1, 9)) var count: Int
          @Parameter(title: "Flavor", default: .salty) var flavor: Flavor
          init() {}
          init(name: String) { self.name = name }
          @MainActor func perform() async throws -> some IntentResult & ReturnsValue<Int> & ProvidesDialog {
            Counter.shared.text = "\\(name ?? "nobody") \\(count) \\(flavor.localizedStringResource)"
            return .result(value: count, dialog: "Eaten \\(count)")
          }
        }
        struct Shortcuts: AppShortcutsProvider {
          static var appShortcuts: [AppShortcut] {
            AppShortcut(
              intent: Eat(), phrases: ["Eat in \\(.applicationName)"], shortTitle: "Eat",
              systemImageName: "fork.knife")
          }
        }
        struct ContentView: View {
          var body: some View {
            Text(Counter.shared.text)
            Button("Go", intent: Eat(name: "Ann"))
          }
        }
        """, commands: ["tap Go"], texts: ["Ann 3 Salty", "Go"]),
    .init(
      name: "entities, their properties and queries",
      source: """
        import SwiftUI
        import AppIntents
        struct Book: AppEntity {
          let id: Int
          @Property(title: "Title") var title: String
          static var typeDisplayRepresentation: TypeDisplayRepresentation { "Book" }
          static var defaultQuery = BookQuery()
          var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\\(title)") }
          init(id: Int, title: String) { self.id = id; self.title = title }
        }
        struct BookQuery: EntityStringQuery {
          func entities(for identifiers: [Int]) async throws -> [Book] {
            identifiers.map { Book(id: $0, title: "Book \\($0)") }
          }
          func entities(matching string: String) async throws -> [Book] { [] }
        }
        struct Choose: WidgetConfigurationIntent {
          static var title: LocalizedStringResource = "Choose"
          @Parameter(title: "Book") var book: Book?
        }
        struct ContentView: View {
          @State var text = "none"
          var body: some View {
            Text(text)
            Button("Ask") {
              Task {
                let found = try await BookQuery().entities(for: [2])
                let choice = Choose()
                choice.book = found.first
                text = "\\(choice.book?.title ?? "nothing")"
              }
            }
          }
        }
        """, commands: ["tap Ask"], texts: ["Book 2", "Ask"]),
    .init(
      name: "styles of forms, menus and date pickers",
      source: """
        import SwiftUI
        struct Plain: FormStyle {
          func makeBody(configuration: Configuration) -> some View {
            VStack { Text("form"); configuration.content }
          }
        }
        struct Next: DatePickerStyle {
          func makeBody(configuration: Configuration) -> some View {
            configuration.label
            Button("+") { configuration.selection += 86_400 }
          }
        }
        struct Framed: MenuStyle {
          func makeBody(configuration: Configuration) -> some View {
            Menu(configuration).padding()
          }
        }
        struct ContentView: View {
          @State var date = Date(timeIntervalSinceReferenceDate: 0)
          var body: some View {
            Form {
              DatePicker("Day", selection: $date).datePickerStyle(Next())
              Text(String(Int(date.timeIntervalSinceReferenceDate)))
              Menu("More") { Button("A") {} }.menuStyle(Framed())
            }
            .formStyle(Plain())
          }
        }
        """, commands: ["tap +"], texts: ["form", "Day", "+", "86400", "More"]),
    .init(
      name: "a binding to an array is a collection of bindings",
      source: """
        import SwiftUI
        struct Item { var n: Int }
        struct ContentView: View {
          @State var items = [Item(n: 1), Item(n: 2)]
          var body: some View {
            Text("\\($items.map { $0.n.wrappedValue }) \\($items.count)")
            Button("Add") { for item in $items { item.wrappedValue.n += 10 } }
            ForEach($items.indices, id: \\.self) { Text("\\($items[$0].wrappedValue.n)") }
          }
        }
        """, commands: ["tap Add"], texts: ["[11, 12] 2", "Add", "11", "12"]),
    .init(
      name: "an opaque result's member, a wrapper by another name, turned angles",
      source: """
        import SwiftUI
        typealias Kept = State
        struct ContentView: View {
          @Kept var n = 1
          var fill: some ShapeStyle { .red }
          func move() -> some Transition { .opacity }
          var body: some View {
            let turned = CATransform3DRotate(CATransform3DIdentity, .pi, 0, 0, 1)
            Text("\\(n) \\(Int((Angle.degrees(90) / 2).degrees)) \\(Int(turned.m11.rounded()))").foregroundStyle(fill)
              .rotation3DEffect(.degrees(10) / 5, axis: (x: 0, y: 1, z: 0)).transition(move())
            Canvas { context, size in
              context.draw(Image(systemName: "star"), in: CGRect(x: 0, y: 0, width: 9, height: 9))
            }
            Button("Up") { n += 1 }
          }
        }
        """, commands: ["tap Up"], texts: ["2 45 -1", "Up"]),
    .init(
      name: "a canvas draws its symbols by their tags",
      source: """
        import SwiftUI
        struct ContentView: View {
          var body: some View {
            Canvas { context, size in
              if let star = context.resolveSymbol(id: 2) {
                context.draw(star, at: CGPoint(x: 40, y: 40))
              }
            } symbols: {
              Text("one").tag(1)
              Text("two").tag(2)
            }
          }
        }
        """, texts: ["two"]),
    .init(
      name: "a modifier gives a ModifiedContent; coding keys stand in an extension",
      source: """
        import SwiftUI
        struct Padded: ViewModifier { func body(content: Content) -> some View { content.padding() } }
        extension View { func padded() -> ModifiedContent<Self, Padded> { modifier(Padded()) } }
        struct Note { var text: String }
        extension Note: Decodable { enum CodingKeys: String, CodingKey { case text = "t" } }
        struct ContentView: View {
          @State var note = try? JSONDecoder().decode(Note.self, from: Data(#"{"t": "hi"}"#.utf8))
          var body: some View { Text(note?.text ?? "none").padded() }
        }
        """, texts: ["hi"]),
    .init(
      name: "a chart tells where its plot stands, and which data are where",
      source: """
        import SwiftUI
        import Charts
        struct ContentView: View {
          var body: some View {
            Chart {
              PointMark(x: .value("x", 0), y: .value("y", 0))
              PointMark(x: .value("x", 10), y: .value("y", 10))
            }
            .chartXAxis(.hidden).chartYAxis(.hidden)
            .frame(width: 100, height: 200)
            .chartOverlay { proxy in
              GeometryReader { geometry in
                if let plot = proxy.plotFrame {
                  Text("\\(Int(geometry[plot].width)) \\(Int(proxy.plotSize.height))")
                  Text("\\(Int(proxy.value(atX: 50, as: Double.self) ?? -1))")
                  Text("\\(Int(proxy.position(forY: 0) ?? -1))")
                }
              }
            }
          }
        }
        """, texts: ["100 200", "5", "200"]),
    .init(
      name: "what is archived is found again; a model made by hand",
      source: """
        import SwiftUI
        import CoreData
        struct ContentView: View {
          let model: NSManagedObjectModel = {
            let name = NSAttributeDescription()
            name.name = "name"
            name.attributeType = .stringAttributeType
            let entity = NSEntityDescription()
            entity.name = "Item"
            entity.properties = [name]
            let model = NSManagedObjectModel()
            model.entities = [entity]
            return model
          }()
          var body: some View {
            let data = try? NSKeyedArchiver.archivedData(
              withRootObject: UIColor.red, requiringSecureCoding: false)
            let color = data.flatMap {
              try? NSKeyedUnarchiver.unarchivedObject(ofClass: UIColor.self, from: $0)
            }
            Text(color == UIColor.red ? "red" : "lost")
            Text(model.entitiesByName["Item"]?.attributesByName.keys.first ?? "none")
          }
        }
        """, texts: ["red", "name"]),
  ]
}
