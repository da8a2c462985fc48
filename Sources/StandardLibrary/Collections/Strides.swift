import Checking
import Interpreter

/// `stride(from:to:by:)` and `stride(from:through:by:)`: numbers are made when they are asked for,
/// what else can be strided at once.
var strides: [Builtin] {
  stride("StrideTo", "to", includesEnd: false)
    + stride("StrideThrough", "through", includesEnd: true)
    + [
      Builtin(
        nil,
        """
        func _strideNumbers<T, Stride, Result>(
          _ start: T, _ end: T, _ stride: Stride, _ includesEnd: Bool
        ) -> Result?
        """
      ) { call in
        guard let numbers = try stridedNumbers(call, includesEnd: call.bool(3)) else {
          return .none
        }
        return .native(LazyValue(call.type(2), of: .native(numbers), .stride))
      },
      Builtin(nil, "func _strided<T, Result>(_ elements: [T]) -> Result") { call in
        .native(LazyValue(call.type(1), of: call.arguments[0], .stride))
      },
    ]
}

private func stride(_ name: String, _ label: String, includesEnd: Bool) -> [Builtin] {
  let equal = includesEnd ? "=" : ""
  return [
    lazyType("\(name)<Element: Strideable>", nil, isLazy: false),
    lazyIterator(name),
    Builtin(
      nil,
      """
      func stride<T: Strideable>(from start: T, \(label) end: T, by stride: T.Stride) -> \(name)<T> {
        if let numbers: \(name)<T> = _strideNumbers(start, end, stride, \(includesEnd)) {
          return numbers
        }
        var elements: [T] = []
        var current = start
        while stride > 0 ? current <\(equal) end : current >\(equal) end {
          elements.append(current)
          current = current.advanced(by: stride)
        }
        return _strided(elements)
      }
      """),
  ]
}

/// nil for what is no number.
private func stridedNumbers(_ call: Invocation, includesEnd: Bool) throws -> (any NativeValue)? {
  switch call.arguments[0] {
  case .int:
    let (start, end, step) = (try call.int(0), try call.int(1), try call.int(2))
    if step == 0 { throw call.trap("Stride size must not be zero") }
    return includesEnd
      ? StridedNumbers(stride(from: start, through: end, by: step), as: Value.int)
      : StridedNumbers(stride(from: start, to: end, by: step), as: Value.int)
  case .double:
    let (start, end, step) = (try call.double(0), try call.double(1), try call.double(2))
    if step == 0 { throw call.trap("Stride size must not be zero") }
    return includesEnd
      ? StridedNumbers(stride(from: start, through: end, by: step), as: Value.double)
      : StridedNumbers(stride(from: start, to: end, by: step), as: Value.double)
  default: return nil
  }
}

private final class StridedNumbers<Numbers: Sequence>: NativeValue, SequenceValue {
  private let numbers: Numbers
  private let value: (Numbers.Element) -> Value

  init(_ numbers: Numbers, as value: @escaping (Numbers.Element) -> Value) {
    self.numbers = numbers
    self.value = value
  }

  func makeIterator(in machine: Machine) -> any IteratorValue {
    NumberIterator(numbers.makeIterator(), as: value)
  }

  func dynamicType(in machine: Machine) -> Type { .any }
  func describe(in machine: Machine) -> String { "Stride" }
}

private final class NumberIterator<Numbers: IteratorProtocol>: IteratorValue {
  private var numbers: Numbers
  private let value: (Numbers.Element) -> Value

  init(_ numbers: Numbers, as value: @escaping (Numbers.Element) -> Value) {
    self.numbers = numbers
    self.value = value
  }

  func next(in machine: Machine) throws -> Value? {
    guard let number = numbers.next() else { return nil }
    try machine.charge(steps: 1)
    return value(number)
  }

  func describe(in machine: Machine) -> String { "Iterator" }
}
