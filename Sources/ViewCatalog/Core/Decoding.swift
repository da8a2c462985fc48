import Checking
import Geometry
import Interpreter
import LayoutEngine
import ViewTree

/// Reading SwiftUI's value types out of the arguments of a native call.
extension Invocation {
  /// An optional CGFloat: nil, or not given.
  func length(_ index: Int) -> Double? { arguments[index].asLength }

  func alignmentGuide(_ index: Int) -> AlignmentValue {
    arguments[index].as(AlignmentValue.self) ?? AlignmentValue(.center)
  }

  func horizontalGuide(_ index: Int) -> HorizontalAlignmentValue {
    arguments[index].as(HorizontalAlignmentValue.self) ?? HorizontalAlignmentValue(.center)
  }

  func verticalGuide(_ index: Int) -> VerticalAlignmentValue {
    arguments[index].as(VerticalAlignmentValue.self) ?? VerticalAlignmentValue(.center)
  }

  func edges(_ index: Int) -> Edge.Set { arguments[index].asEdges }
  func axes(_ index: Int) -> Axis.Set { arguments[index].asAxes }
}

extension Value {
  /// A CGFloat, Double or literal, in points.
  var asLength: Double? {
    if case .double(let value) = self { return value }
    if case .int(let value) = self { return Double(value) }
    if case .some(let value) = self { return value.asLength }
    if case .existential(let value, _) = self { return value.asLength }
    return nil
  }

  /// The native value of that type.
  func `as`<T: NativeValue>(_ type: T.Type) -> T? {
    if case .native(let native) = self { return native as? T }
    if case .some(let value) = self { return value.as(type) }
    if case .existential(let value, _) = self { return value.as(type) }
    return nil
  }

  /// The name of an enum's case: `leading`.
  var caseName: String? {
    guard case .enumCase(let value) = self else { return nil }
    return value.type.cases[value.index].name
  }

  /// The raw value of an option set.
  var rawBits: Int {
    if case .structure(let set) = self, case .int(let bits)? = set.fields.first { return bits }
    return 0
  }

  var asEdges: Edge.Set { Edge.Set(rawValue: UInt8(truncatingIfNeeded: rawBits)) }
  var asAxes: Axis.Set { Axis.Set(rawValue: UInt8(truncatingIfNeeded: rawBits)) }
}
