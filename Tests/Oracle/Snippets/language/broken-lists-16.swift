struct S {
  var x = foo(1, 2
  var y = 3
  var z = [1, 2
  func f() {}
}
