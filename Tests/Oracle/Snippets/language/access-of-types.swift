struct A { private struct B {}; var b: B; private var c: B; func f(_ b: B) {}; fileprivate var d: B; let e = B(); init(b: B) {}
  subscript(b: B) -> Int { 1 }
  enum E { case x(B) } 
  typealias T = B
  class K: L {}
  private class L {} }
fileprivate enum Level { case a }
var g: Level = .a
let h = Level.a
func k() -> Level { .a }
func k2(_ l: Level?, _ m: [Level]) {}
internal var m: Level = .a
public var n: Level = .a
private var o: Level = .a
typealias LL = Level
enum N { case p(Level) }
public func pub(_ a: A) -> A { a }
public struct PS { public var a: A?; public func f() -> A? { nil }; public init(a: A) {}; var ok: A? }
struct Loc { let v: Level; static let s: Level = .a; lazy var z: Level = .a; var comp: Level { .a } }
private struct Priv { var v: Level; func f(_ l: Level) {} }
func local() { let x: Level = .a; func inner(_ l: Level) {}; struct LS { var v: Level }; print(x) }
class CC: BB {}
private class BB {}
extension A { var w: Level { .a } }
let cl: (Level) -> Void = { _ in }
