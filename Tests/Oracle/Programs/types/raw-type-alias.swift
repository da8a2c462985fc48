// Raw types and superclasses by way of a typealias, and a protocol's own typealias.
typealias Code = Int
typealias Seconds = Double

enum Level: Code { case low = 1, high }
enum Speed: Seconds, CaseIterable { case slow = 1, fast = 0.25 }

class Base { func name() -> String { "base" } }
typealias Root = Base
class Derived: Root { override func name() -> String { "derived " + super.name() } }

struct Box<Content> { var count = 1 }
protocol Holder {
  typealias Held = Box<Self>
  func show(_ box: Self.Held) -> Int
}
struct Item: Holder { func show(_ box: Box<Item>) -> Int { box.count } }
func ask<H: Holder>(_ holder: H) -> Int { holder.show(Box<H>(count: 3)) }

typealias Shown = CustomStringConvertible
struct Word: Shown { var description: String { "word" } }
func some() -> some Shown { Word() }

print(Level.high.rawValue, Level(rawValue: 1) == .low, Speed.fast.rawValue)
print(Derived().name(), ask(Item()), some())
