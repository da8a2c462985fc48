func f(_ x: Int y: Int) { undefined1() }
func g(x: Int, y) { undefined2() }
func h(Int) { undefined3() }
func i(x: Int, Int y) { undefined4() }
