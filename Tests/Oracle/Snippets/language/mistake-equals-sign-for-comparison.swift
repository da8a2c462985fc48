var x = 1
let y = 2
func f(_ a: Int) -> Bool { return a = 3 }
let b: Bool = x = true
var c = false
if c = true {}
while c = false {}
guard c = true else { fatalError() }
extension Int { func isEven() -> Bool { return self % 2 = 0 } }
let r = [1].first { $0 = 2 }
