import Checking
import Interpreter
import ViewTree

/// The menu of a list's rows, by the values of those that it is about.
var rowMenus: [Builtin] {
  [
    Builtin(
      "View",
      """
      func contextMenu<I: Hashable, M: View>(
        forSelectionType itemType: I.Type = I.self, @ViewBuilder menu: @escaping (Set<I>) -> M,
        primaryAction: ((Set<I>) -> Void)? = nil
      ) -> some View
      """
    ) { call in
      let (machine, content) = (call.machine, call.arguments[0])
      let (items, primary) = (call.arguments[2], call.arguments[3].optionalContent)
      return .view("contextMenu") { build in
        let (node, graph, environment) = (build.node, build.graph, build.environment)
        let show = build.menu { [weak node] in node?.parts[.menuItems]?.menuEntries ?? [] }
        let make = { [weak node, weak graph] (rows: Value) throws -> ViewNode? in
          guard let node, let graph else { return nil }
          let made = try graph.setPart(
            .menuItems, of: node, to: machine.call(items, [rows]), environment: environment)
          _ = try graph.render(made)
          return made
        }
        var choose: ((Value) throws -> Void)?
        // A Mac's rows do it at a double click.
        if let primary, build.environment.system.idiom != .mac {
          choose = { _ = try machine.call(primary, [$0]) }
        }
        build.environment.system.rowMenu = RowMenu(
          open: { rows in
            guard let made = try make(rows), !made.menuEntries.isEmpty else { return }
            try show()
          },
          options: { try make($0)?.menuOptions ?? [] }, primary: choose)
        build.child(content)
      }
    }
  ]
}
