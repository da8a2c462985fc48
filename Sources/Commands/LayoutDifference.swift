import Diagnostics
import Simulation

/// What differs between two layouts: views that came, went, moved or changed their size.
///
/// Views are the same where their node is; two views of one node are told apart by their order.
struct LayoutDifference {
  private struct Key: Hashable {
    var id: Int
    var count: Int
  }

  /// `+` came, `-` went, `~` moved or changed; in reading order, what went last.
  let lines: [Sentence]

  init(from old: LayoutReport?, to new: LayoutReport) {
    let before = old.map(Self.entries) ?? []
    let after = Self.entries(new)
    let known = Dictionary(uniqueKeysWithValues: before)
    let left = Set(after.map(\.0))
    var lines: [Sentence] = []
    for (key, view) in after {
      guard let was = known[key] else {
        lines.append("+ \(view.title)  \(view.frame.text)")
        continue
      }
      let title = was.label == view.label ? view.title : "\(was.title) → \(view.title)"
      if was.frame.text != view.frame.text {
        lines.append("~ \(title)  \(was.frame.text) → \(view.frame.text)")
      } else if was.label != view.label {
        lines.append("~ \(title)")
      }
    }
    for (key, view) in before where !left.contains(key) {
      lines.append("- \(view.title)  \(view.frame.text)")
    }
    self.lines = lines.isEmpty ? ["no frame has changed"] : lines
  }

  private static func entries(_ report: LayoutReport) -> [(Key, LayoutReport)] {
    var counts: [Int: Int] = [:]
    var entries: [(Key, LayoutReport)] = []
    func collect(_ report: LayoutReport) {
      counts[report.id, default: 0] += 1
      entries.append((Key(id: report.id, count: counts[report.id, default: 0]), report))
      for child in report.children { collect(child) }
    }
    collect(report)
    return entries
  }
}

extension LayoutReport {
  /// `Text "Hello"`
  var title: String { view + (label.map { " \"\($0)\"" } ?? "") }
}
