func f() {
  a.map( { $0 * 2 )
  undefined1()
}
