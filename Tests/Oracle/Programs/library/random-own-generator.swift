struct LCG: RandomNumberGenerator { var state: UInt64; mutating func next() -> UInt64 { state = state &* 6364136223846793005 &+ 1442695040888963407; return state } }
var rng = LCG(state: 42)
print(Array(0..<10).shuffled(using: &rng), Int.random(in: 1...6, using: &rng), Bool.random(using: &rng), Double.random(in: 0..<1, using: &rng), [1, 2, 3].randomElement(using: &rng)!, UInt8.random(in: .min ... .max, using: &rng), Int.random(in: -5 ..< 5, using: &rng), Float.random(in: 0...1, using: &rng), CGF.random(in: 1...2, using: &rng))
typealias CGF = Double
var sys = SystemRandomNumberGenerator(); print((1...2).contains(Int.random(in: 1...2, using: &sys)))
var a = [1, 2, 3, 4]; a.shuffle(using: &rng); print(a)
var rng2 = LCG(state: 42); print(rng2.next(), rng2.next())
print((0..<10).shuffled(using: &rng2)); var a2 = [1, 2, 3, 4, 5]; a2.shuffle(using: &rng2); print(a2)
