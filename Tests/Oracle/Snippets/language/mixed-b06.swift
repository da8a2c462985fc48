protocol Drawable { func draw(); var color: String { get set } }
class Circle: Drawable {
  var color: String { return "red" }
  func draw(size: Int) {}
}
struct Square: Drawable { func draw() {} ; let color = "blue" }
let items: [Drawable] = [Circle(), Square(), 5]
for item in items { item.drwa(); item.color = "green" }
let d: Drawable = nil
