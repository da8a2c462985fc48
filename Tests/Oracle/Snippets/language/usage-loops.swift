func f(_ s: [Int]) {
  for var i in s { print(i) }
  for var i in s { i += 1; print(i) }
  for (i, x) in s.enumerated() { }
  for case let x? in [1, nil] { }
  for _ in s { let y = 1 }
  while let l = s.last, l > 0 { var q = l }
  for x in s where x > 1 { }
  repeat { let z = 2 } while s.isEmpty
}
