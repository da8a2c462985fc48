var n = 5
n = nil
let s: String = nil
func f(_ x: Int) -> Int { return nil }
f(nil)
var a = [1, 2]
a = nil
a[0] = nil
a.append(nil)
let d: [String: Int] = ["a": nil]
struct P { var x: Int = nil }
_ = P(x: nil)
let t = (1, nil)
if n == nil {}
