struct Place { var x = 1 }
let name: String? = "a", place: Place? = nil
func show(_ number: Int) {}
show(name?.count)
show(place?.x)
let length = name?.count + 1
let x = place?.x + 1
if name?.count > 3 {}
if name?.isEmpty {}
if name?.hasPrefix("a") {}
