import Interpreter

/// Functions of Darwin and Foundation that programs call without a type: random numbers, folders,
/// pools.
var darwinFunctions: [Builtin] {
  [
    "func arc4random() -> UInt32 { UInt32.random(in: 0...UInt32.max) }",
    """
    func arc4random_uniform(_ upperBound: UInt32) -> UInt32 {
      upperBound < 2 ? 0 : UInt32.random(in: 0..<upperBound)
    }
    """,
    "typealias Float64 = Double", "typealias Float32 = Float",
    "var M_E: Double { 2.718281828459045 }", "var M_PI: Double { Double.pi }",
    "var M_PI_2: Double { Double.pi / 2 }", "var M_PI_4: Double { Double.pi / 4 }",
    "var M_SQRT2: Double { 1.4142135623730951 }", "var M_SQRT1_2: Double { 0.7071067811865476 }",
    "var M_LN2: Double { 0.6931471805599453 }", "var M_LN10: Double { 2.302585092994046 }",
    "var M_LOG2E: Double { 1.4426950408889634 }", "var M_LOG10E: Double { 0.4342944819032518 }",
    "var DBL_MAX: Double { Double.greatestFiniteMagnitude }",
    "var DBL_EPSILON: Double { Double.ulpOfOne }",
    "var FLT_MAX: Float { Float.greatestFiniteMagnitude }",
    "var FLT_EPSILON: Float { Float.ulpOfOne }",
    "var INT_MAX: Int32 { Int32.max }", "var UINT8_MAX: Int32 { 255 }",
    "func drand48() -> Double { Double.random(in: 0..<1) }",
    "func srand48(_ seed: Int) {}",
    "func NSHomeDirectory() -> String { \"/\" }",
    "func NSTemporaryDirectory() -> String { \"/tmp/\" }",
    "func NSUserName() -> String { \"mobile\" }",
    "@discardableResult func autoreleasepool<T>(invoking body: () throws -> T) rethrows -> T { try body() }",
    """
    func NSSearchPathForDirectoriesInDomains(
      _ directory: FileManager.SearchPathDirectory,
      _ domainMask: FileManager.SearchPathDomainMask, _ expandTilde: Bool
    ) -> [String] { FileManager.default.urls(for: directory, in: domainMask).map { $0.path } }
    """,
    "func dispatchPrecondition(condition: @autoclosure () -> DispatchPredicate) {}",
    """
    enum DispatchPredicate {
      case onQueue(DispatchQueue), notOnQueue(DispatchQueue), onQueueAsBarrier(DispatchQueue)
    }
    """,
  ].map { Builtin(nil, $0) }
}
