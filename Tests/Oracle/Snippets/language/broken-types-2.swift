func f(x: [Int) { undefined1() }
func g(x: ) { undefined2() }
func h(x: Int, ) { undefined3() }
func i(x: Int,, y: Int) { undefined4() }
