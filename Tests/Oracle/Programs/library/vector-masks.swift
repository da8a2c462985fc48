let v = SIMD4<Float>(1, 2, 3, 4)
let w = SIMD4<Float>(repeating: 2)
let mask = v .> w
print(mask, type(of: mask), mask[0], v .== w, 3 .<= v, .!mask)
print(any(v .> 3), all(v .> 0), v.replacing(with: 0, where: v .< w), mask .& (v .< 4), mask .| (v .< 2))
var ages = SIMD8<Int>(1, 2, 3, 4, 5, 6, 7, 8)
ages.replace(with: 9, where: ages .>= 5)
print(ages, ages.wrappedSum(), SIMD4<Int32>(1, 2, 3, 4) & 1, SIMD2<UInt8>(6, 3) ^ SIMD2(1, 1))
