import Checking
import Drawing
import Geometry
import Interpreter
import LayoutEngine
import StandardLibrary
import ViewTree

/// `Text`: what it says, and its own fonts and colours (layout rule 17).
var texts: [Builtin] {
  [
    Builtin(
      nil,
      """
      @frozen struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation {}
      """),
    Builtin("LocalizedStringKey", "init(_ value: String)") { try localized($0) },
    Builtin("LocalizedStringKey", "init(stringLiteral value: String)") { try localized($0) },
    Builtin(
      "LocalizedStringKey",
      "static func _filled(_ key: String, _ parts: [String]) -> LocalizedStringKey"
    ) { call in
      .localizedKey(
        call.machine.localized(try call.string(0), parts: try call.elements(1).map(\.asName)))
    },
    Builtin("LocalizedStringKey", "static func _text(_ key: String) -> Text") {
      let text = $0.arguments[0].asName
      return .native(TextValue(runs: MarkdownRuns.runs(of: text) ?? [TextValue.Run(text: text)]))
    },
    Builtin("LocalizedStringKey", "static func _run(_ text: Text) -> Text") { $0.arguments[0] },
    Builtin("LocalizedStringKey", "static func _run(_ image: Image) -> Text { Text(image) }"),
    Builtin("LocalizedStringKey", "static func _joined(_ runs: [Text]) -> LocalizedStringKey") {
      call in
      let runs = try call.elements(0).compactMap { $0.as(TextValue.self) }
      return .native(TextValue(runs: runs.flatMap(\.runs)))
    },
    Builtin(nil, "@frozen struct Text: Equatable, View { typealias Body = Never }"),
    Builtin(
      "Text",
      """
      init(_ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil,
        comment: StaticString? = nil)
      """
    ) { call in
      if call.arguments[0].as(TextValue.self) != nil { return call.arguments[0] }
      return .native(TextValue(call.arguments[0].asName))
    },
    Builtin("Text", "@_disfavoredOverload init<S: StringProtocol>(_ content: S)") { call in
      .native(TextValue(try call.machine.description(of: call.arguments[0])))
    },
    Builtin("Text", "init(verbatim content: String)") {
      .native(TextValue($0.arguments[0].asName))
    },
    Builtin("Text", "static func + (lhs: Text, rhs: Text) -> Text") { call in
      guard let left = call.arguments[0].as(TextValue.self),
        let right = call.arguments[1].as(TextValue.self)
      else { return call.arguments[0] }
      return .native(TextValue(runs: left.runs + right.runs))
    },
    Builtin("Text", "func font(_ font: Font?) -> Text") { call in
      let font = call.arguments[1].as(FontValue.self)?.font
      return changed(call) { $0.font = $0.font?.over(font) ?? font }
    },
    Builtin("Text", "func fontWeight(_ weight: Font.Weight?) -> Text") { call in
      let weight = call.arguments[1].asStrength
      return changed(call) { $0.weight = weight ?? $0.weight }
    },
    Builtin("Text", "func bold() -> Text") { call in changed(call) { $0.weight = .bold } },
    Builtin("Text", "func bold(_ isActive: Bool) -> Text") { call in
      let isBold = try call.flag(1)
      return changed(call) { $0.weight = isBold ? .bold : nil }
    },
    Builtin("Text", "func italic() -> Text") { call in changed(call) { $0.isItalic = true } },
    Builtin("Text", "func foregroundColor(_ color: Color?) -> Text") { call in
      let color = call.arguments[1]
      return changed(call) { $0.color = color }
    },
    Builtin("Text", "func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text") { call in
      let color = call.arguments[1]
      return changed(call) { $0.color = color }
    },
    Builtin("Text", "func underline(_ isActive: Bool = true, color: Color? = nil) -> Text") {
      call in
      let isActive = try call.flag(1)
      return changed(call) { $0.isUnderlined = isActive }
    },
    Builtin("Text", "func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text") {
      call in
      let isActive = try call.flag(1)
      return changed(call) { $0.isStruckThrough = isActive }
    },
    Builtin("Text", "func monospaced(_ isActive: Bool = true) -> Text") { call in
      let isMonospaced = try call.flag(1)
      return changed(call) { $0.isMonospaced = isMonospaced }
    },
    Builtin("Text", "func kerning(_ kerning: CGFloat) -> Text") { call in
      let tracking = call.length(1) ?? 0
      return changed(call) { $0.tracking = tracking }
    },
    Builtin("Text", "func tracking(_ tracking: CGFloat) -> Text") { call in
      let tracking = call.length(1) ?? 0
      return changed(call) { $0.tracking = tracking }
    },
  ] + localizedNumbers
}

