let n = 1, s = "s", d = 2.5, b = true
let c: Character = "c"
let a1 = n != s
let a2 = s != n
let a3 = n != d
let a4 = d != n
let a5 = n != b
let a7 = n >= s
let a8 = d > n
let a9 = d > s
if n != s {}
if n != s && b {}
if d > n {}
if d > n && b {}
if s > n && b {}
if d < n && b {}
if n > "a" {}
if n != "a" {}
if s > 3 {}
if s < 3 {}
if d < "a" {}
while n != s {}
