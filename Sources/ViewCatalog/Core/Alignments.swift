import Checking
import Geometry
import Interpreter
import ViewTree

/// `HorizontalAlignment`, `VerticalAlignment` and `Alignment` (layout rules 10.1 to 10.3).
let alignments: [Builtin] =
  [
    Builtin(nil, "@frozen struct HorizontalAlignment: Equatable {}"),
    Builtin(nil, "@frozen struct VerticalAlignment: Equatable {}"),
    Builtin(nil, "@frozen struct Alignment: Equatable {}"),
    Builtin("Alignment", "init(horizontal: HorizontalAlignment, vertical: VerticalAlignment)") {
      .native(
        AlignmentValue(
          Alignment(horizontal: $0.horizontalAlignment(0), vertical: $0.verticalAlignment(1))))
    },
    Builtin("Alignment", "var horizontal: HorizontalAlignment { get }") {
      .native(HorizontalAlignmentValue($0.alignment(0).horizontal))
    },
    Builtin("Alignment", "var vertical: VerticalAlignment { get }") {
      .native(VerticalAlignmentValue($0.alignment(0).vertical))
    },
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
  ].map { name, alignment in
    Builtin("Alignment", "static var \(name): Alignment { get }") { _ in
      .native(AlignmentValue(alignment))
    }
  }

/// A horizontal guide, as a value of the program.
final class HorizontalAlignmentValue: ComparableNative {
  let alignment: HorizontalAlignment
  init(_ alignment: HorizontalAlignment) { self.alignment = alignment }

  func dynamicType(in machine: Machine) -> Type { machine.types.type("HorizontalAlignment") }
  func describe(in machine: Machine) throws -> String { "HorizontalAlignment" }
  func isSame(as other: any NativeValue) -> Bool {
    (other as? HorizontalAlignmentValue)?.alignment == alignment
  }
  func isEqual(to other: any NativeValue, in machine: Machine) throws -> Bool {
    isSame(as: other)
  }
}

/// A vertical guide, as a value of the program.
final class VerticalAlignmentValue: ComparableNative {
  let alignment: VerticalAlignment
  init(_ alignment: VerticalAlignment) { self.alignment = alignment }

  func dynamicType(in machine: Machine) -> Type { machine.types.type("VerticalAlignment") }
  func describe(in machine: Machine) throws -> String { "VerticalAlignment" }
  func isSame(as other: any NativeValue) -> Bool {
    (other as? VerticalAlignmentValue)?.alignment == alignment
  }
  func isEqual(to other: any NativeValue, in machine: Machine) throws -> Bool {
    isSame(as: other)
  }
}

/// A guide on each axis, as a value of the program.
final class AlignmentValue: ComparableNative {
  let alignment: Alignment
  init(_ alignment: Alignment) { self.alignment = alignment }

  func dynamicType(in machine: Machine) -> Type { machine.types.type("Alignment") }
  func describe(in machine: Machine) throws -> String { "Alignment" }
  func isSame(as other: any NativeValue) -> Bool {
    (other as? AlignmentValue)?.alignment == alignment
  }
  func isEqual(to other: any NativeValue, in machine: Machine) throws -> Bool {
    isSame(as: other)
  }
}
