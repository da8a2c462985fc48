import Foundation
let queue = OperationQueue()
queue.maxConcurrentOperationCount = 1
for name in ["a", "b", "c"] { queue.addOperation { print("operation", name) } }
queue.waitUntilAllOperationsAreFinished()
let first = BlockOperation { print("first") }
let second = BlockOperation { print("second") }
second.addDependency(first)
second.completionBlock = nil
queue.addOperations([second, first], waitUntilFinished: true)
print(first.isFinished, second.isFinished, second.isReady)
final class Square: Operation, @unchecked Sendable {
  let n: Int
  var result = 0
  init(_ n: Int) { self.n = n }
  override func main() {
    if isCancelled { return }
    result = n * n
  }
}
let squares = (1...4).map { Square($0) }
squares[2].cancel()
queue.addOperations(squares, waitUntilFinished: true)
print(squares.map(\.result), squares.map(\.isCancelled))
print(queue.maxConcurrentOperationCount)
