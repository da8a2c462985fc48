func f(_ items: [Int], unused: String) {
  for _ in items { print("x") }
  if let _ = items.first { print("some") }
  guard items.first != nil else { return }
  if case .some = items.first { print("y") }
  let (a, _) = (1, 2)
  var copy = items
  copy.append(a)
  items.forEach { _ in }
  let c: (Int) -> Void = { _ in }
  c(copy.count)
}
