import Checking
import Diagnostics
import Interpreter
import StandardLibrary
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

  private func closures(_ row: (before: String, after: String), levels: Int) -> Int {
    let body =
      String(repeating: row.before, count: levels) + "Text(\"x\")"
      + String(repeating: row.after, count: levels)
    let source = """
      import SwiftUI
      struct ContentView: View {
        @State private var isOn = false
        let items = ["a", "b"]
        var body: some View { \(body) }
      }
      """
    let checker = Checker(library: Library((standardLibrary + viewCatalog).map(\.entry)))
    let before = checker.work.closures
    let checked = checker.check(files: [
      SwiftReader.parse(SourceFile(name: "test.swift", text: source))
    ])
    #expect(checked.diagnostics.map(\.message) == [])
    return checker.work.closures - before
  }
}
