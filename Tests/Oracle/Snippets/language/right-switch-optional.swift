enum E { case a, b }
func f(_ e: E?, _ n: Int?, _ s: String?) -> Int {
  switch e {
  case .a: return 1
  case .b?: return 2
  case nil: return 3
  }
}
func g(_ n: Int?, _ r: Result<Int, Error>) -> Int {
  switch n {
  case 3: return 1
  case let x? where x > 5: return x
  case .some: return 2
  case .none: break
  }
  switch r {
  case .success(let v): return v
  case .failure: return 0
  }
}
