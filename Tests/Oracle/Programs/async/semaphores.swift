import Foundation
// Waiting in synchronous code for work elsewhere.
let semaphore = DispatchSemaphore(value: 0)
var answer = 0
DispatchQueue.global().async {
  answer = 42
  semaphore.signal()
}
semaphore.wait()
print(answer)
let done = DispatchSemaphore(value: 0)
Task {
  try? await Task.sleep(nanoseconds: 5_000_000)
  print("from the task")
  done.signal()
}
done.wait()
print(semaphore.wait(timeout: .now() + 0.01) == .timedOut)
let group = DispatchGroup()
let lock = NSLock()
var squares: [Int: Int] = [:]
for i in 1...5 {
  DispatchQueue.global().async(group: group) {
    lock.lock()
    squares[i] = i * i
    lock.unlock()
  }
}
group.wait()
print(squares.sorted { $0.key < $1.key }.map(\.value))
let serial = DispatchQueue(label: "serial")
var order: [String] = []
serial.async { Thread.sleep(forTimeInterval: 0.02); order.append("slow") }
serial.async { order.append("fast") }
serial.sync { order.append("sync") }
print(order)
let concurrent = DispatchQueue(label: "concurrent", attributes: .concurrent)
var total = 0
concurrent.sync(flags: .barrier) { total += 1 }
print(total)
print(group.wait(timeout: .now() + 1) == .success)
let item = DispatchWorkItem { print("work item") }
DispatchQueue.global().async(execute: item)
item.wait()
let interval: DispatchTimeInterval = .milliseconds(1500)
print(interval == .milliseconds(1500), DispatchTime.now() + .seconds(1) > .now())
DispatchQueue.concurrentPerform(iterations: 3) { _ in lock.withLock { total += 10 } }
print(total)
