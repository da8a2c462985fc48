protocol Greeter { func greet() -> String }
extension Greeter { func greet() -> String { "hi" } ; func shout() -> String { greet.uppercased() } }
struct En: Greeter { override func greet() -> String { "hello" } }
let gs: [Greeter] = [En(), "x"]
gs.forEach { print($0.greet) }
