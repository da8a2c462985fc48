let n = 3
switch n {
case 0: print("zero")
case 1...9: print("digit")
}
let s = "a"
switch s {
case "a": print(1)
}
let pair = (true, false)
switch pair {
case (true, _): print("t")
case (false, true): print("f")
}
let o: Int? = 3
switch o {
case .some(let x): print(x)
}
