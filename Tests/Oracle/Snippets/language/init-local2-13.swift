func l() {
  var x: Int
  inc(&x)
}
func inc(_ x: inout Int) { x += 1 }
