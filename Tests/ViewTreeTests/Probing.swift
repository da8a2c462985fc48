import Checking
import Diagnostics
import Geometry
import Interpreter
import LayoutEngine
import StandardLibrary
import SwiftSource
import Testing
import ViewCatalog
import ViewTree

/// Fake views beside the real state: `Probe("name")` is a leaf of 10 × 10 that counts its builds,
/// `Row { … }` lays its content out side by side.
private let fakes: [Builtin] = [
  Builtin(nil, "struct Probe: View { typealias Body = Never }"),
  Builtin("Probe", "init(_ name: String)") { call in
    let name: String
    if case .string(let text) = call.arguments[0] { name = "\(text)" } else { name = "?" }
    return .view("Probe") { build in
      build.facets.text = name
      build.layout(.fixed(FixedLeaf(Size(width: 10, height: 10))))
    }
  },
  Builtin(nil, "struct Row<Content: View>: View { typealias Body = Never }"),
  Builtin("Row", "init(@ViewBuilder content: () -> Content)") { call in
    let content = try call.machine.call(call.arguments[0], [])
    return .view("Row") { build in
      build.layout(.hStack(.center, spacing: 0))
      build.child(content)
    }
  },
]

/// A view tree that shows `ContentView` in a window of its own, and what the program printed.
final class Tree {
  let graph: ViewGraph
  let machine: Machine
  private(set) var root: ViewNode
  private let log = Log()
  var host = LayoutHost(size: ProposedSize(width: 200, height: 400))
  private(set) var events: [String] = []

  private final class Log: OutputSink {
    var text = ""
    func write(_ text: String) { self.text += text }
  }

  init(_ source: String) throws {
    let library = standardLibrary + viewCatalog + fakes
    let checker = Checker(library: Library(library.map(\.entry)))
    let file = SourceFile(name: "App.swift", text: source)
    let program = checker.check(files: SwiftReader.parse([file]))
    for diagnostic in program.diagnostics where diagnostic.severity == .error {
      Issue.record("\(diagnostic.message)")
    }
    machine = Machine(
      library: library, types: { checker.libraryType(named: $0) }, limits: Machine.Limits(),
      seed: 0, output: log)
    graph = ViewGraph(machine: machine)
    if let main = program.main { try machine.run(main) }
    let type = try #require(program.types.first { $0.name == "ContentView" })
    let make = try #require(checker.makeFunction(for: type))
    root = try graph.mount(try machine.call(make), environment: EnvironmentValues())
    graph.onEvent = { [weak self] event in
      self?.events.append("\(event.kind.rawValue) \(event.view)")
    }
    try settle()
  }

  func settle() throws {
    for _ in 0..<100 {
      try graph.settle { [Stage(root: root, host: host)] }
      guard let next = machine.scheduler.nextTime, next <= machine.scheduler.now else { return }
      try machine.scheduler.runReady()
    }
  }

  /// What was printed since the last call, in one line.
  func printed() -> String {
    defer { log.text = "" }
    return log.text.split(separator: "\n").joined(separator: " ")
  }

  /// Does what the button of that text does.
  func tap(_ text: String) throws {
    let button = try #require(
      find(root) { $0.facets.interaction?.tap != nil && texts($0) == [text] })
    try button.facets.interaction?.tap?()
    try settle()
  }

  func find(_ node: ViewNode, where fits: (ViewNode) -> Bool) -> ViewNode? {
    if fits(node) { return node }
    for child in node.allChildren {
      if let found = find(child, where: fits) { return found }
    }
    return nil
  }

  func texts(_ node: ViewNode? = nil) -> [String] {
    let node = node ?? root
    return (node.facets.text.map { [$0] } ?? []) + node.orderedChildren.flatMap { texts($0) }
  }

  /// The node's number of the probe or text of that name.
  func number(_ text: String) -> Int? { find(root) { $0.facets.text == text }?.id }
}
