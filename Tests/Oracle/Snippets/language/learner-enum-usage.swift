enum Direction { case north, south }
let d = Direction.east
let e: Direction = .up
let f = .north
if d == "north" { }
switch Direction.north {
case .north: print(1)
case .west: print(2)
}
let raw = Direction.north.rawValue
for x in Direction.allCases { print(x) }
let made = Direction(rawValue: "north")
