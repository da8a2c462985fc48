protocol P { var v: Double { get }; func w() -> Double }
class Base {}
struct Q { func area() -> Double { 1 }; let n: Int }
let qs: [Q] = []
let ps: [any P] = []
let x1 = qs[0].area < qs[1].area
let x2 = ps[0] < ps[1]
let x3 = ps[0] == ps[1]
let x4 = qs[0].area == qs[1].area
let a = qs[0], b = qs[1]
let x5 = a.area < b.area
let x6 = a.area < 3
let x7 = a.area == 3
let x8 = a.area > b.n
if a.area > 3 { }
if a.area > b.area { }
func f(_ p: any P, _ q: any P) -> Bool { p == q }
func g(_ p: any P, _ q: any P) { if p < q { } }
func h(_ p: Q, _ q: Q) -> Bool { return p.area < q.area }
let y1 = qs.sorted { a, b in a.area < b.area }
let y2 = qs.max(by: { (a: Q, b: Q) in a.area < b.area })
let y3 = qs.filter { q in q.area > 3 }
let y4 = qs.filter { q in q.area > 3.0 }
let y5 = qs.filter { $0.area == 3 }
let y6 = qs.first { $0.area == $0.area }
let y7 = qs.contains { $0.area > b.area }
let y8 = ps.contains { $0 == ps[0] }
let z2 = qs.map { $0.area * 2 }
let z3 = qs.map { 2 * $0.area }
let z4: [Double] = qs.map { $0.area }
let z5 = qs.map { $0.area + 1 }
let z6 = qs.filter { $0.area > 3 && $0.n > 1 }
let z7 = qs.sorted { $0.area < $1.area && true }
let z8 = qs.filter { $0.area() > 3 && $0.area > 1 }
let z9 = qs.sorted { q, r in
  let m = q.area
  return m < r.area
}
let w1 = qs.filter {
  print($0)
  return $0.area > 3
}
let w2 = qs.sorted { (q, r) in
  if q.area < r.area { return true }
  return false
}
let w3 = ps.sorted { $0.w < $1.w }
let w4 = ps.sorted { $0.v > $1.w }
let w5 = qs.sorted { $0.n < $1.area }
let o: [Int?] = []
let w8 = [a, b].max()
let w9 = ps.max()
let v1 = max(a, b)
let v4 = [(1, 2), (2, 3)].sorted { $0 > $1 }
let v5 = [(1, 2)].contains { $0 == (1, 2) }
let v6 = [Any](repeating: 1, count: 3).contains { $0 == 1 }
