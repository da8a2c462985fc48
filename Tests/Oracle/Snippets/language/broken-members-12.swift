enum E {
  case a, 
  case b = 
  case c(x: Int, y)
  case
  case d
}
