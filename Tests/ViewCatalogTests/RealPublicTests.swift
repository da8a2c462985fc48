import Commands
import Diagnostics
import StandardLibrary
import TestSupport
import Testing
import ViewCatalog

/// What apps fetched from public repositories write, in short.
@Suite struct RealPublicTests {
  @Test(arguments: rows) func shows(_ row: ShownProgram) { row.expectShown() }

  static let rows: [ShownProgram] = [
    Row(
      name: "a local variable that is computed may be declared below the views that read it",
      source: """
        import SwiftUI
        struct ContentView: View {
          @State var name = ""
          var body: some View {
            VStack {
              Text("Sign up").opacity(dimming)
              Text(shown)
            }
            var dimming: Double { name.isEmpty ? 0.5 : 1 }
            var shown: String { name.isEmpty ? missing() : name }
            func missing() -> String { "none" }
          }
        }
        """, texts: ["Sign up", "none"]),
    Row(
      name: "symbols are drawn as transitions, and the time since 2001 is Date's own too",
      source: """
        import SwiftUI
        struct ContentView: View {
          @State var isShown = true
          let number = Int(Date.timeIntervalSinceReferenceDate * 1000)
          var body: some View {
            if isShown {
              Image(systemName: "scribble")
                .transition(.symbolEffect(.drawOn, options: .speed(1)))
              Image(systemName: "scribble").transition(.symbolEffect(.drawOff.reversed.byLayer))
            }
            Text(number > 0 ? "after" : "before")
          }
        }
        """, texts: ["after"]),
    Row(
      name: "predicates take truth values and arrays, and an intent describes itself",
      source: """
        import SwiftUI
        import CoreData
        import AppIntents
        struct Eat: AppIntent {
          static var title: LocalizedStringResource = "Eat"
          static var description = IntentDescription("Eats.")
          func perform() async throws -> some IntentResult { .result() }
        }
        class Note: NSManagedObject {}
        extension Note { @NSManaged var number: Int16; @NSManaged var favorite: Bool }
        struct ContentView: View {
          func count(_ predicate: NSPredicate) -> Int {
            let context = NSPersistentContainer(name: "Notes").viewContext
            for number in 1...4 {
              let note = Note(context: context)
              note.number = Int16(number)
              note.favorite = number > 1
            }
            let request = NSFetchRequest<Note>(entityName: "Note")
            request.predicate = predicate
            return (try? context.fetch(request).count) ?? -1
          }
          var body: some View {
            Text("\\(count(NSPredicate(format: "favorite = %d", true)))")
            Text("\\(count(NSPredicate(format: "number IN %@", [1, 3])))")
          }
        }
        """, texts: ["3", "2"]),
  ]

  private typealias Row = ShownProgram

  struct Noted: CustomTestStringConvertible {
    var source: String
    var notes: [String]
    var testDescription: String { notes.joined(separator: ", ") }
  }

  /// Names that only resemble one of the library's are names of their own.
  @Test(arguments: [
    Noted(
      source: "import SwiftUI\nlet view = Text(\"a\").foregroundStyle(.black38)",
      notes: ["'black38' is taken for a color of an asset catalog"]),
    Noted(
      source: "import SwiftUI\nimport AudioKit\nlet engine = AudioEngine()",
      notes: ["navlab does not simulate 'AudioEngine' yet; it is passed over"]),
    Noted(
      source: "import SwiftUI\nimport Carbon\nlet keys = UInt32(cmdKey | kVK_ANSI_E)",
      notes: [
        "navlab does not simulate 'cmdKey' yet; it is passed over",
        "navlab does not simulate 'kVK_ANSI_E' yet; it is passed over",
      ]),
  ])
  func notes(_ row: Noted) {
    let session = Session(library: standardLibrary + viewCatalog)
    let text = row.source + "\nstruct ContentView: View { var body: some View { Text(\"a\") } }"
    let found = session.diagnostics(of: [SourceFile(name: "Test.swift", text: text)])
    let said = found.map { "\($0.severity.rawValue): \($0.message)" }
    let wanted = row.notes.map { "note: \($0)" }
    expectText(said.joined(separator: "\n"), equals: wanted.joined(separator: "\n"))
  }
}
