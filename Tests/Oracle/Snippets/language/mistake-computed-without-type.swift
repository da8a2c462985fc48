struct A {
  var m { 3 }
  var z: Int = 3 { return 4 }
  let q = 3 { didSet {} }
}
func h() {
  var k: Int { 3 }
  print(k)
}
