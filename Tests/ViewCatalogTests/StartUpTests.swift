import Checking
import Diagnostics
import Interpreter
import SwiftSource
import Testing
import ViewCatalog

/// What a small app reads of a large library.
struct StartUpTests {
  @Test func onlyDeclarationsThatAreNamedAreRead() {
    let checker = Checker(library: wholeLibrary.declarations)
    #expect(checker.work.declarations == 0)
    let source = """
      import SwiftUI
      struct ContentView: View {
        @State private var count = 0
        var body: some View {
          VStack {
            Text("Count \\(count)")
            Button("Add") { count += 1 }
          }
        }
      }
      """
    let checked = checker.check(files: [
      SwiftReader.parse(SourceFile(name: "App.swift", text: source))
    ])
    #expect(checked.diagnostics.map(\.message) == [])
    #expect(wholeLibrary.builtins.count > 3_000)
    #expect(checker.work.declarations < 300)
  }
}
