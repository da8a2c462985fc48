struct S {
  var x: Int {
    gett { undefined1 }
  }
  var y: Int { didSet undefined2 }
  var z = 3 { willSet { undefined3 } 
}
