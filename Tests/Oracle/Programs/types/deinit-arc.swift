class Person {
  let name: String
  var apartment: Apartment?
  init(name: String) { self.name = name; print("\(name) is being initialized") }
  deinit { print("\(name) is being deinitialized") }
}
class Apartment {
  let unit: String
  weak var tenant: Person?
  init(unit: String) { self.unit = unit }
  deinit { print("Apartment \(unit) is being deinitialized") }
}
var john: Person? = Person(name: "John")
var unit4A: Apartment? = Apartment(unit: "4A")
john!.apartment = unit4A
unit4A!.tenant = john
john = nil
print(unit4A?.tenant == nil)
unit4A = nil

class Customer {
  let name: String
  var card: Card?
  init(name: String) { self.name = name }
  deinit { print("\(name) gone") }
}
class Card {
  let number: Int
  unowned let customer: Customer
  init(number: Int, customer: Customer) { self.number = number; self.customer = customer }
  deinit { print("card \(number) gone") }
}
var customer: Customer? = Customer(name: "Kim")
customer!.card = Card(number: 12, customer: customer!)
print(customer!.card!.customer.name)
customer = nil

func scope() {
  let first = Person(name: "first")
  do {
    let second = Person(name: "second")
    print("inside", second.name)
  }
  print("outside", first.name)
}
scope()
func early(_ leave: Bool) -> Int {
  let p = Person(name: "early")
  if leave { return p.name.count }
  let q = Person(name: "late")
  return q.name.count + 10
}
print(early(true))
print(early(false))
for i in 1...2 {
  let p = Person(name: "loop\(i)")
  _ = p
}
var people: [Person] = [Person(name: "x"), Person(name: "y")]
people.removeFirst()
print("removed")
people = []
print("emptied")
_ = Person(name: "ignored")
var closure: (() -> Void)?
do {
  let captured = Person(name: "captured")
  closure = { print("has", captured.name) }
}
closure?()
closure = nil
class HTMLElement {
  let name: String
  lazy var asHTML: () -> String = { [unowned self] in "<\(self.name)/>" }
  init(name: String) { self.name = name }
  deinit { print("\(name) element gone") }
}
var paragraph: HTMLElement? = HTMLElement(name: "p")
print(paragraph!.asHTML())
paragraph = nil
class Parent { deinit { print("parent deinit") } }
class Child: Parent { let p = Person(name: "member"); deinit { print("child deinit") } }
var child: Child? = Child()
child = nil
print("end")
