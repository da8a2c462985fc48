struct S {
  var body some View { undefined1 }
  var a: some { undefined2 }
}
