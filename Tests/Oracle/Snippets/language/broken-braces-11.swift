struct S {
  var x: Int {
    get { undefined1 
    set { undefined2 }
  }
}
