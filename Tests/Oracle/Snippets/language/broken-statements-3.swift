if x == 3 
  undefined1()
}
let y = 3
