import Foundation
func stream() -> AsyncStream<Int> {
  AsyncStream { c in
    c.onTermination = { r in print("terminated", r) }
    for i in 0..<5 { c.yield(i) }
  }
}
func use() async {
  for await x in stream() { print(x); if x == 2 { break } }
  print("after break")
}
func use2() async {
  let s = AsyncStream<Int> { c in
    c.onTermination = { r in print("terminated2", r) }
    c.yield(1); c.finish()
  }
  for await x in s { print(x) }
  print("end2")
}
await use()
await use2()
print("done")
