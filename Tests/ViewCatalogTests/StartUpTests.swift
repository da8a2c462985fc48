import Checking
import Diagnostics
import Interpreter
import StandardLibrary
import SwiftSource
import Testing
import ViewCatalog

/// What a small app reads of a large library.
struct StartUpTests {
  @Test func onlyDeclarationsThatAreNamedAreRead() {
    let library = (standardLibrary + viewCatalog).map(\.entry)
    let checker = Checker(library: Library(library))
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
    #expect(library.count > 3_000)
    #expect(checker.work.declarations < 300)
  }
}
