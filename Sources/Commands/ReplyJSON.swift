import Diagnostics
import Geometry
import Interpreter
import LayoutEngine
import Simulation
import Transcripts
import ViewTree

extension Session {
  /// The reply and all that the app shows after it, as one JSON object on one line (contract,
  /// section 5).
  public func json(_ reply: Reply) -> String {
    let members: [JSON.Member] = [
      .init("command", .string(reply.command)),
      .init("ok", .bool(reply.isOK)),
      .init("output", .strings(reply.output)),
      .init("error", reply.error.map(JSON.init) ?? .null),
      .init("events", .array(reply.events.map(JSON.init))),
    ]
    let app = shownApp
    let diagnostics = JSON.array(
      reply.diagnostics.flatMap { json($0, in: reply.sources ?? allSources) }
        + reply.warnings.flatMap { json($0, in: allSources) })
    let parts: [[JSON.Member]?] = [members, nil, [.init("diagnostics", diagnostics)]]
    let texts = parts.map { $0.map { JSON.object($0).membersText } ?? app ?? Self.noApp }
    return "{" + texts.joined(separator: ", ") + "}"
  }

  /// The same members where there is no app: whoever reads the lines finds them all.
  private static let noApp = JSON.object([
    .init("device", .null), .init("contexts", .array([])), .init("screen", .null),
    .init("state", .object([])), .init("counters", .object([])), .init("layout", .null),
  ]).membersText

  /// What the app shows now, as the members of a JSON object; nil where there is no app.
  private var shownApp: String? {
    if isBehind, let known = shown[history.count] { return known }
    guard let simulator else { return nil }
    let text = JSON.object(simulator.jsonMembers).membersText
    shown[history.count] = text
    return text
  }

  func json(_ diagnostic: Diagnostic, in sources: [SourceFile]) -> [JSON] {
    let file =
      sources.indices.contains(Int(diagnostic.range.file))
      ? sources[Int(diagnostic.range.file)] : nil
    let place = file?.location(of: Int(diagnostic.range.start))
    let object = JSON.object([
      .init("file", file.map { .string($0.name) } ?? .null),
      .init("line", .integer(place?.line)),
      .init("column", .integer(place?.column)),
      .init("severity", .string(diagnostic.severity.rawValue)),
      .init("message", .string(diagnostic.message)),
    ])
    return [object] + diagnostic.notes.flatMap { json($0, in: sources) }
  }
}

extension Simulator {
  fileprivate var jsonMembers: [JSON.Member] {
    let state = (try? state()) ?? []
    return [
      .init("device", jsonDevice),
      .init("contexts", .array(jsonContexts)),
      .init("screen", (try? screen()).map(JSON.init) ?? .null),
      .init("state", .object(state.map { .init($0.name, .string($0.value)) })),
      .init("counters", jsonCounters),
      .init("layout", (try? layoutReport()).map(JSON.init) ?? .null),
    ]
  }

  private var jsonDevice: JSON {
    let window = window
    return .object([
      .init("name", .string(device.name)),
      .init("width", .number(window.size.width)),
      .init("height", .number(window.size.height)),
      .init("orientation", .string(orientation.rawValue)),
      .init("horizontalSizeClass", .string(window.horizontal.rawValue)),
      .init("verticalSizeClass", .string(window.vertical.rawValue)),
      .init(
        "safeArea",
        .object([
          .init("top", .number(window.safeArea.top)),
          .init("leading", .number(window.safeArea.leading)),
          .init("bottom", .number(window.safeArea.bottom)),
          .init("trailing", .number(window.safeArea.trailing)),
        ])),
    ])
  }

  private var jsonContexts: [JSON] {
    let contexts = (try? contexts()) ?? []
    return contexts.enumerated().map { index, context in
      JSON(context, isActive: index == contexts.count - 1)
    }
  }

