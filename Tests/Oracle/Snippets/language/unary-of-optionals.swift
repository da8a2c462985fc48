struct Vector { static prefix func - (v: Vector) -> Vector { v } }
let vector: Vector? = Vector(), count: Int? = 3, flag: Bool? = true
let text = "a", found = text.firstIndex(of: "a")
_ = -vector
_ = !flag
_ = -count
_ = +count
_ = ~count
_ = text[found...]
_ = text[...found]
_ = text[..<found]
_ = -text
_ = ~text
_ = -flag
