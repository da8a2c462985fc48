func f() { if y == "abc { }
}
let z = 3
