import SwiftUI
enum E: Equatable { case x }
struct V: View {
  @State private var i: Int = 0
  let pi: Int
  @State private var d: Double = 0
  let pd: Double
  @State private var s: String = ""
  let ps: String
  @State private var b: Bool = false
  let pb: Bool
  @State private var a: [Int] = []
  let pa: [Int]
  @State private var o: Int? = nil
  let po: Int?
  @State private var e: E = .x
  let pe: E
  func f1() { let _ = $i + 3 }
  func f2() { let _ = 3 + $i }
  func f3() { let _ = $i + pi }
  func f4() { let _ = pi + $i }
  func f5() { let _ = $i - 3 }
  func f6() { let _ = 3 - $i }
  func f7() { let _ = $i - pi }
  func f8() { let _ = pi - $i }
  func f9() { let _ = $i * 3 }
  func f10() { let _ = 3 * $i }
  func f11() { let _ = $i * pi }
  func f12() { let _ = pi * $i }
  func f13() -> Bool { if $i < 3 { return true }; return false }
  func f14() -> Bool { if 3 < $i { return true }; return false }
  func f15() -> Bool { if $i < pi { return true }; return false }
  func f16() -> Bool { if pi < $i { return true }; return false }
  func f17() -> Bool { if $i > 3 { return true }; return false }
  func f18() -> Bool { if 3 > $i { return true }; return false }
  func f19() -> Bool { if $i > pi { return true }; return false }
  func f20() -> Bool { if pi > $i { return true }; return false }
  func f21() -> Bool { if $i == 3 { return true }; return false }
  func f22() -> Bool { if 3 == $i { return true }; return false }
  func f23() -> Bool { if $i == pi { return true }; return false }
  func f24() -> Bool { if pi == $i { return true }; return false }
  func f25() { let _ = $d + 3.5 }
  func f26() { let _ = 3.5 + $d }
  func f27() { let _ = $d + pd }
  func f28() { let _ = pd + $d }
  func f29() { let _ = $d * 3.5 }
  func f30() { let _ = 3.5 * $d }
  func f31() { let _ = $d * pd }
  func f32() { let _ = pd * $d }
  func f33() -> Bool { if $d > 3.5 { return true }; return false }
  func f34() -> Bool { if 3.5 > $d { return true }; return false }
  func f35() -> Bool { if $d > pd { return true }; return false }
  func f36() -> Bool { if pd > $d { return true }; return false }
  func f37() -> Bool { if $d == 3.5 { return true }; return false }
  func f38() -> Bool { if 3.5 == $d { return true }; return false }
  func f39() -> Bool { if $d == pd { return true }; return false }
  func f40() -> Bool { if pd == $d { return true }; return false }
  func f41() { let _ = $s + "x" }
  func f42() { let _ = "x" + $s }
  func f43() { let _ = $s + ps }
  func f44() { let _ = ps + $s }
  func f45() -> Bool { if $s == "x" { return true }; return false }
  func f46() -> Bool { if "x" == $s { return true }; return false }
  func f47() -> Bool { if $s == ps { return true }; return false }
  func f48() -> Bool { if ps == $s { return true }; return false }
  func f49() -> Bool { if $b == true { return true }; return false }
  func f50() -> Bool { if true == $b { return true }; return false }
  func f51() -> Bool { if $b == pb { return true }; return false }
  func f52() -> Bool { if pb == $b { return true }; return false }
  func f53() -> Bool { if $b && true { return true }; return false }
  func f54() -> Bool { if true && $b { return true }; return false }
  func f55() -> Bool { if $b && pb { return true }; return false }
  func f56() -> Bool { if pb && $b { return true }; return false }
  func f57() -> Bool { if $b || true { return true }; return false }
  func f58() -> Bool { if true || $b { return true }; return false }
  func f59() -> Bool { if $b || pb { return true }; return false }
  func f60() -> Bool { if pb || $b { return true }; return false }
  func f61() { let _ = $a + [1] }
  func f62() { let _ = [1] + $a }
  func f63() { let _ = $a + pa }
  func f64() { let _ = pa + $a }
  func f65() -> Bool { if $a == [1] { return true }; return false }
  func f66() -> Bool { if [1] == $a { return true }; return false }
  func f67() -> Bool { if $a == pa { return true }; return false }
  func f68() -> Bool { if pa == $a { return true }; return false }
  func f69() -> Bool { if $o == nil { return true }; return false }
  func f70() -> Bool { if nil == $o { return true }; return false }
  func f72() -> Bool { if po == $o { return true }; return false }
  func f75() -> Bool { if $e == pe { return true }; return false }
  func f76() -> Bool { if pe == $e { return true }; return false }
  func g1() { if !$b { } }
  func g2() { if $b { } }
  func g3() { i += $i }
  func g4() { $i += 1 }
  func g5() { let _ = -$i }
  func g6() { let _ = 0..<$i }
  func g7() { let _ = "\($i)" + $s }
  func g8() { while $b { } }
  func g9() { let x: Int = $i + 1; print(x) }
  func h1() { print($i + 1) }
  func h2() -> String { $s + "x" }
  func h3() -> Bool { $i > 5 }
  func h4() -> Bool { $d > 5 }
  func h5() -> Int { $b ? 1 : 2 }
  func h6() -> Int { b ? $i : 2 }
  func h7() { i = $i }
  func h8() { s = $s }
  func h9() { switch $e { case .x: break } }
  func k1() { for x in $a { print(x) } }
  func k2() { let x: String = $s; print(x) }
  func k3() -> String { return $s }
  func k4() { $s = "" }
  func k5() { $i += 1 }
  func k9() { $b.toggle() }
  func m1() { let x = i > 3 && $b; print(x) }
  func m2() { let x = pb || $b; print(x) }
  func m3() { let x = !pb && $i > 3; print(x) }
  func m4() { let x = a[$i]; print(x) }
  func m7() { let x = String($i); print(x) }
  func m8() { if let x = $o { print(x) } }
  var body: some View { Text($s); Text("" + $s); Text($e == .x ? "a" : "b").opacity($b ? 1 : 0).disabled($s == "").disabled($d > 5) }
}
