struct S {
  vra body: Int {
    undefined1
  }
  let y = 1
}
