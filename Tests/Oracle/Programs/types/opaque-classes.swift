// A value of `some C`, where C is a class, has that class's members.
class Shape {
  var name = "shape"
  func tell() -> String { "a \(name)" }
}

final class Circle: Shape {
  override func tell() -> String { "a round \(name)" }
}

func make() -> some Shape {
  let circle = Circle()
  circle.name = "coin"
  return circle
}

let made = make()
print(made.name, made.tell())
made.name = "plate"
print(made.tell())
let plain: Shape = made
print(plain === made)

protocol Workshop {
  associatedtype Piece: Shape
  func make() -> Piece
  func polish(_ product: Piece)
}

struct Forge: Workshop {
  func make() -> some Shape { Circle() }
  func polish(_ product: Piece) {
    product.name = "ring"
    print(product.tell())
  }
}

let forge = Forge()
let product = forge.make()
forge.polish(product)
print(product.name)

struct Box {
  var shape: some Shape { Circle() }
}
print(Box().shape.tell())

func tell(_ shape: some Shape) -> String { shape.tell() }
print(tell(product))
