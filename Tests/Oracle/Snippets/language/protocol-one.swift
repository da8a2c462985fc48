protocol Greeter { func greet(name: String) -> String }
struct Polite: Greeter { func greet(_ name: String) -> String { "hi" } }
struct Rude: Greeter { func greet(name: String) { } }
struct Silent: Greeter { }
