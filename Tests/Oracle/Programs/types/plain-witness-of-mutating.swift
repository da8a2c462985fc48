protocol Command { mutating func apply(_ t: inout String) throws }
struct Insert: Command { let s: String; func apply(_ t: inout String) throws { t += s } }
struct Ed { var text = "", done: [any Command] = []
  mutating func run(_ c: some Command) throws { var c = c; try c.apply(&text); done.append(c) } }
var e = Ed(); try e.run(Insert(s: "a")); print(e)
func f<C: Command>(_ c: C) { var c = c; var s = ""; try? c.apply(&s); print(c, s) }
f(Insert(s: "q")); var x: any Command = Insert(s: "z"); var s = ""; try x.apply(&s); print(x, s)
