import Foundation
var count = 0
let timer = Timer.scheduledTimer(withTimeInterval: 0.01, repeats: true) { timer in
  count += 1
  print("tick", count)
  if count == 3 { timer.invalidate() }
}
let once = Timer.scheduledTimer(withTimeInterval: 0.005, repeats: false) { t in
  print("once", t.isValid)
}
let never = Timer(timeInterval: 0.02, repeats: false) { _ in print("never") }
never.invalidate()
print(timer.isValid, never.isValid, timer.timeInterval)
RunLoop.main.run(until: Date().addingTimeInterval(0.2))
print("after", timer.isValid, once.isValid, count)
