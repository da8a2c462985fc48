func greet(name: String, greeting: String = "Hi") -> String { greeting + name }
print(greet("Bob"))
print(greet(name: "Bob", "Hey"))
print(greet(greeting: "Yo", name: "Al"))
let g: (String) -> String = greet
let h = greet(name:)
