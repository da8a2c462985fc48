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
    "typealias Float64 = Double", "typealias Float32 = Float", "typealias size_t = Int",
    "typealias ssize_t = Int", "typealias time_t = Int", "typealias uint8_t = UInt8",
    "typealias uint16_t = UInt16", "typealias uint32_t = UInt32", "typealias uint64_t = UInt64",
    "typealias int8_t = Int8", "typealias int16_t = Int16", "typealias int32_t = Int32",
    "typealias int64_t = Int64", "typealias pid_t = Int32",
    "func drand48() -> Double { Double.random(in: 0..<1) }",
    "func srand48(_ seed: Int) {}",
    "func strlen(_ text: String) -> UInt { UInt(text.utf8.prefix { $0 != 0 }.count) }",
    "func strlen(_ text: UnsafePointer<CChar>) -> UInt { strlen(String(cString: text)) }",
    "func strcmp(_ a: String, _ b: String) -> Int32 { a == b ? 0 : a < b ? -1 : 1 }",
    "func atoi(_ text: String) -> Int32 { Int32(atol(text)) }",
    """
    func atol(_ text: String) -> Int {
      let digits = text.drop { $0.isWhitespace }
      let sign = digits.prefix { $0 == "-" || $0 == "+" }.prefix(1)
      let number = digits.dropFirst(sign.count).prefix { $0.isASCII && $0.isNumber }
      return Int(String(sign + number)) ?? 0
    }
    """,
    "func atof(_ text: String) -> Double { Double(text) ?? Double(atol(text)) }",
    "func toupper(_ c: Int32) -> Int32 { c >= 97 && c <= 122 ? c - 32 : c }",
    "func tolower(_ c: Int32) -> Int32 { c >= 65 && c <= 90 ? c + 32 : c }",
    "func isdigit(_ c: Int32) -> Int32 { c >= 48 && c <= 57 ? 1 : 0 }",
    "func isalpha(_ c: Int32) -> Int32 { toupper(c) >= 65 && toupper(c) <= 90 ? 1 : 0 }",
    "func isspace(_ c: Int32) -> Int32 { c == 32 || c >= 9 && c <= 13 ? 1 : 0 }",
    "func puts(_ text: String) -> Int32 { print(text); return 0 }",
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
  ].map { Builtin(nil, $0) } + floatFunctions + cConstants
}

/// C's functions of `float`, each as its namesake for any floating-point type.
private var floatFunctions: [Builtin] {
  [
    ("sin", 1), ("cos", 1), ("tan", 1), ("asin", 1), ("acos", 1), ("atan", 1), ("atan2", 2),
    ("sinh", 1), ("cosh", 1), ("tanh", 1), ("sqrt", 1), ("cbrt", 1), ("pow", 2), ("exp", 1),
    ("exp2", 1), ("log", 1), ("log2", 1), ("log10", 1), ("fabs", 1), ("fmod", 2), ("hypot", 2),
    ("floor", 1), ("ceil", 1), ("round", 1), ("trunc", 1),
  ].map { name, count in
    let one = count == 1
    return Builtin(
      nil,
      """
      func \(name)f(_ x: Float\(one ? "" : ", _ y: Float")) -> Float {
        Float(\(name)(Double(x)\(one ? "" : ", Double(y)")))
      }
      """)
  }
    + [
      "func fmaxf(_ x: Float, _ y: Float) -> Float { max(x, y) }",
      "func fminf(_ x: Float, _ y: Float) -> Float { min(x, y) }",
      "func fdim(_ x: Double, _ y: Double) -> Double { max(x - y, 0) }",
      "func lroundf(_ x: Float) -> Int { Int(x.rounded()) }",
      "func llround(_ x: Double) -> Int64 { Int64(x.rounded()) }",
      "func llroundf(_ x: Float) -> Int64 { Int64(x.rounded()) }",
      "func lrint(_ x: Double) -> Int { Int(x.rounded(.toNearestOrEven)) }",
      "func nearbyint(_ x: Double) -> Double { x.rounded(.toNearestOrEven) }",
      "func log1p(_ x: Double) -> Double { log(1 + x) }",
      "func expm1(_ x: Double) -> Double { exp(x) - 1 }",
      "func modf(_ x: Double) -> (Double, Double) { (trunc(x), x - trunc(x)) }",
      "func modf(_ x: CGFloat) -> (CGFloat, CGFloat) { (trunc(x), x - trunc(x)) }",
      "func copysign(_ x: Double, _ y: Double) -> Double { x.sign == y.sign ? x : -x }",
      "func labs(_ x: Int) -> Int { abs(x) }",
      "func rand() -> Int32 { Int32.random(in: 0...Int32.max) }",
      "func srand(_ seed: UInt32) {}",
    ].map { Builtin(nil, $0) }
}

private var cConstants: [Builtin] {
  [
    "var M_PI: Double { Double.pi }", "var M_PI_2: Double { Double.pi / 2 }",
    "var M_PI_4: Double { Double.pi / 4 }", "var M_1_PI: Double { 1 / Double.pi }",
    "var M_2_PI: Double { 2 / Double.pi }", "var M_E: Double { 2.718281828459045 }",
    "var M_SQRT2: Double { 1.4142135623730951 }", "var M_SQRT1_2: Double { 0.7071067811865476 }",
    "var M_LN2: Double { 0.6931471805599453 }", "var M_LN10: Double { 2.302585092994046 }",
    "var M_LOG2E: Double { 1.4426950408889634 }", "var M_LOG10E: Double { 0.4342944819032518 }",
    "var DBL_MAX: Double { Double.greatestFiniteMagnitude }",
    "var DBL_MIN: Double { Double.leastNormalMagnitude }",
    "var DBL_EPSILON: Double { Double.ulpOfOne }",
    "var FLT_MAX: Float { Float.greatestFiniteMagnitude }",
    "var FLT_MIN: Float { Float.leastNormalMagnitude }",
    "var FLT_EPSILON: Float { Float.ulpOfOne }",
    "var INT_MAX: Int32 { Int32.max }", "var INT_MIN: Int32 { Int32.min }",
    "var INT32_MAX: Int32 { Int32.max }", "var UINT32_MAX: UInt32 { UInt32.max }",
    "var UINT8_MAX: Int32 { 255 }", "var RAND_MAX: Int32 { Int32.max }",
  ].map { Builtin(nil, $0) }
}
