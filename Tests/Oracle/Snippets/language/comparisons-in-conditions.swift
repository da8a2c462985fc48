func compare(a: Bool, n: Int, s: String, d: Double, o: Int?, b: [Int]) {
  _ = a && n > "6"
  _ = a && n > s
  _ = a && d > "6"
  _ = a && s > 6
  _ = a && s > n
  _ = a && n >= "6"
  _ = a && n < "6"
  _ = a && n == "6"
  _ = a && n == s
  _ = a && d < n
  _ = a && b > 3
  _ = a && s.count + 1 > "6"
  _ = a && n > 6 && n > "7"
  _ = n > "7" || a
  _ = !a && s > 3 ? 1 : 2
  _ = a && n > true
  _ = a && n > 2.5
}
