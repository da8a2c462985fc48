enum Direction { case north, south }
let d = Direction.north
print(d.opposite)
print(d.opposite())
