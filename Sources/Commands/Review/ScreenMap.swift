import Diagnostics
import Simulation
import ViewTree

/// The screens of an app that a user can reach, and the ways between them.
struct ScreenMap {
  struct Screen {
    /// From 1, in the order in which they were found: breadth first.
    var number: Int
    var contexts: [ContextReport]
    /// The program's own views on it.
    var views: [String]
    /// The one of them that it is; nil where its content is written in place.
    var frontView: String?
    /// What stands first on a pushed screen that has no title to be known by.
    var text: String?
    /// Everything that can be read on it but its back button.
    var texts: [String] = []
    /// The titles of a split view's columns, and how many rows are selected in them.
    var columns: [String] = []
    var hasBackButton: Bool
    /// Whether there is nothing to do on it but leave.
    var isReadOnly: Bool
    /// Whether what can be done on it may depend on what is typed.
    var hasFields = false
    /// How many acts lead to it from the launch, without those that scroll.
    var depth: Int
    /// Whether what can be done on it was done.
    var isWalked = false
    /// Whether it was pushed or presented over the screen that led here.
    var wasEntered = false
  }

  /// What one act on a screen does.
  struct Way {
    enum End: Equatable {
      case screen(Int)
      case failure(String)

      var number: Int? {
        if case .screen(let number) = self { return number }
        return nil
      }
    }

    var from: Int
    /// As a user would type it: `tap "Next"`.
    var act: String
    /// Whether it only chooses another tab.
    var choosesTab: Bool
    /// Whether it is a row of many alike.
    var isOfRow: Bool
    /// Whether it pushes what already lies below in the same stack.
    var isCircular = false
    var end: End
  }

  var screens: [Screen] = []
  var ways: [Way] = []
  /// Whether there is more than was walked.
  var isCut = false
  /// Whether the user stopped the walk before its end.
  var isStopped = false
  /// The program's views that were on a screen.
  var seen: Set<String> = []
  /// Views of the program that no screen has shown.
  var unseenViews: [String] = []
  /// Routes that are declared and that nothing has led to.
  var unreachedRoutes: [String] = []

  func ways(from number: Int) -> [Way] { ways.filter { $0.from == number } }

  /// Those that lead to another screen.
  func ways(onwardFrom number: Int) -> [Way] {
    ways(from: number).filter { way in way.end.number.map { $0 != number } ?? false }
  }

  /// A paragraph for each screen: its place, and where each act leads; then what nothing leads to.
  var lines: [Sentence] {
    var lines: [Sentence] = []
    for screen in screens {
      let line: Sentence = "\(screen.number)  \(screen.place)  depth \(screen.depth)"
      lines.append(isDeadEnd(screen) ? "\(line)  dead end" : line)
      for way in ways(from: screen.number) {
        switch way.end {
        case .screen(let number): lines.append("     \(way.act) → \(number)")
        case .failure(let message): lines.append("     \(way.act) fails: \(message)")
        }
      }
    }
    if !unreachedRoutes.isEmpty {
      let routes = Sentence.list(unreachedRoutes)
      lines.append(isCut ? "not pushed so far: \(routes)" : "nothing leads to: \(routes)")
    }
    if !unseenViews.isEmpty {
      let views = Sentence.list(unseenViews)
      lines.append(isCut ? "not met so far: \(views)" : "never on a screen: \(views)")
    }
    let rest: Sentence =
      isStopped ? "stopped before all was walked" : "there are more, too many or too deep to walk"
    lines.append(size.adding(isCut ? rest : nil))
    return lines
  }

  /// How many screens were found.
  var size: Sentence { screens.count == 1 ? "1 screen" : "\(screens.count) screens" }
}

extension ScreenMap.Screen {
  /// The contexts from outside in: `tabs selection 0 › stack "Home" []`.
  var place: String {
    let shown = contexts.count > 1 ? Array(contexts.dropFirst()) : contexts
    let line = shown.map { context in
      var context = context
      context.path = context.path?.map { $0.shortened(to: 40) }
      return context.line
    }.joined(separator: " › ")
    return views.isEmpty ? line : line + "  " + views.joined(separator: ", ")
  }

