var v = SIMD2<Double>.zero
v.x = 3
let w: SIMD2<Double> = [1, 2]
print(v + w, w * 2, v.x, (w * w).sum(), SIMD3<Float>(1, 2, 3), w.max(), w[1], w == SIMD2(1, 2))
var color = SIMD4<Int>(repeating: 2)
color &+= SIMD4(1, 2, 3, 4)
print(color, color.wrappedSum(), SIMD3(x: 1.5, y: 2, z: 0).min())
