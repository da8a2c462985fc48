func f() {
  let a = 1
  let b: Int = "x"
}
func g() { let c = 1 }
