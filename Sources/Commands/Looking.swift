import Diagnostics
import Drawing
import LayoutEngine
import Simulation
import ViewTree

extension Session {
  func app() throws -> Simulator {
    guard let simulator else { throw noApp }
    return simulator
  }

  /// The screen as lines of characters, of at most `width` columns where a width is given.
  /// - Parameter inColor: with the escape sequences of a terminal of 256 colours; everything else
  ///   that a terminal would obey is made visible.
  public func picture(inColor: Bool = false, width: Int? = nil) throws -> [String] {
    let app = try app()
    var painter = TerminalPainter(squeezesEmptyRows: true)
    let list = try app.displayList()
    if let width, let first = painter.paint(list, on: app.canvas).first,
      first.terminalColumns > width
    {
      // The device's outline takes a column at each side.
      painter.columns = max(10, width - 2)
    }
    painter.colorDepth = inColor ? .palette256 : .none
    return painter.paint(list, on: app.canvas)
  }

  /// The screen as an SVG document.
  func svg() throws -> String {
    let app = try app()
    return SVGPainter().paint(try app.displayList(), on: app.canvas)
  }

  /// The story of a view's size: what it was proposed, what it chose, where it was put. Right after
  /// a view of the prompt it is that view's, where it has such a part.
  ///
  /// - Parameter number: which of several of that name, from 1.
  func explain(_ name: String?, number: Int? = nil) throws -> [String] {
    if let lines = try explainLastView(name, number: number) { return lines.map(say) }
    let app = try app()
    guard let name else { return try app.explainAll().map(say) }
    guard let lines = try app.explain(name, number: number) else {
      let which = number.map { "[\($0)]" } ?? ""
      throw CommandError(
        .badValue, "there is no view \"\(name)\"\(which) on the screen; try: tree")
    }
    return lines.map(say)
  }
}

extension ContextReport {
  /// Whether its tabs are pages without a name, and no tab bar.
  var isPager: Bool { tabs.map { tabs in tabs.allSatisfy(\.label.isEmpty) } ?? false }

  /// `stack "Profile" [.profile(userId: "user123")]`
  var line: String {
    var line = kind.rawValue
    if let title { line += " \"\(title)\"" }
    if let path { line += " [" + path.joined(separator: ", ") + "]" }
    if let selection { line += " selection \(selection)" }
    if isPager, let tabs {
      line += " (\(tabs.count) pages)"
    } else if let tabs {
      line += " " + tabs.map(\.label).joined(separator: " | ")
    }
    if let columns { line += " " + columns.joined(separator: " | ") }
    if isCollapsed == true { line += " collapsed" }
    if let detent { line += " \(detent)" }
    return line
  }
}
