struct S {
  lazy let a = 1
  lazy func f() {}
  final func g() {}
  final var x = 1
  weak var y = 2
  static init() {}
  lazy var z: Int
  lazy var w: Int { 3 }
  override func h() {}
  private(set) let k = 2
  mutating var q = 1
  required init(a: Int) {}
  convenience init(b: Int) {}
}
lazy var top = 3
lazy func k() {}
final func m() {}
final struct F {}
lazy struct G {}
weak let h: F? = nil
enum E { final case a; lazy var b = 1; var stored = 2; final func x() {} }
class C { final lazy var a = 1; mutating func b() {}; weak let c: C?; lazy static var d = 1; required func e() {}; convenience func g() {} 
  init() { c = nil } }

enum Suit { case a; convenience init(b: Int) { self = .a }; required init(c: Int) { self = .a } }
class K { private(set) let z = 1; required var q = 1; convenience var r = 2; lazy init() {} }
struct T { lazy subscript(i: Int) -> Int { 1 }; fileprivate(set) let c = 1; private(set) var d: Int { 2 } }
