class C {
  for i in 0..<3 { print(i) }
}
