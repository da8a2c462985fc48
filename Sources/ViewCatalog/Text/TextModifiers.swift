import Checking
import Interpreter
import LayoutEngine
import ViewTree

/// What the environment says of the lines of texts inside (layout rules 17.5 to 17.7).
var textModifiers: [Builtin] {
  [
    Builtin("View", "func lineLimit(_ number: Int?) -> some View") { call in
      let most = call.integer(1)
      return paragraph("lineLimit", call) { $0.lineLimit = LineLimit(maximum: most) }
    },
    Builtin("View", "func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View") { call in
      let most = call.integer(1)
      let least = try call.flag(2) ? most ?? 1 : 1
      return paragraph("lineLimit", call) {
        $0.lineLimit = LineLimit(minimum: least, maximum: most)
      }
    },
    Builtin("View", "func lineLimit(_ limit: ClosedRange<Int>) -> some View") { call in
      let range = call.arguments[1].integerRange ?? 1..<2
      return paragraph("lineLimit", call) {
        $0.lineLimit = LineLimit(minimum: range.lowerBound, maximum: range.upperBound - 1)
      }
    },
    Builtin("View", "func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View") { call in
      guard case .structure(let range) = call.arguments[1],
        case .int(let least)? = range.fields.first
      else { return call.arguments[0] }
      return paragraph("lineLimit", call) { $0.lineLimit = LineLimit(minimum: least) }
    },
    Builtin("View", "func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View") { call in
      guard case .structure(let range) = call.arguments[1],
        case .int(let most)? = range.fields.first
      else { return call.arguments[0] }
      return paragraph("lineLimit", call) { $0.lineLimit = LineLimit(maximum: most) }
    },
    Builtin(
      nil, "@frozen enum TextAlignment: Hashable, CaseIterable { case leading, center, trailing }"),
    Builtin("View", "func multilineTextAlignment(_ alignment: TextAlignment) -> some View") {
      call in
      let alignment: TextAlignment =
        switch call.arguments[1].caseName {
        case "center": .center
        case "trailing": .trailing
        case _: .leading
        }
      return paragraph("multilineTextAlignment", call) { $0.alignment = alignment }
    },
    Builtin("View", "func truncationMode(_ mode: Text.TruncationMode) -> some View") { call in
      let mode: TruncationMode =
        switch call.arguments[1].caseName {
        case "head": .head
        case "middle": .middle
        case _: .tail
        }
      return paragraph("truncationMode", call) { $0.truncationMode = mode }
    },
    Builtin("Text", "enum TruncationMode { case head, tail, middle }"),
    Builtin("View", "func minimumScaleFactor(_ factor: CGFloat) -> some View") { call in
      let factor = call.length(1) ?? 1
      return paragraph("minimumScaleFactor", call) { $0.minimumScaleFactor = factor }
    },
    Builtin("View", "func lineSpacing(_ lineSpacing: CGFloat) -> some View") { call in
      let spacing = call.length(1) ?? 0
      return paragraph("lineSpacing", call) { $0.lineSpacing = spacing }
    },
    Builtin("View", "func textCase(_ textCase: Text.Case?) -> some View") { call in
      let asked: TextCase =
        switch call.arguments[1].caseName {
        case "uppercase": .upper
        case "lowercase": .lower
        case _: .written
        }
      return .modifier("textCase", of: call.arguments[0]) {
        $0.environment.system.textCase = asked
      }
    },
    Builtin("Text", "enum Case: Hashable { case uppercase, lowercase }"),
    Builtin("View", "func kerning(_ kerning: CGFloat) -> some View") { tracked($0) },
    Builtin("View", "func tracking(_ tracking: CGFloat) -> some View") { tracked($0) },
    Builtin("View", "func monospaced(_ isActive: Bool = true) -> some View") { call in
      let isActive = try call.flag(1)
      return .modifier("monospaced", of: call.arguments[0]) {
        if isActive { $0.environment.system.fontDesign = .monospaced }
      }
    },
    Builtin("View", "func monospacedDigit() -> some View") { call in
      .modifier("monospacedDigit", of: call.arguments[0]) { build in
        var font = build.environment.system.font ?? FontSpec(.inherited)
        font.hasMonospacedDigits = true
        build.environment.system.font = font
      }
    },
    Builtin(
      "Text",
      """
      struct LineStyle: Hashable, Sendable {
        init(pattern: Pattern = .solid, color: Color? = nil) {}
        static let single = LineStyle()
        struct Pattern: Hashable, Sendable {
          let _name: String
          static let solid = Pattern(_name: "solid")
          static let dot = Pattern(_name: "dot")
          static let dash = Pattern(_name: "dash")
          static let dashDot = Pattern(_name: "dashDot")
          static let dashDotDot = Pattern(_name: "dashDotDot")
        }
      }
      """),
    Builtin("View", "func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> some View") {
      $0.arguments[0]
    },
    Builtin(
      "Text",
      """
      struct Scale: Hashable, Sendable {
        let _name: String
        static let `default` = Scale(_name: "default")
        static let secondary = Scale(_name: "secondary")
      }
      """),
    Builtin(
      "Font",
      """
      struct Width: Hashable, Sendable {
        var value: CGFloat
        init(_ value: CGFloat) { self.value = value }
        static let compressed = Width(-1)
        static let condensed = Width(-0.5)
        static let standard = Width(0)
        static let expanded = Width(1)
      }
      """),
    Builtin("View", "func baselineOffset(_ baselineOffset: CGFloat) -> some View") { call in
      let offset = call.length(1) ?? 0
      return .modifier("baselineOffset", of: call.arguments[0]) {
        $0.environment.system.baselineOffset = offset
      }
    },
    Builtin("View", "func allowsTightening(_ flag: Bool) -> some View") { call in
      let allows = try call.flag(1)
      return paragraph("allowsTightening", call) { $0.allowsTightening = allows }
    },
    Builtin("Text", "func monospacedDigit() -> Text") { call in
      refonted(call) { $0.hasMonospacedDigits = true }
    },
    Builtin("Text", "func fontDesign(_ design: Font.Design?) -> Text") { call in
      let design = call.arguments[1].asDesign
      return refonted(call) { $0.design = design }
    },
    Builtin("Text", "func fontWidth(_ width: Font.Width?) -> Text") { call in
      let width = call.arguments[1].asFontWidth
      return refonted(call) { $0.width = width }
    },
    Builtin("Text", "func italic(_ isActive: Bool) -> Text") { call in
      let isItalic = try call.flag(1)
      return restyled(call) { $0.isItalic = isItalic }
    },
    Builtin("Text", "func baselineOffset(_ baselineOffset: CGFloat) -> Text") { call in
      let offset = call.length(1) ?? 0
      return restyled(call) { $0.baselineOffset = offset }
    },
  ] + lines("underline") { $0.isUnderlined = $1 }
    + lines("strikethrough") { $0.isStruckThrough = $1 }
}

