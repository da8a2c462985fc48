import SwiftUI

func f() throws -> Int { 3 }
func g(_ x: Int) throws -> Int { 3 }
func h() {
  g("a")
  try g("a")
  let a = try g("a")
  let b = try f() + "a"
  var c = 0
  c = try g("a")
  c = g("a")
  print(try g("b"))
  if try g("a") > 3 { }
}
func i() -> Int { return try g("a") }
func j() -> Int { try g("a") }
func k() -> Int { let x: String = f(); return x }
func l() { f() }
