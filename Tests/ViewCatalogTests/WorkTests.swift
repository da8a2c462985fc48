import Checking
import Diagnostics
import Interpreter
import SwiftSource
import Testing
import ViewCatalog

/// How the work of checking views grows with their depth, in counts.
struct WorkTests {
  static let nestings: [(before: String, after: String)] = [
    ("ForEach(items, id: \\.self) { item in ", " }"),
    ("ForEach(0..<3) { item in ", " }"),
    ("VStack { ForEach(items, id: \\.self) { item in ", " } }"),
    ("List(items, id: \\.self) { item in ", " }"),
    ("NavigationLink { ", " } label: { Text(\"b\") }"),
    ("Text(\"a\").background { ", " }"),
    ("Text(\"a\").overlay(alignment: .top) { ", " }"),
    ("Text(\"a\").sheet(isPresented: $isOn) { ", " }"),
    ("Section { ", " } header: { Text(\"b\") }"),
    ("Button { isOn = true } label: { ", " }"),
  ]

  /// Each level of closures is checked as often as the one around it, and a few times more.
  @Test(arguments: nestings)
  func closuresInsideClosuresAreCheckedAFewTimesEach(_ row: (before: String, after: String)) {
    let (shallow, deep) = (closures(row, levels: 3), closures(row, levels: 9))
    let closuresOfOne = (row.before + row.after).count { $0 == "{" }
    #expect(deep <= 12 * 9 * closuresOfOne, "\(deep) closures checked, \(shallow) of 3 levels")
  }

  /// What is wrong at each of many levels is given up at some point, and that is said.
  @Test(arguments: [
    "Text(isOn ?detail: { ", "ForEach(items, id: \\.self) { Textlet a = 1; var b: some View { ",
    "HStack { ForEach(1...5, id: \\.self) { index Int? ",
  ])
  func mistakesInsideMistakesEnd(_ piece: String) {
    let (checker, checked) = checked(body: String(repeating: piece, count: 24) + "Text(\"x\")")
    #expect(checked.diagnostics.contains { $0.severity == .error })
    #expect(checker.work.closures < 20_000)
  }

  private func closures(_ row: (before: String, after: String), levels: Int) -> Int {
    let body =
      String(repeating: row.before, count: levels) + "Text(\"x\")"
      + String(repeating: row.after, count: levels)
    let (checker, checked) = checked(body: body)
    #expect(checked.diagnostics.map(\.message) == [])
    return checker.work.closures
  }

  private func checked(body: String) -> (Checker, CheckedProgram) {
    let source = """
      import SwiftUI
      struct ContentView: View {
        @State private var isOn = false
        let items = ["a", "b"]
        var body: some View { \(body) }
      }
      """
    let checker = Checker(library: wholeLibrary.declarations)
    return (
      checker,
      checker.check(files: [SwiftReader.parse(SourceFile(name: "test.swift", text: source))])
    )
  }
}
