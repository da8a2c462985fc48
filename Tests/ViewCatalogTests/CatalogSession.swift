import Commands
import Diagnostics
import Simulation
import ViewCatalog
import ViewTree

/// A program in a session, as a user has it: what commands say, what it prints, what it shows.
final class CatalogSession {
  private let session: Session
  /// What the program printed, what came and went, and what went wrong, in order.
  private(set) var log: [String] = []

  /// - Parameter files: what lies in the app's bundle, by name.
  init(_ source: String, files: [String: String] = [:]) {
    session = Session(library: wholeLibrary)
    session.readResource = { name, _ in files[name].map { Array($0.utf8) } }
    let file = SourceFile(name: "Test.swift", text: source)
    note(session.launch([file]))
  }

  /// Runs commands or lines of Swift; what they logged.
  @discardableResult
  func run(_ lines: String...) -> [String] {
    let start = log.count
    for line in lines { note(session.respond(to: line)) }
    return Array(log[start...])
  }

  private func note(_ reply: Reply) {
    for event in reply.events {
      switch event {
      case .print, .openURL: log.append(event.told?.description ?? "")
      case .appear(let view): log.append("+\(view)")
      case .disappear(let view): log.append("-\(view)")
      }
    }
    if let error = reply.error { log.append("\(error.code): \(error.message)") }
    log += reply.diagnostics.filter { $0.severity == .error }.map(\.message)
  }

  /// The layout of everything on the screen.
  var layout: LayoutReport? { try? session.simulator?.layoutReport() }

  /// The texts on screen.
  var texts: [String] { (try? session.simulator?.screen().texts) ?? [] }

  /// The controls on screen: `button "Add"`, with value and state where there are any.
  var controls: [String] {
    ((try? session.simulator?.screen().controls) ?? []).map { control in
      var text = "\(control.role) \"\(control.label)\""
      if let value = control.value { text += " = \(value)" }
      if control.isSelected == true { text += " selected" }
      return control.isEnabled ? text : text + " disabled"
    }
  }

  /// The state of the views on screen: `ContentView.count = 1`.
  var state: [String] {
    ((try? session.simulator?.state()) ?? []).map { "\($0.name) = \($0.value)" }
  }

  /// How often a view's body has run.
  func bodies(of view: String) -> Int { session.simulator?.graph.bodies[view] ?? 0 }
}
