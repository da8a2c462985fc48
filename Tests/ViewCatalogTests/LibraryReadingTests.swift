import Checking
import Diagnostics
import Interpreter
import StandardLibrary
import SwiftSource
import TestSupport
import Testing
import ViewCatalog

/// The quick reader of the library's declarations agrees with the parser, on every one.
@Suite struct LibraryReadingTests {
  @Test func readsWhatTheParserReads() {
    var wrong: [String] = []
    for builtin in standardLibrary + viewCatalog {
      var text = builtin.entry.text
      if let owner = builtin.entry.extending { text = "extension \(owner) {\n\(text)\n}" }
      let source = SourceFile(name: "<library>", text: text)
      let quick = SwiftReader.parse(library: source, fileIndex: .max).dump(places: true)
      let parsed = SwiftReader.parse(source, fileIndex: .max).dump(places: true)
      if quick != parsed { wrong.append("\(text)\nquick:\n\(quick)\nparsed:\n\(parsed)") }
    }
    expectText(wrong.joined(separator: "\n\n"), equals: "")
  }

  @Test func leavesLittleToTheParser() {
    let texts = (standardLibrary + viewCatalog).map { builtin in
      let text = builtin.entry.text
      return builtin.entry.extending.map { "extension \($0) {\n\(text)\n}" } ?? text
    }
    let left = texts.filter { !SwiftReader.readsQuickly(SourceFile(name: "<library>", text: $0)) }
    #expect(left.count < texts.count / 20)
  }
}
