func area(width: Int, height: Int) -> Int {
  return widht * height
}
