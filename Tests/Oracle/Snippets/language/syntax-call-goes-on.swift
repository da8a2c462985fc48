let names = ["Ann", "Bob"]
func show(_ text: String, _ more: String = "") {}
show("a" + "b"
show("c")
