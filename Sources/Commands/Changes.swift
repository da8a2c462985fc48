import Diagnostics
import Simulation
import ViewTree

/// What a user would notice of a command: contexts that came, went or show another screen, and
/// state that changed. Taken before and after; the difference is told in a few lines.
struct Snapshot {
  private var contexts: [ContextReport] = []
  private var state: [StateEntry] = []

  init(_ app: Simulator?) {
    guard let app else { return }
    contexts = (try? app.contexts()) ?? []
    state = (try? app.state()) ?? []
  }

  /// How many lines of state are told; more are counted.
  private static let most = 8

  /// A line for each difference from `self` to `after`.
  func changes(to after: Snapshot) -> [Sentence] {
    contextChanges(to: after) + stateChanges(to: after)
  }

  private func contextChanges(to after: Snapshot) -> [Sentence] {
    var lines: [Sentence] = []
    let shared = zip(contexts, after.contexts).prefix { $0.kind == $1.kind }
    for (old, new) in shared where old != new && new.kind != .window {
      lines += new.changes(from: old).map { "\(new.kind.rawValue): \($0)" }
    }
    let count = Array(shared).count
    // What stays over something that has gone, as a sheet does, neither closed nor opened.
    let rest = after.contexts[count...].difference(from: contexts[count...])
    lines += rest.removals.reversed().map { "- \($0.context.line)" }
    lines += rest.insertions.map { "+ \($0.context.line)" }
    return lines
  }

  private func stateChanges(to after: Snapshot) -> [Sentence] {
    let own = Dictionary(state.map { ($0.identity, $0.value) }) { first, _ in first }
    let named = Dictionary(state.map { ($0.name, $0) }) { first, _ in first }
    let alive = Set(after.state.map(\.node))
    // What it was before: of the same view, whatever its number then; of the view that had its
    // name, where that one is gone.
    func former(_ entry: StateEntry) -> String? {
      if let value = own[entry.identity] { return value }
      guard let namesake = named[entry.name], !alive.contains(namesake.node) else { return nil }
      return namesake.value
    }
    let changed = after.state.compactMap { new -> Sentence? in
      guard let old = former(new), old != new.value else { return nil }
      let (before, now) = Self.shortened(old, new.value)
      return "\(new.name): \(before) → \(now)"
    }
    let rest = changed.count - Self.most
    return changed.prefix(Self.most) + (rest > 0 ? ["and \(rest) more"] : [])
  }
}

extension Snapshot {
  /// The longest value that is told whole.
  private static let longest = 60

  /// Two values that differ; of long ones the part from a little before the difference.
  private static func shortened(_ old: String, _ new: String) -> (String, String) {
    guard max(old.count, new.count) > longest else { return (old, new) }
    let shared = zip(old, new).prefix { $0 == $1 }.count
    let start = max(0, shared - 12)
    return (part(of: old, from: start), part(of: new, from: start))
  }

  private static func part(of text: String, from start: Int) -> String {
    let rest = text.dropFirst(start)
    let lead = start > 0 ? "…" : ""
    return rest.count > longest ? "\(lead)\(rest.prefix(longest - 1))…" : "\(lead)\(rest)"
  }
}

extension CollectionDifference.Change where ChangeElement == ContextReport {
  fileprivate var context: ContextReport {
    switch self {
    case .insert(_, let context, _), .remove(_, let context, _): context
    }
  }
}

extension StateEntry {
  /// The view's node, and `count` of `Row[2].count`.
  fileprivate var identity: [String] { [String(node), String(name.drop { $0 != "." })] }
}

extension ContextReport {
  /// What is told of the way from `old`: the place, or what else has changed there.
  fileprivate func changes(from old: ContextReport) -> [Sentence] {
    guard place == old.place else { return ["\(old.place) → \(place)"] }
    if let before = old.levels, let levels, before != levels {
      return ["screen \(before) → screen \(levels)"]
    }
    return zip(old.tabs ?? [], tabs ?? []).filter { $0.badge != $1.badge }.map {
      "badge of \"\($1.label)\" \(badge($0)) → \(badge($1))"
    }
  }

  private func badge(_ tab: TabItem) -> Sentence {
    tab.badge.map { Sentence(verbatim: $0) } ?? "none"
  }

  /// Where in the context the user is: `"Profile" [.profile]`.
  fileprivate var place: Sentence {
    var parts: [String] = []
    if let title { parts.append("\"\(title)\"") }
    if let path { parts.append("[" + path.joined(separator: ", ") + "]") }
    if let selection { parts.append("selection \(selection)") }
    if let columns { parts.append(columns.joined(separator: " | ")) }
    if isCollapsed == true { parts.append("collapsed") }
    if let detent { parts.append(detent) }
    return parts.isEmpty ? "no title" : Sentence(verbatim: parts.joined(separator: " "))
  }
}
