func f() {
  function g() { undefined1() }
  fun h() {}
}
