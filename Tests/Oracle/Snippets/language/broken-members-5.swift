struct S {
  var a = 3, b
  var c: Int, d: 
  let e
  var f { 3 }
  var = 3
  let let g = 3
}
