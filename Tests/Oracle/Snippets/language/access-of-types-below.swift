public struct P { var x: Internal }
private struct Internal {}
struct Q { var y: Internal; func f() -> Internal { Internal() }; let z = Internal() }
func g(_ i: Internal) {}
private class Base {}
class Derived: Base {}
public func h(_ p: P2) {}
struct P2 {}
