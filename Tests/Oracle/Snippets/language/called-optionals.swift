class L { var value = 0; var handler: (() -> Void)?; var f: ((Int) -> Int)?
func start() { handler(); let x = f(3); let y: Int = f(3); print(x, y) } }
let l = L()
l.handler()
l.f(3)
let x: Int = l.f(3)
var h: (() -> Void)?
h()
