import Checking
import Diagnostics
import Geometry
import Interpreter
import LayoutEngine

/// A root on the screen, and the part of the screen that it is laid out in: a window, a sheet.
public struct Stage {
  public var root: ViewNode
  public var host: LayoutHost
  /// Whether the views of the stages below count as gone.
  public var hidesBelow: Bool
  /// Whether no field of the stages below has the focus any longer (navigation rule 17.9).
  public var takesFocus: Bool

  public init(
    root: ViewNode, host: LayoutHost, hidesBelow: Bool = false, takesFocus: Bool = false
  ) {
    self.root = root
    self.host = host
    self.hidesBelow = hidesBelow
    self.takesFocus = takesFocus
  }
}

extension ViewGraph {
  /// How often state may change in answer to its own consequences before navlab gives up.
  public static let maximumPasses = 100
  /// How deep geometry readers may stand in each other.
  static let maximumReaderLevels = 1_000
  /// How often views are made anew because frames that they read have moved.
  static let maximumFramePasses = 10

  /// Updates what has changed, lays the stages out, makes the content that waited for its size,
  /// tells views that they have come, changed or gone, and starts again while that changes state.
  ///
  /// - Parameters:
  ///   - notifying: whether views are told (`onAppear`, `onChange`, tasks); not for a view that is
  ///     only looked at.
  ///   - stages: asked anew for each pass, since an update may present something.
  /// - Throws: what the program's code throws; `Unsettled` when the passes do not end.
  public func settle(notifying: Bool = true, _ stages: () throws -> [Stage]) throws {
    var pass = 0
    var levels = 0
    frame += 1
    while pass < Self.maximumPasses && levels < Self.maximumReaderLevels {
      try flush()
      let current = try stages()
      if hasChanges {
        pass += 1
        continue
      }
      needsLayout = false
      var views: [RenderedView] = []
      var covered = 0
      var unfocused = 0
      for stage in current {
        if stage.hidesBelow { covered = views.count }
        if stage.takesFocus { unfocused = views.count }
        views += try layOut(stage)
      }
      if recountElements() {
        pass += 1
        continue
      }
      switch try refreshReaders() {
      case .none: break
      case .new:
        levels += 1
        continue
      case .resized:
        pass += 1
        continue
      }
      if pass < Self.maximumFramePasses && refreshFrameReaders() {
        pass += 1
        continue
      }
      // What stands at a view of the stage below follows it where it went.
      if pass < Self.maximumFramePasses, current.count > 1,
        try stages().map(\.host) != current.map(\.host)
      {
        pass += 1
        continue
      }
      guard notifying else { return }
      try runPending()
      try notePreferences(in: views)
      try noteRowsThatLeft()
      try updateLifecycle(Array(views[covered...]))
      try dropFocus(unlessIn: views[unfocused...])
      // What a screen has started ends before it is told that the screen has gone (rule 5.3).
      if hasCancelled { try machine.scheduler.runReady() }
      hasCancelled = false
      try runAfterUpdate()
      if !hasChanges && !needsLayout && pending.isEmpty {
        forgetElements()
        releaseUnmounted()
        // What went with them may change something once more.
        try machine.runDeinitializers()
        if !hasChanges { return }
      }
      pass += 1
    }
    throw Unsettled()
  }

  private func layOut(_ stage: Stage) throws -> [RenderedView] {
    let views = try render(stage.root)
    tree.layout(rootLayout(of: stage.root, views), in: stage.host)
    if let failure = layoutFailure {
      layoutFailure = nil
      throw failure
    }
    for lazy in lazies {
      if let failure = lazy.failure {
        lazy.failure = nil
        throw failure
      }
    }
    warnOfProblems()
    return views
  }

  /// Has lazy containers count the views of their elements, where it was seen that they differ.
  private func recountElements() -> Bool {
    let miscounted = lazies.compactMap(\.miscounted).filter(\.isMounted)
    for container in miscounted { needsRendering(container) }
    return !miscounted.isEmpty
  }

  /// Tells what layout could not take as it was given, in SwiftUI's words where it has some.
  private func warnOfProblems() {
    var told: Set<Sentence> = []
    for problem in tree.problems {
      let message = message(problem)
      if told.insert(message).inserted { warn(message) }
    }
  }

  private func message(_ problem: LayoutProblem) -> Sentence {
    func name(_ handle: LayoutNode) -> Sentence {
      owners[handle].map { Sentence(verbatim: $0.name) } ?? "a view"
    }
    switch problem {
    case .impossibleLength(let node):
      return "\(name(node)): Invalid frame dimension (negative or non-finite)."
    case .contradictoryFrame(let node):
      return "\(name(node)): Contradictory frame constraints specified."
    case .impossibleSize(let node):
      return "\(name(node)): answered a size that is negative or not a number; 0 is used instead"
    case .tooDeep(let node):
      return "\(name(node)): nested deeper than layout goes; it has no size"
    case .unsettled(let node):
      return "\(name(node)): its size and the sizes around it follow from each other without end"
    }
  }

  /// The layout that a root's views make: several stand as in a VStack (layout rule 2.3).
  private func rootLayout(of root: ViewNode, _ views: [RenderedView]) -> LayoutNode {
    if views.count == 1 { return views[0].layout }
    let handle = root.attachmentLayouts.first ?? tree.create(.vStack(.center, spacing: nil))
    root.attachmentLayouts = [handle]
    tree.setChildren(views.map(\.layout), of: handle)
    return handle
  }

  private enum ReaderRefresh { case none, new, resized }

  /// Makes the content of geometry readers whose size has changed; whether there were any, and
  /// whether all of them had none before: one inside another is made when the outer one has a size.
  private func refreshReaders() throws -> ReaderRefresh {
    var result = ReaderRefresh.none
    for handle in tree.takeResizedReaders() {
      guard let node = readers[handle], node.isMounted, let size = tree.placedSize(of: handle),
        size != node.readerSize
      else { continue }
      if result != .resized { result = node.readerSize == nil ? .new : .resized }
      node.readerSize = size
      markDirty(node)
    }
    return result
  }

  private func runPending() throws {
    let actions = pending
    pending = []
    for action in actions { try machine.scheduler.perform(action) }
  }
}

/// A view that contains itself, as long as anybody looks.
public struct NestedWithoutEnd: Error {
  /// How deep views and modifiers may stand in each other.
  public static let deepest = 4_000

  /// The innermost of the program's views, by its type, and where that is declared.
  public let view: String
  public let place: SourceRange

  init(in node: ViewNode) {
    let own = node.programAncestor
    view = own.name
    place = own.programType?.place ?? .none
  }
}

extension ViewNode {
  /// The program's own view that it is a part of.
  fileprivate var programAncestor: ViewNode {
    var node = self
    while !node.isComposite, let parent = node.parent { node = parent }
    return node
  }
}

/// State that changes whenever it is shown.
public struct Unsettled: Error {
  public init() {}
}
