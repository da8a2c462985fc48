typealias Table = [String: Int]
typealias Handler = (Int) -> Void
let t: Table = [1, 2]
let h: Handler = 3
let u: Int = t
func take(_ t: Table) {}
take(4)
let v: [String: Int] = [1]
take([3])
