import Dispatch
import Foundation
let t = DispatchSource.makeTimerSource(queue: .main)
var n = 0
t.schedule(deadline: .now() + 0.1, repeating: .milliseconds(100))
t.setEventHandler { n += 1; print("tick", n); if n == 3 { t.cancel() } }
t.setCancelHandler { print("end"); exit(0) }
t.resume()
dispatchMain()
