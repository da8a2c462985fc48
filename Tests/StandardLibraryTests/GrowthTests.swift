import Checking
import Diagnostics
import Interpreter
import StandardLibrary
import SwiftSource
import Testing

/// What a program does n times costs twice as much where it is done twice as often: in steps.
@Suite struct GrowthTests {
  @Test(arguments: [
    "var a: [Int] = []; for i in 0..<N { a.append(i); _ = a.last }",
    "var a: [Int] = []; for i in 0..<N { a.append(i); _ = (a.first, a.isEmpty, a.endIndex) }",
    "let a = Array(0..<N); for i in a { _ = a[i..<min(i + 3, N)].count }",
    "let a = Array(0..<N); for i in a { _ = a.prefix(i % 9).count + a.suffix(i % 9).count }",
    """
    struct Stack<Element> {
      private var elements: [Element] = []
      var top: Element? { elements.last }
      mutating func push(_ element: Element) { elements.append(element) }
      mutating func pop() -> Element? { elements.popLast() }
    }
    var stack = Stack<Int>()
    for i in 0..<N { stack.push(i); _ = stack.top }
    while stack.pop() != nil {}
    """,
    "struct S { var a: [Int] = [] }; var d = [1: S()]; for i in 0..<N { d[1]?.a.append(i) }",
    "var d: [Int: [Int]] = [:]; for i in 0..<N { d[i % 2, default: []].append(i) }",
    "var s: Set<Int> = []; for i in 0..<N { s.insert(i) }; while s.popFirst() != nil {}",
  ])
  func growsWithTheCount(_ usage: String) throws {
    let (once, twice) = (try steps(usage, 8_000), try steps(usage, 16_000))
    #expect(twice * 10 < once * 23, "\(once) steps, then \(twice)")
  }

  private func steps(_ usage: String, _ count: Int) throws -> Int {
    let checker = Checker(library: Library(standardLibrary.map(\.entry)))
    let source = "let N = \(count)\n\(usage)"
    let program = checker.check(files: [
      SwiftReader.parse(SourceFile(name: "main.swift", text: source))
    ])
    #expect(program.diagnostics.filter { $0.severity == .error }.map(\.message) == [])
    let machine = Machine(
      library: standardLibrary, types: { checker.libraryType(named: $0) }, output: OutputBuffer())
    try machine.run(try #require(program.main))
    return machine.counters.steps
  }
}
