import Checking
import Geometry
import Interpreter
import ViewTree

/// `HorizontalAlignment`, `VerticalAlignment` and `Alignment` (layout rules 10.1 to 10.3).
var alignments: [Builtin] {
  [
    Builtin(nil, "@frozen struct HorizontalAlignment: Equatable {}"),
    Builtin(nil, "@frozen struct VerticalAlignment: Equatable {}"),
    Builtin(nil, "@frozen struct Alignment: Equatable {}"),
    Builtin("Alignment", "init(horizontal: HorizontalAlignment, vertical: VerticalAlignment)") {
      .native(AlignmentValue(horizontal: $0.horizontalGuide(0), vertical: $0.verticalGuide(1)))
    },
    Builtin("Alignment", "var horizontal: HorizontalAlignment { get }") {
      .native($0.alignmentGuide(0).horizontal)
    },
    Builtin("Alignment", "var vertical: VerticalAlignment { get }") {
      .native($0.alignmentGuide(0).vertical)
    },
    Builtin(
      nil,
      "protocol AlignmentID { static func defaultValue(in context: ViewDimensions) -> CGFloat }"
    ),
    Builtin("HorizontalAlignment", "init(_ id: any AlignmentID.Type)") { call in
      guard case .type(let id) = call.arguments[0] else { return .void }
      return .native(HorizontalAlignmentValue(id: id.type))
    },
    Builtin("VerticalAlignment", "init(_ id: any AlignmentID.Type)") { call in
      guard case .type(let id) = call.arguments[0] else { return .void }
      return .native(VerticalAlignmentValue(id: id.type))
    },
    Builtin(
      nil,
      """
      enum _ListRowSeparatorLeading: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context[.leading] }
      }
      """),
    Builtin(
      nil,
      """
      enum _ListRowSeparatorTrailing: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context[.trailing] }
      }
      """),
    Builtin(
      "HorizontalAlignment",
      """
      static var listRowSeparatorLeading: HorizontalAlignment {
        HorizontalAlignment(_ListRowSeparatorLeading.self)
      }
      """),
    Builtin(
      "HorizontalAlignment",
      """
      static var listRowSeparatorTrailing: HorizontalAlignment {
        HorizontalAlignment(_ListRowSeparatorTrailing.self)
      }
      """),
  ]
    + [
      ("leading", HorizontalAlignment.leading), ("center", .center), ("trailing", .trailing),
    ].map { name, alignment in
      Builtin("HorizontalAlignment", "static var \(name): HorizontalAlignment { get }") { _ in
        .native(HorizontalAlignmentValue(alignment))
      }
    }
    + [
      ("top", VerticalAlignment.top), ("center", .center), ("bottom", .bottom),
      ("firstTextBaseline", .firstTextBaseline), ("lastTextBaseline", .lastTextBaseline),
    ].map { name, alignment in
      Builtin("VerticalAlignment", "static var \(name): VerticalAlignment { get }") { _ in
        .native(VerticalAlignmentValue(alignment))
      }
    }
    + [
      ("center", Alignment.center), ("leading", .leading), ("trailing", .trailing), ("top", .top),
      ("bottom", .bottom), ("topLeading", .topLeading), ("topTrailing", .topTrailing),
      ("bottomLeading", .bottomLeading), ("bottomTrailing", .bottomTrailing),
      ("centerFirstTextBaseline", .centerFirstTextBaseline),
      ("centerLastTextBaseline", .centerLastTextBaseline),
      ("leadingFirstTextBaseline", .leadingFirstTextBaseline),
      ("leadingLastTextBaseline", .leadingLastTextBaseline),
      ("trailingFirstTextBaseline", .trailingFirstTextBaseline),
      ("trailingLastTextBaseline", .trailingLastTextBaseline),
    ].map { name, alignment in
      Builtin("Alignment", "static var \(name): Alignment { get }") { _ in
        .native(AlignmentValue(alignment))
      }
    }
}

/// A guide: one that layout knows, or the program's own by its `AlignmentID`.
private enum Guide<Known: Hashable>: Hashable {
  case known(Known)
  case custom(Type)
}

/// A horizontal guide, as a value of the program.
final class HorizontalAlignmentValue: ComparableNative {
  private let guide: Guide<HorizontalAlignment>
  init(_ alignment: HorizontalAlignment) { guide = .known(alignment) }
  init(id: Type) { guide = .custom(id) }

  func resolved(in graph: ViewGraph) -> HorizontalAlignment {
    switch guide {
    case .known(let alignment): alignment
    case .custom(let id): HorizontalAlignment(graph.alignmentKey(id, along: .horizontal))
    }
  }

  func dynamicType(in machine: Machine) -> Type { machine.types.type("HorizontalAlignment") }
  func describe(in machine: Machine) throws -> String { "HorizontalAlignment" }
  func isSame(as other: any NativeValue) -> Bool {
    (other as? HorizontalAlignmentValue)?.guide == guide
  }
  func isEqual(to other: any NativeValue, in machine: Machine) throws -> Bool {
    isSame(as: other)
  }
}

/// A vertical guide, as a value of the program.
final class VerticalAlignmentValue: ComparableNative {
  private let guide: Guide<VerticalAlignment>
  init(_ alignment: VerticalAlignment) { guide = .known(alignment) }
  init(id: Type) { guide = .custom(id) }

  func resolved(in graph: ViewGraph) -> VerticalAlignment {
    switch guide {
    case .known(let alignment): alignment
    case .custom(let id): VerticalAlignment(graph.alignmentKey(id, along: .vertical))
    }
  }

  func dynamicType(in machine: Machine) -> Type { machine.types.type("VerticalAlignment") }
  func describe(in machine: Machine) throws -> String { "VerticalAlignment" }
  func isSame(as other: any NativeValue) -> Bool {
    (other as? VerticalAlignmentValue)?.guide == guide
  }
  func isEqual(to other: any NativeValue, in machine: Machine) throws -> Bool {
    isSame(as: other)
  }
}

/// A guide on each axis, as a value of the program.
final class AlignmentValue: ComparableNative {
  let horizontal: HorizontalAlignmentValue
  let vertical: VerticalAlignmentValue

  init(horizontal: HorizontalAlignmentValue, vertical: VerticalAlignmentValue) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  convenience init(_ alignment: Alignment) {
    self.init(
      horizontal: HorizontalAlignmentValue(alignment.horizontal),
      vertical: VerticalAlignmentValue(alignment.vertical))
  }

  func resolved(in graph: ViewGraph) -> Alignment {
    Alignment(horizontal: horizontal.resolved(in: graph), vertical: vertical.resolved(in: graph))
  }

  func dynamicType(in machine: Machine) -> Type { machine.types.type("Alignment") }
  func describe(in machine: Machine) throws -> String { "Alignment" }
  func isSame(as other: any NativeValue) -> Bool {
    guard let other = other as? AlignmentValue else { return false }
    return horizontal.isSame(as: other.horizontal) && vertical.isSame(as: other.vertical)
  }
  func isEqual(to other: any NativeValue, in machine: Machine) throws -> Bool {
    isSame(as: other)
  }
}
