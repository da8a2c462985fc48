struct S {
  var k = 1
  var a: Int { get { k } set { a = newValue; let n: Int = "x"; k = n } }
}
