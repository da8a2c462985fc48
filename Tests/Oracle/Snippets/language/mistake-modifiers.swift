class Shape { mutating func grow() {} }
actor Counter { mutating func grow() {} }
struct Place { mutating init() {}; final func f() {}; class func g() {}; class var h: Int { 1 } }
class Mover { class var count = 1; mutating init() {} }
protocol Named { private func name() }
mutating func free() {}
override func other() {}
func local() { private let x = 1; print(x) }
final struct Last {}
struct Fixed { static init() {} }
