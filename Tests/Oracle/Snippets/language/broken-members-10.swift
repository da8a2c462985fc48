enum E { cas a
  case b c
  case d(Int
  case e
}
