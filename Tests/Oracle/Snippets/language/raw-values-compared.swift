enum Op: String { case add = "+" }
enum Pl { case a }
let o = Op.add
if o == "+" { }
let x = Op.add == "+"
print(o == "+", o != "a")
if Pl.a == "a" {}
if o.rawValue == .add {}
if o == 3 {}
struct S { var a = 1 }
let s = S()
if s == "a" {}
if s == s {}
if s == 3 {}
class C {}
let c = C()
if c == c {}
if c == nil {}
if c != C() {}
enum Num: Int { case one = 1 }
if Num.one == 1 {}
let n = Num.one
switch n { case 1: break; default: break }
switch o { case "+": break; default: break }
