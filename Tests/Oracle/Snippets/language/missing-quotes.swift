func g(_ n: Int) -> Int { 0 }
func h(_ n: Int, m: String) -> Int { 0 }
func k() {
  g("abc)
  h(3, m: "abc)
  print("abc)
  let y = "abc
  var z = 3 + "abc
  let w: Int = "abc
  if y == "abc { }
}
