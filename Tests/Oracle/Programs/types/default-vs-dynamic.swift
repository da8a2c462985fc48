protocol Greeter { func hello() -> String }
extension Greeter { func hello() -> String { "default hello" }; func bye() -> String { "default bye" }; func both() -> String { hello() + "/" + bye() } }
struct Own: Greeter { func hello() -> String { "own hello" }; func bye() -> String { "own bye" } }
struct Plain: Greeter {}
let own = Own()
let any: any Greeter = own
print(own.hello(), own.bye(), own.both())
print(any.hello(), any.bye(), any.both())
func generic<G: Greeter>(_ g: G) -> String { g.hello() + "|" + g.bye() }
print(generic(own), generic(Plain()))
class Base: Greeter {}
class Sub: Base { func hello() -> String { "sub hello" } }
class Good: Greeter { func hello() -> String { "good" } }
class Better: Good { override func hello() -> String { "better" } }
print((Sub() as any Greeter).hello(), Sub().hello(), (Better() as any Greeter).hello(), (Better() as Good).both())
protocol Refined: Greeter { func extra() -> Int }
extension Refined { func hello() -> String { "refined" }; func extra() -> Int { 1 } }
struct R: Refined {}
print(R().hello(), (R() as any Greeter).hello(), generic(R()))
extension Greeter where Self: Equatable { func same(_ o: Self) -> Bool { self == o } }
struct Q: Greeter, Equatable { var n = 1 }
print(Q().same(Q(n: 2)), Q().same(Q()))
