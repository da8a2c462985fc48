import Diagnostics
import Interpreter
import ViewTree

extension Simulator {
  /// The layout of a view on its own in this app's window, with its surroundings and state as they
  /// are now. Nothing appears: no `onAppear` or task runs, and the app does not change.
  public func layoutReport(of view: Value) throws -> LayoutReport {
    try look(at: view) { try $0.layoutReport() }
  }

  /// What `explain` says of a part of that view, or without a name of all of it; nil where it has
  /// none of that name.
  public func explain(
    _ name: String?, number: Int? = nil, in view: Value
  ) throws -> [Sentence]? {
    try look(at: view) { simulator in
      guard let name else { return try simulator.explainAll() }
      return try simulator.explain(name, number: number)
    }
  }

  private func look<Answer>(
    at view: Value, _ body: (Simulator) throws -> Answer
  ) throws -> Answer {
    let (tracker, system) = (machine.tracker, machine.system)
    let other = Simulator(program: program, machine: machine, world: world)
    defer { (machine.tracker, machine.system) = (tracker, system) }
    other.proposal = proposal
    return try other.show(unseen: view) { try body(other) }
  }
}
