func multiply(_ a: [[Double]], _ b: [[Double]]) -> [[Double]] {
  let n = a.count
  var c = Array(repeating: Array(repeating: 0.0, count: n), count: n)
  for i in 0..<n {
    for j in 0..<n {
      var sum = 0.0
      for k in 0..<n { sum += a[i][k] * b[k][j] }
      c[i][j] = sum
    }
  }
  return c
}
let n = 240
var a = Array(repeating: Array(repeating: 0.0, count: n), count: n)
for i in 0..<n { for j in 0..<n { a[i][j] = Double(i * j % 7) } }
let c = multiply(a, a)
var trace = 0.0
for i in 0..<n { trace += c[i][i] }
print(trace)
