protocol Shape { func area() -> Double }
struct Square: Shape { let side: Double; func area() -> Double { side * side } }
struct Rect: Shape { let w: Double, h: Double; func area() -> Double { w * h } }
let shapes: [any Shape] = [Square(side: 2), Rect(w: 2, h: 3), Square(side: 1)]
var total = 0.0
for i in 0..<100_000 { for s in shapes { total += s.area() } }
print(total)
