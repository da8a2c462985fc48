struct S { var t = ""; var n = 1; func up() -> String { t } }
func f(_ s: String) {}
func g(_ s: Int, b: String) {}
func h(rows: [S], s: S?, d: [String: S]) {
  f(rows.first?.t)
  f(rows.last?.up())
  f(rows.first?.t.uppercased())
  f(s?.t)
  f(d["a"]?.t)
  f(rows.first { $0.n == 1 }?.t)
  f(rows.max { $0.n < $1.n }?.t)
  f(rows.first.t)
  g(rows.first?.n, b: "")
  let a: String = rows.first?.t
  var b = ""
  b = rows.first?.t
  _ = b + rows.first?.t
  if rows.first?.n > 1 {}
  f(rows.firstIndex { $0.n == 1 }?.description)
  f(rows.min { $0.n < $1.n }?.t)
  f(rows[0].t.first?.description)
  f(rows.first?.t ?? 3)
}
func r(rows: [S]) -> String { rows.first?.t }
func r2(rows: [S]) -> String { return rows.last?.t }
