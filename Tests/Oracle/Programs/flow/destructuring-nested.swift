var t = (1, 2)
var x = 0
(x, _) = t
(_, x) = (3, 4)
_ = x
if case (_, 2) = t { print("two") }
switch t { case (_, _): break }
let f: (Int) -> Int = { _ in 3 }
_ = f(2)
for _ in 0..<2 {}
(_, (_, x)) = (1, (2, 3))
print(x)
