import Diagnostics
import ViewTree

extension ScreenMap {
  // MARK: Mermaid

  /// A flowchart in Mermaid's language: screens as boxes, ways as arrows.
  var mermaid: [String] {
    var lines = ["flowchart LR"]
    for screen in screens {
      let text = screen.labels.map(\.mermaidText).joined(separator: "<br/>")
      let mark = isDeadEnd(screen) ? ":::deadEnd" : ""
      lines.append("  s\(screen.number)[\"\(text)\"]\(mark)")
    }
    for (from, to, acts) in arrows {
      lines.append(
        "  s\(from) -->|\"\(acts.map(\.mermaidText).joined(separator: "<br/>"))\"| s\(to)")
    }
    for (index, name) in (unreachedRoutes + unseenViews).enumerated() {
      lines.append("  u\(index + 1)[\"\(name.mermaidText)\"]:::unreached")
    }
    lines.append("  classDef deadEnd stroke:#d00,stroke-width:2px")
    lines.append("  classDef unreached stroke-dasharray:4")
    return lines
  }

  /// The ways between two screens, each pair once, with all acts that lead that way; going back
  /// where one came from is left out.
  private var arrows: [(from: Int, to: Int, acts: [String])] {
    var found: [(from: Int, to: Int, acts: [String])] = []
    for way in ways where way.act != "back" && way.act != "dismiss" {
      guard let to = way.end.number else { continue }
      if let index = found.firstIndex(where: { $0.from == way.from && $0.to == to }) {
        if found[index].acts.count < 3 { found[index].acts.append(way.act) }
      } else {
        found.append((way.from, to, [way.act]))
      }
    }
    return found
  }

  // MARK: SVG

  private static let box = (width: 220.0, height: 64.0)
  private static let gap = (x: 120.0, y: 28.0)
  private static let margin = 20.0

  /// A picture: a column for each depth, screens from the top in the order found.
  var svg: [String] {
    var rows: [Int: Int] = [:]
    var places: [Int: (x: Double, y: Double)] = [:]
    for screen in screens {
      let depth = screen.depth
      let row = rows[depth, default: 0]
      rows[depth] = row + 1
      places[screen.number] = (
        Self.margin + Double(depth) * (Self.box.width + Self.gap.x),
        Self.margin + Double(row) * (Self.box.height + Self.gap.y)
      )
    }
    let width = (places.values.map(\.x).max() ?? 0) + Self.box.width + Self.margin
    let height = (places.values.map(\.y).max() ?? 0) + Self.box.height + Self.margin
    var lines = [
      "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(width.points)\" "
        + "height=\"\(height.points)\" font-family=\"sans-serif\" font-size=\"12\">",
      "<defs><marker id=\"arrow\" markerWidth=\"8\" markerHeight=\"8\" refX=\"7\" refY=\"4\" "
        + "orient=\"auto\"><path d=\"M0,0 L8,4 L0,8 z\"/></marker></defs>",
    ]
    for (from, to, acts) in arrows {
      if let start = places[from], let end = places[to] { lines += arrow(start, end, acts) }
    }
    for screen in screens {
      if let place = places[screen.number] { lines += box(screen, place) }
    }
    return lines + ["</svg>"]
  }

  private func arrow(
    _ start: (x: Double, y: Double), _ end: (x: Double, y: Double), _ acts: [String]
  ) -> [String] {
    let y = (start.y + Self.box.height / 2, end.y + Self.box.height / 2)
    let goesOn = end.x > start.x
    let x = (goesOn ? start.x + Self.box.width : start.x, goesOn ? end.x : end.x + Self.box.width)
    let middle = (x.0 + x.1) / 2
    return [
      "<path d=\"M\(x.0.points),\(y.0.points) C\(middle.points),\(y.0.points) "
        + "\(middle.points),\(y.1.points) \(x.1.points),\(y.1.points)\" fill=\"none\" "
        + "stroke=\"#888\" marker-end=\"url(#arrow)\"/>",
      "<text x=\"\(middle.points)\" y=\"\(((y.0 + y.1) / 2 - 4).points)\" "
        + "text-anchor=\"middle\" fill=\"#555\" font-size=\"10\">"
        + (acts.first ?? "").xmlText + "</text>",
    ]
  }

  private func box(_ screen: Screen, _ place: (x: Double, y: Double)) -> [String] {
    let color = isDeadEnd(screen) ? "#d00" : "#333"
    var lines = [
      "<rect x=\"\(place.x.points)\" y=\"\(place.y.points)\" "
        + "width=\"\(Self.box.width.points)\" height=\"\(Self.box.height.points)\" rx=\"8\" "
        + "fill=\"#fff\" stroke=\"\(color)\"/>"
    ]
    for (index, label) in screen.labels.prefix(3).enumerated() {
      lines.append(
        "<text x=\"\((place.x + 10).points)\" y=\"\((place.y + 18 + Double(index) * 17).points)\">"
          + "\(label.shortened(to: 30).xmlText)</text>")
    }
    return lines
  }
}

extension ScreenMap.Screen {
  /// Its number and context, its title, the program's view.
  fileprivate var labels: [String] {
    let kinds = contexts.dropFirst().map(\.kind.rawValue)
    var labels = ["\(number)  " + (kinds.isEmpty ? "window" : kinds.joined(separator: " › "))]
    if let title = contexts.last?.title, !title.isEmpty { labels.append(title) }
    if let view = views.last { labels.append(view) }
    return labels
  }
}

extension String {
  fileprivate var mermaidText: String {
    escaped { ["\"": "#quot;", "<": "#lt;", ">": "#gt;", "#": "#35;"][$0] }
  }

  fileprivate var xmlText: String {
    escaped { ["&": "&amp;", "<": "&lt;", ">": "&gt;", "\"": "&quot;"][$0] }
  }

  /// With what a language reads as its own written as it wants it.
  private func escaped(_ replacement: (Character) -> String?) -> String {
    showingControls().map { replacement($0) ?? String($0) }.joined()
  }

  /// Its beginning, where it is longer than there is room for.
  func shortened(to most: Int) -> String { count > most ? prefix(most - 1) + "…" : self }
}
