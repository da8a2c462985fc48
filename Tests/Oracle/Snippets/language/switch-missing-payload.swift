enum Shape { case circle(radius: Double), rect(Double, Double), point }
func f(_ s: Shape, _ o: Int?, _ b: Bool, _ r: Result<Int, Error>) {
  switch s {
  case .circle(let r): print(r)
  }
  switch o {
  case .some(let x): print(x)
  }
  switch o {
  case nil: print("x")
  }
  switch b {
  case true: print("t")
  }
  switch r {
  case .success(let v): print(v)
  }
}
