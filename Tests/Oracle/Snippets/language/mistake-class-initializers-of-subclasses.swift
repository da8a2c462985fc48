class Shape { func area() -> Double { 0 } }
class Circle: Shape {
  let radius: Double
  override func area() -> Double { radius * radius }
}
class Named { var name: String; init(name: String) { self.name = name } }
class Person: Named { var age: Int }
class Pet: Named { var age = 1 }
let circle = Circle()
let pet = Pet()
