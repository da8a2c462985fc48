let cur: UInt8? = 110
switch cur { case UInt8(ascii: "n"): print("n"); case UInt8(ascii: "t"): print("t"); case nil: print("nil"); default: print("d") }
let k = 3; let o: Int? = 3; switch o { case k: print("k"); default: print("no") }
if case k = o { print("yes") }
