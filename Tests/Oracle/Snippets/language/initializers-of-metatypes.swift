protocol M { init(); static func make() -> Self }
class A: M { init() {}; static func make() -> Self { self.init() } }
class B { class func make() -> Self { Self() } ; init() {} }
let t: A.Type = A.self
let a = t.init()
let b = t()
