struct S {
  foo bar: Int
  let y = undefined1
}
