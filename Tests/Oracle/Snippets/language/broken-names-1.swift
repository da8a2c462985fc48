func (x: Int) { undefined1() }
func 3() { undefined2() }
func class() { undefined3() }
func f g() { undefined4() }
