import Foundation
print("start")
DispatchQueue.main.async { print("main async") }
DispatchQueue.main.asyncAfter(deadline: .now() + 0.05) { print("after 50") }
DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(20)) { print("after 20") }
let item = DispatchWorkItem { print("item") }
let cancelled = DispatchWorkItem { print("never") }
DispatchQueue.main.async(execute: item)
DispatchQueue.main.async(execute: cancelled)
cancelled.cancel()
print(cancelled.isCancelled, item.isCancelled)
let group = DispatchGroup()
let queue = DispatchQueue(label: "work", qos: .userInitiated)
for i in 1...3 {
  group.enter()
  queue.async {
    print("work", i)
    group.leave()
  }
}
group.notify(queue: .main) {
  print("all work done")
  DispatchQueue.global(qos: .background).async {
    let result = 6 * 7
    DispatchQueue.main.async { print("result", result) }
  }
}
let sum = queue.sync { () -> Int in (1...10).reduce(0, +) }
print("sum", sum)
group.wait()
print(queue.label)
DispatchQueue.main.asyncAfter(deadline: .now() + 0.2) {
  print("end")
  exit(0)
}
RunLoop.main.run()
