class A {
  var x: Int 5
  func g() Int { 3 }
  func h { undefined1() }
  func i) { undefined2() }
}