  private var jsonCounters: JSON {
    .object([
      .init("time", .number(machine.scheduler.now)),
      .init(
        "bodies",
        .object(
          graph.bodies.sorted { $0.key < $1.key }.map { .init($0.key, .number(Double($0.value))) })
      ),
    ])
  }
}

extension JSON {
  /// The text of an object without its braces.
  fileprivate var membersText: String { String(text.dropFirst().dropLast()) }

  static func strings(_ texts: [String]) -> JSON { .array(texts.map { .string($0) }) }
  static func integer(_ value: Int?) -> JSON { value.map { .number(Double($0)) } ?? .null }
  static func optional(_ text: String?) -> JSON { text.map { .string($0) } ?? .null }

  init(_ failure: Reply.Failure) {
    self = .object([
      .init("code", .string(failure.code)), .init("message", .string(failure.message)),
      .init("candidates", .strings(failure.candidates)),
    ])
  }

  init(_ event: Reply.Event) {
    switch event {
    case .print(let text):
      self = .object([.init("kind", .string("print")), .init("text", .string(text))])
    case .appear(let view):
      self = .object([.init("kind", .string("appear")), .init("view", .string(view))])
    case .disappear(let view):
      self = .object([.init("kind", .string("disappear")), .init("view", .string(view))])
    case .openURL(let url):
      self = .object([.init("kind", .string("openURL")), .init("url", .string(url))])
    }
  }

  init(_ context: ContextReport, isActive: Bool) {
    var members: [Member] = [
      .init("kind", .string(context.kind.rawValue)), .init("title", .optional(context.title)),
    ]
    if let path = context.path { members.append(.init("path", .strings(path))) }
    if let selection = context.selection {
      members.append(.init("selection", .string(selection)))
    }
    if let tabs = context.tabs {
      let items = tabs.map {
        JSON.object([.init("label", .string($0.label)), .init("badge", .optional($0.badge))])
      }
      members.append(.init("tabs", .array(items)))
    }
    if let columns = context.columns { members.append(.init("columns", .strings(columns))) }
    if let collapsed = context.isCollapsed { members.append(.init("collapsed", .bool(collapsed))) }
    if let detent = context.detent { members.append(.init("detent", .string(detent))) }
    members.append(.init("active", .bool(isActive)))
    self = .object(members)
  }

  init(_ screen: ScreenReport) {
    self = .object([
      .init("title", .optional(screen.title)),
      .init("backButton", .optional(screen.backButton)),
      .init("texts", .strings(screen.texts)),
      .init("controls", .array(screen.controls.map(JSON.init))),
    ])
  }

  init(_ control: ScreenReport.ControlReport) {
    var members: [Member] = [
      .init("role", .string(control.role)), .init("label", .string(control.label)),
    ]
    if let value = control.value { members.append(.init("value", .string(value))) }
    if let hint = control.hint { members.append(.init("hint", .string(hint))) }
    members.append(.init("enabled", .bool(control.isEnabled)))
    if let selected = control.isSelected { members.append(.init("selected", .bool(selected))) }
    members.append(.init("id", .number(Double(control.id))))
    self = .object(members)
  }

  init(_ layout: LayoutReport) {
    var members: [Member] = [
      .init("id", .number(Double(layout.id))), .init("view", .string(layout.view)),
      .init("label", .optional(layout.label)),
    ]
    if let identifier = layout.identifier {
      members.append(.init("identifier", .string(identifier)))
    }
    members.append(.init("frame", JSON(layout.frame)))
    members.append(.init("children", .array(layout.children.map(JSON.init))))
    self = .object(members)
  }

  /// `[x, y, width, height]`, rounded to 1/1000; an infinite length is `"inf"`.
  init(_ frame: Rect) {
    let numbers = [frame.minX, frame.minY, frame.size.width, frame.size.height]
    self = .array(
      numbers.map { number in
        if number.isInfinite { return .string(number > 0 ? "inf" : "-inf") }
        let rounded = (number * 1000).rounded() / 1000
        return .number(rounded == 0 ? 0 : rounded)
      })
  }
}
