func f(_ n: Int, _ s: String, _ t: (Bool, Bool)) {
  switch n {
  case 0: print("zero")
  case 1...5: print("few")
  }
  switch s {
  case "a": print("A")
  }
  switch t {
  case (true, true): print(1)
  case (false, _): print(2)
  }
  switch n { }
}
