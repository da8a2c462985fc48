func area(width: Int, height: Int) Int {
  return width * height
}
