let a = [1]
a.append(2)
a[0] = 3
a += [1]
let d = ["k": 1]
d["x"] = 2
d.removeAll()
let s = "a"
s += "b"
s.append("c")
struct P { var x = 0; mutating func move() { x += 1 } }
let p = P()
p.move()
p.x += 1
func f(p: P, list: [Int]) { p.move(); list.append(1); p.x = 3 }
func g() -> P { P() }
g().move()
g().x = 2
P().move()
