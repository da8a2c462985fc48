struct A {
  var d = 1.0, n = 2
  var a: Double { d + d * n / 100 }
  var b: Double { d * n / 100 }
  var c: Double { d * n }
  var e: Double { d + d * n }
  var f: Double { d + n }
  var g: Double { d / n * 100 }
  var h: Double { n * d + 1 }
  var i: Double { (d * n) / 100 }
  var j: Double { d + (d * n / 100) }
  func k() -> Double { return d * n / 100 }
  func l() { let x: Double = d * n / 100; _ = x }
  func m() { let x = d * n / 100; _ = x }
  var p: Double { d - d * n / 100 }
  var q: Double { d * n * d }
  var r: Double { d * 2 * n }
  var s: Double { 100 * d * n }
  var t: Double { d + n * d }
  var u: Double { d + n + d }
  var v: Double { d * d / n }
}
