let i = 3
let d = 2.5 + Double(i) * 2
let e = 1 / 3 * d
let f: Double = 3
let g: Float = 1
let h = -i + abs(-4) % 3
let j = UInt8.max &+ 1
let k = 0xFF | 0b11 << 2
let l = 1_000_000, m = 1e3
let n = Int(d.rounded()) + Int("5")!
let o = max(d, 1), p = min(i, 2)
let q: CGFloat0 = 3
typealias CGFloat0 = Double
print(e, f, g, h, j, k, l, m, n, o, p, q, 5.0 / 2, 7 / 2, Double(7) / 2, i.isMultiple(of: 2))
