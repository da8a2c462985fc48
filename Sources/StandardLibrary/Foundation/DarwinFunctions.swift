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
