class Shape {
  func show() { print("some shape") }
}
class Square: Shape {
  override func show() { print("a square") }
}
let square: Square = Square()
square.show()
let shape = Shape()
shape.show()
