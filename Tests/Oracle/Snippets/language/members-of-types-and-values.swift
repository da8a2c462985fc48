struct C { var n = 0; mutating func inc() {}; func get() -> Int { n }; static func make() -> C { C() }; static let z = 1 }
C.inc()
C.get()
_ = C.get
c.make()
c.make().inc()
print(c.z + 1)
C.make().inc()
C().inc()
C.n = 3
print(C.n)
