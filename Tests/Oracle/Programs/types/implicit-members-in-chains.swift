enum Kind { case a, b, c(Int) }
struct P { var d: Kind }
let p = P(d: [.a, .b].randomElement()!)
_ = p
let k: Kind = [.b, .b].randomElement() ?? .a
print(k)
let m: Kind = [.a, .c(3)].last!
print(m)
enum Direction { case up, down, left, right
  var isHorizontal: Bool { Set([.right, .left]).contains(self) }
}
print(Direction.up.isHorizontal, Direction.left.isHorizontal)
let i: Kind = [.a, .b][1]
print(i)
func take(_ k: Kind) { print("took", k) }
take([.a, .b].reversed()[0])
take([.a, .c(1)].last ?? .b)
let angle = 2.0
print(max(-1 * .pi * angle, 0), min(angle - (.pi / 1), (-2 * .pi + angle)))