/// Numbers as a localized text shows them, in en_US.
private var localizedNumbers: [Builtin] {
  ["Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64"].map {
    Builtin(
      "LocalizedStringKey",
      "static func _part(_ number: \($0)) -> String { number.formatted() }")
  }
    + ["Double", "Float", "CGFloat"].map {
      Builtin(
        "LocalizedStringKey",
        """
        static func _part(_ number: \($0)) -> String {
          Double(number).formatted(.number.precision(.fractionLength(6)))
        }
        """)
    }
}

/// What the app's localization says for a key, or the key itself.
private func localized(_ call: Invocation) throws -> Value {
  let key = try call.string(0)
  return .localizedKey(call.machine.localized(key) ?? key)
}

extension Value {
  /// A `LocalizedStringKey` of this text: a plain string, or the text that its Markdown makes.
  ///
  /// Whatever takes a key shows it so: a `Text`, a control's title, an alert's.
  static func localizedKey(_ text: String) -> Value {
    guard let runs = MarkdownRuns.runs(of: text) else { return .string(text) }
    return .native(TextValue(runs: runs))
  }
}

private func changed(_ call: Invocation, _ change: (inout TextValue.Run) -> Void) -> Value {
  guard let text = call.arguments[0].as(TextValue.self) else { return call.arguments[0] }
  var runs = text.runs
  for index in runs.indices { change(&runs[index]) }
  return .native(TextValue(runs: runs))
}

/// A `Text`: runs, each with what was set on it.
final class TextValue: ViewElement, ComparableNative {
  struct Run {
    var text: String
    var font: FontSpec?
    var weight: Font.Strength?
    var isItalic = false
    var isUnderlined = false
    var isStruckThrough = false
    var isMonospaced = false
    var tracking = 0.0
    var baselineOffset = 0.0
    /// The symbol that its character stands for.
    var symbol: String?
    var color: Value?
    /// The URL that a tap on it opens.
    var link: String?
    /// Makes the text anew where it tells the time.
    var tell: (() throws -> String)?
    /// Makes the text in the language that is then the machine's.
    var write: (() throws -> String)?
  }

  let runs: [Run]

  init(_ text: String) { runs = [Run(text: text)] }
  init(runs: [Run]) { self.runs = runs }

  var viewName: String { "Text" }
  var string: String { runs.map(\.text).joined() }

  func build(_ build: inout ViewBuild) throws {
    let system = build.environment.system
    let runs = try runs.map { run in
      var run = run
      if let tell = run.tell {
        run.text = try tell()
        build.graph.wake(build.node, after: nil)
      }
      if let write = run.write, let language = build.language {
        run.text = try build.machine.speaking(language, write)
      }
      switch system.textCase {
      case .upper, .heading: run.text = run.text.uppercased()
      case .lower: run.text = run.text.lowercased()
      case .written, nil: break
      }
      return run
    }
    build.facets.text = system.textCase == .heading ? string : runs.map(\.text).joined()
    let leaf = TextLeaf.of(
      TextValue(runs: runs).textRuns(in: system), in: system, replacing: build.node.facets.shape)
    build.layout(.measured(leaf))
    build.draw { [runs] in draw(leaf.layout, runs, &$0) }
    if let link = runs.first(where: { $0.link != nil }) { offer(link, in: &build) }
  }

  /// Its runs as they are laid out.
  func textRuns(in system: SystemValues) -> [TextRun] {
    runs.map { run in
      var font = system.font(run.font)
      font.strengthen(run.weight)
      font.isItalic = font.isItalic || run.isItalic
      if run.isMonospaced { font.design = .monospaced }
      return TextRun(
        run.text, font: font, tracking: run.tracking == 0 ? system.tracking : run.tracking,
        baselineOffset: run.baselineOffset == 0 ? system.baselineOffset : run.baselineOffset,
        symbol: run.symbol)
    }
  }

  /// The first link of Markdown in it is a control (navigation rule 11.5).
  private func offer(_ run: Run, in build: inout ViewBuild) {
    guard let target = run.link else { return }
    let machine = build.machine
    let action = OpenURLValue.around(build)
    var interaction = build.interaction(.link) {
      try action.open(machine.url(target), in: machine)
    }
    interaction.label = run.text
    build.facets.interaction = interaction
  }

