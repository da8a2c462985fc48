func f(_ o: Int?, _ r: Result<Int, Error>) {
  if let x = o { print("some") }
  guard let y = o else { return }
  while let z = o { print("w") }
  if case .success(let v) = r { print("ok") }
  switch r {
  case .success(let v): print("ok")
  case .failure(let e): print("no")
  }
  for i in 0..<3 { print("loop") }
  if var q = o { print(q) }
  for (k, v) in ["a": 1] { print(k) }
}
