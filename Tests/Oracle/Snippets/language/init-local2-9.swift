func h() -> Int {
  let x: Int
  return x
}
