func f() {
  a.map { (x: Int, y -> Int in undefined1() }
  b.map { [weak self in undefined2() }
  c.map { x, in undefined3() }
}
