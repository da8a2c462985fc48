let pair = (1, 2)
var first = 0
(first, _) = pair
(_, (first, _)) = (1, (2, 3))
_ = first
print(_ + 1)
let list = [1, _]
func answer() -> Int { _ }