  func isSame(as other: any NativeValue) -> Bool {
    guard let other = other as? TextValue, other.runs.count == runs.count else { return false }
    return zip(runs, other.runs).allSatisfy { a, b in
      a.text == b.text && a.font == b.font && a.weight == b.weight && a.isItalic == b.isItalic
        && a.isUnderlined == b.isUnderlined && a.isStruckThrough == b.isStruckThrough
        && a.isMonospaced == b.isMonospaced && a.tracking == b.tracking && a.link == b.link
        && a.baselineOffset == b.baselineOffset && a.symbol == b.symbol
        && a.tell == nil && b.tell == nil
        && a.color.map { $0.isSame(as: b.color ?? .none) } ?? (b.color == nil)
    }
  }

  func isEqual(to other: any NativeValue, in machine: Machine) throws -> Bool {
    isSame(as: other)
  }
  func dynamicType(in machine: Machine) -> Type { machine.types.type("Text") }
  func describe(in machine: Machine) throws -> String { "Text(\"\(string)\")" }
}

/// A text that answers layout's proposals.
///
/// A class: an update that changes nothing that layout sees keeps it, and with it all answers.
final class TextLeaf: LeafMeasurer {
  let layout: TextLayout
  let spacing: ViewSpacing

  private init(_ layout: TextLayout) {
    self.layout = layout
    let asked = layout.spacing
    let whole = layout.measure(.unspecified)
    var spacing = ViewSpacing()
    spacing.top.textToText = asked.textToText
    spacing.top.edgeAboveText = asked.above
    spacing.bottom.textToText = 0
    spacing.bottom.edgeBelowText = asked.below
    spacing.top.textBaseline = -whole.firstBaseline
    spacing.bottom.textBaseline = whole.lastBaseline - whole.size.height
    self.spacing = spacing
  }

  /// The leaf for these runs: the one of the last update where nothing has changed.
  static func of(
    _ runs: [TextRun], in system: SystemValues, replacing shape: Facets.Shape
  ) -> TextLeaf {
    if case .container(.measured(let old)) = shape, let known = old as? TextLeaf,
      known.layout.runs == runs, known.layout.style == system.paragraph,
      known.layout.platform == system.platform, known.layout.isFor(scale: system.displayScale)
    {
      return known
    }
    return TextLeaf(
      TextLayout(
        runs, style: system.paragraph, platform: system.platform, scale: system.displayScale))
  }

  func isEquivalent(to other: any LeafMeasurer) -> Bool { other as? TextLeaf === self }
  func isCut(for proposal: ProposedSize) -> Bool { layout.measure(proposal).isTruncated }

  func measure(_ proposal: ProposedSize) -> LeafAnswer {
    let answer = layout.measure(proposal)
    return LeafAnswer(
      answer.size, firstBaseline: answer.firstBaseline, lastBaseline: answer.lastBaseline)
  }
}

/// Paints a text's lines in its frame.
private func draw(_ layout: TextLayout, _ runs: [TextValue.Run], _ context: inout DrawContext) {
  let system = context.environment.system
  let foreground = system.foreground ?? Color(.primary)
  for line in layout.lines(for: ProposedSize(context.frame.size)) {
    for piece in line.pieces {
      let font = layout.runs[piece.run].font
      let run = runs[piece.run]
      var style = TextStyle(
        size: font.size * line.scale, weight: font.weight.rawValue, design: font.design.drawn,
        isItalic: font.isItalic,
        isUnderlined: run.isUnderlined || system.isUnderlined,
        isStruckThrough: run.isStruckThrough || system.isStruckThrough,
        color: run.color?.fill(in: context.environment).representative
          ?? (run.link == nil ? foreground : system.tint ?? Color(.accentColor)))
      style.tracking = layout.runs[piece.run].tracking
      if let own = run.color {
        let fill = own.fill(in: context.environment)
        if case .color = fill {} else { style.fill = fill }
      } else if run.link == nil {
        style.fill = system.foregroundFill
      }
      let frame = Rect(
        x: context.frame.minX + line.frame.minX + piece.x,
        y: context.frame.minY + line.frame.minY, width: piece.width,
        height: line.frame.size.height)
      let raised = layout.runs[piece.run].baselineOffset * line.scale
      let text = DisplayText(
        piece.text, style: style, baseline: line.baseline - line.frame.minY - raised)
      context.list.append(.text(text), in: frame)
    }
  }
}

extension Font.Design {
  var drawn: TextStyle.Design {
    switch self {
    case .default: .standard
    case .serif: .serif
    case .rounded: .rounded
    case .monospaced: .monospaced
    }
  }
}