  /// The view that it is, its title, or else what is on it.
  var name: String {
    let title = contexts.last?.title.flatMap { $0.isEmpty ? nil : $0 }
    let text = texts.first.map { "\"\($0.showingControls())\"" }
    return frontView ?? title ?? text ?? contexts.last?.line ?? ""
  }

  /// The view that it is, or in whose code it is written.
  var viewInSource: String? { frontView ?? views.last }

  /// How many levels of the innermost stack are open on it.
  var stackLevels: Int { contexts.last { $0.levels != nil }?.levels ?? 1 }

  /// What it and the screens below it in the stack show, where those of `trail` were seen before.
  func trail(above trail: [[String]]) -> [[String]] {
    let below = trail.prefix(max(1, stackLevels) - 1)
    return below + Array(repeating: [], count: max(0, stackLevels - 1 - below.count)) + [content]
  }

  /// How many levels of the deepest stack are open on it.
  var levels: Int { contexts.compactMap(\.levels).max() ?? 1 }

  /// Whether it stands over another screen, pushed or presented; a root that is shown in place of
  /// another one needs no way back.
  func isOver(_ other: ScreenMap.Screen) -> Bool {
    let kinds = contexts.map(\.kind)
    let below = other.contexts.map(\.kind)
    if kinds == below {
      return kinds.last == .stack
        && (contexts.last?.levels ?? 1) > (other.contexts.last?.levels ?? 1)
    }
    return kinds.starts(with: below) && kinds.dropFirst(below.count).contains(where: \.isPresented)
  }

  /// Whether it is the other or stands over it, however it was reached: in what that is presented
  /// in, and no lower in its stack.
  func isInside(_ other: ScreenMap.Screen) -> Bool {
    let last = other.contexts.lastIndex { $0.kind.isPresented || ($0.levels ?? 1) > 1 } ?? 0
    guard contexts.count > last else { return false }
    return (0...last).allSatisfy { index in
      let (own, its) = (contexts[index], other.contexts[index])
      return own.kind == its.kind && (own.levels ?? 1) >= (its.levels ?? 1)
        && (index == last || own.selection == its.selection)
    }
  }

  /// What tells it from other screens: its contexts and views, without the numbers and texts by
  /// which the rows of a list differ, and without what lies below it in its stack: a screen that
  /// pushes its like, and one that several others push, is one screen.
  var shape: [String] {
    contexts.map { context in
      var parts = [context.kind.rawValue]
      parts.append(context.title?.shape ?? "")
      if (context.levels ?? 1) > 1 { parts += ["pushed", context.path?.last?.shape ?? ""] }
      // The list of further tabs is one, whatever tab was left for it.
      let isAnyTab = context.isPager || context.kind == .tabs && context.title != nil
      parts.append(isAnyTab ? "" : context.selection ?? "")
      parts += context.columns ?? []
      return parts.joined(separator: " ")
    } + views + columns + [text?.shape ?? ""]
  }

  /// What it shows to the letter, wherever it lies in its stack: by its title and value, and by
  /// all its texts where it has no value: the steps of an assistant bear one title.
  var content: [String] {
    let value = showsLastValue ? contexts.last?.path?.last : nil
    let name = [contexts.last?.title ?? "", value ?? ""]
    return name + views + (value == nil ? texts : [])
  }

  /// Whether it is the destination of its path's last value: a screen that a binding has pushed
  /// stays on top of what the path gets.
  var showsLastValue: Bool {
    guard let last = contexts.last, let path = last.path else { return false }
    return !path.isEmpty && (last.levels ?? 1) - 1 == path.count
  }
}

extension String {
  /// With every number, and every text in quotes, made the same.
  fileprivate var shape: String {
    var result = ""
    var isQuoted = false
    for character in self {
      if character == "\"" {
        isQuoted.toggle()
        result.append(character)
      } else if !isQuoted {
        if !character.isNumber {
          result.append(character)
        } else if result.last != "#" {
          result.append("#")
        }
      }
    }
    return result
  }
}

extension ScreenKind {
  /// Whether it stands above what it was presented from.
  var isPresented: Bool {
    switch self {
    case .sheet, .fullScreenCover, .popover, .alert, .confirmationDialog, .menu: true
    case .window, .tabs, .stack, .split: false
    }
  }
}
