import Diagnostics
import Geometry

/// Texts that stand in one row beside each other: one text, or the label of a control.
struct LabelGroup: Hashable {
  /// A piece and the columns it stands from the group's start.
  struct Piece: Hashable {
    var label: Label
    var text: String
    var offset: Int
  }

  var pieces: [Piece]
  var columns: Int
  var frame: Rect
  var clip: CellSpan
  var control: Int?
  /// Marks that stay when the text is cut: the brackets of a control.
  var trailing = ""

  var isPicture: Bool { pieces.contains { $0.label.isPicture } }
}

/// Puts the collected texts into the grid, top row first and left to right, so that none covers
/// another: a text that finds its place taken moves a few columns, then a few rows, then is cut.
struct TerminalLabels {
  let scene: TerminalScene
  var grid: TerminalGrid
  /// The centres of what holds texts, to see which texts are centred.
  let midpoints: [Rect]
  /// Where the texts stand, to see which begin at one line.
  private(set) var frames: [Rect] = []

  init(_ scene: TerminalScene, grid: TerminalGrid) {
    self.scene = scene
    self.grid = grid
    midpoints = scene.containers
  }

  /// The grid with all visible texts.
  mutating func placed() -> TerminalGrid {
    let visible = scene.labels.filter(isVisible)
    let groups = groups(of: visible)
    frames = groups.map(\.frame)
    for group in groups { place(group) }
    return grid
  }

  private func isVisible(_ label: Label) -> Bool {
    guard !label.text.isEmpty, label.color.opacity > 0.02, !label.clip.isEmpty else { return false }
    let row = grid.row(at: label.frame.midY)
    guard label.clip.rows.contains(row) else { return false }
    let frame = label.frame
    var shown = 0
    for x in [frame.minX + frame.size.width * 0.2, frame.midX, frame.maxX - frame.size.width * 0.2]
    {
      let column = grid.column(at: x)
      guard label.clip.columns.contains(column) else { continue }
      if grid[row, column].cover < label.order { shown += 1 }
    }
    return shown >= 2
  }
}

// Groups.
extension TerminalLabels {
  private struct Key: Hashable {
    var row: Int
    var control: Int
  }

  private func groups(of labels: [Label]) -> [LabelGroup] {
    var joined: [[Label]] = []
    var places: [Key: Int] = [:]
    for label in labels {
      let row = grid.row(at: label.frame.midY)
      if let control = label.control, scene.controls[control].control.kind.joinsLabels {
        let key = Key(row: row, control: control)
        if let place = places[key] {
          joined[place].append(label)
          continue
        }
        places[key] = joined.count
      } else if let last = joined.last?.last, last.control == label.control,
        continues(label, last)
      {
        joined[joined.count - 1].append(label)
        continue
      }
      joined.append([label])
    }
    var groups = joined.map(group)
    for index in mostTelling(groups) { mark(&groups[index]) }
    return groups.sorted { a, b in
      if a.isPicture != b.isPicture { return a.isPicture }
      let rows = (grid.row(at: a.frame.midY), grid.row(at: b.frame.midY))
      if rows.0 != rows.1 { return rows.0 < rows.1 }
      return (a.frame.minX, a.pieces[0].label.order) < (b.frame.minX, b.pieces[0].label.order)
    }
  }

  /// Whether a piece of the same line of text follows at once.
  private func continues(_ label: Label, _ last: Label) -> Bool {
    label.order == last.order + 1 && abs(label.frame.minX - last.frame.maxX) < 0.25
      && abs(label.frame.maxY - last.frame.maxY) < label.frame.size.height
  }

  private func group(_ labels: [Label]) -> LabelGroup {
    let labels = labels.sorted { ($0.frame.minX, $0.order) < ($1.frame.minX, $1.order) }
    let first = labels[0]
    var frame = first.frame
    var pieces: [LabelGroup.Piece] = []
    var end = 0
    for label in labels {
      let gap = label.frame.minX - frame.maxX
      if !pieces.isEmpty {
        if gap > 14 {
          end = max(end + 1, Int((label.frame.minX - first.frame.minX) / grid.columnWidth))
        } else if gap > 0.25 {
          end += 1
        }
      }
      pieces.append(LabelGroup.Piece(label: label, text: label.text, offset: end))
      end += label.text.terminalColumns
      frame = frame.union(label.frame)
    }
    return LabelGroup(
      pieces: pieces, columns: end, frame: frame, clip: first.clip, control: first.control)
  }

  /// For each control the row of its label that gets the marks: of a menu the one that ends last,
  /// as what is chosen does, of another the one with the most letters.
  private func mostTelling(_ groups: [LabelGroup]) -> [Int] {
    func weight(_ group: LabelGroup, _ control: Int) -> (Double, Int) {
      let placed = scene.controls[control].control
      guard placed.kind == .menu else { return (0, group.columns) }
      return (placed.isMirrored ? -group.frame.minX : group.frame.maxX, group.columns)
    }
    var best: [Int: Int] = [:]
    for (index, group) in groups.enumerated() {
      guard let control = group.control else { continue }
      if let found = best[control], weight(groups[found], control) >= weight(group, control) {
        continue
      }
      best[control] = index
    }
    return best.values.sorted()
  }

  private func mark(_ group: inout LabelGroup) {
    guard let index = group.control, let last = group.pieces.last else { return }
    let marks = scene.controls[index].control.marks
    guard !marks.before.isEmpty || !marks.after.isEmpty else { return }
    let shift = marks.before.terminalColumns
    for place in group.pieces.indices { group.pieces[place].offset += shift }
    if shift > 0 {
      group.pieces.insert(
        LabelGroup.Piece(label: group.pieces[0].label, text: marks.before, offset: 0), at: 0)
    }
    group.columns += shift
    group.trailing = marks.after
    if !marks.after.isEmpty {
      group.pieces.append(
        LabelGroup.Piece(label: last.label, text: marks.after, offset: group.columns))
      group.columns += marks.after.terminalColumns
    }
  }
}
