class Shape { }
class Sq: Shape {}
let s: Shape = Sq()
switch s { case Sq: print("s"); case Shape: print("x"); default: break }
switch s { case is Sq: print("s"); case let q as Sq: print(q); default: break }
let a: Any = 3
switch a { case Int: print("i"); case String: break; default: break }
enum K { case a }
switch a { case K.a: break; default: break }
struct V {}
let v = V(), w = V()
switch v { case w: break; default: break }
if case w = v {}