/// A line under or through every text inside, of any pattern.
private func lines(
  _ name: String, _ change: @escaping @Sendable (inout SystemValues, Bool) -> Void
) -> [Builtin] {
  ["", " pattern: Text.LineStyle.Pattern,"].map { pattern in
    Builtin(
      "View",
      "func \(name)(_ isActive: Bool = true,\(pattern) color: Color? = nil) -> some View"
    ) { call in
      let isActive = try call.flag(1)
      return .modifier(name, of: call.arguments[0]) { change(&$0.environment.system, isActive) }
    }
  }
}

private func paragraph(
  _ name: String, _ call: Invocation, _ change: @escaping (inout ParagraphStyle) -> Void
) -> Value {
  .modifier(name, of: call.arguments[0]) { change(&$0.environment.system.paragraph) }
}

private func tracked(_ call: Invocation) -> Value {
  let tracking = call.length(1) ?? 0
  return .modifier("tracking", of: call.arguments[0]) {
    $0.environment.system.tracking = tracking
  }
}

/// The text with something said of its font, which is otherwise that of the surroundings.
private func refonted(_ call: Invocation, _ change: (inout FontSpec) -> Void) -> Value {
  restyled(call) { run in
    var font = run.font ?? FontSpec(.inherited)
    change(&font)
    run.font = font
  }
}

private func restyled(_ call: Invocation, _ change: (inout TextValue.Run) -> Void) -> Value {
  guard let text = call.arguments[0].as(TextValue.self) else { return call.arguments[0] }
  var runs = text.runs
  for index in runs.indices { change(&runs[index]) }
  return .native(TextValue(runs: runs))
}

extension Invocation {
  /// An optional Int: nil, or not given.
  func integer(_ index: Int) -> Int? {
    if case .int(let value) = arguments[index] { return value }
    return nil
  }
}
