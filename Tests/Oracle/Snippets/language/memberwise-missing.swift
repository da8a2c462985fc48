struct Person { let name: String; let age: Int; var city = "Rome" }
let a = Person(name: "Ann")
let b = Person(age: 3)
let c = Person()
let d = Person(name: "Bob", age: "3")
let e = Person("Bob", 3)
