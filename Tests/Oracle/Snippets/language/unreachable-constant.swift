func a() {
  if false { print("never") }
  if true { print("a") } else { print("never") }
  while false { print("never") }
  let debug = false
  if debug { print("dbg") }
}
