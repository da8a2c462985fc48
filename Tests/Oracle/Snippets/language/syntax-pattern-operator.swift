let t = 5
switch t {
case > 4: print("c")
default: break
}
