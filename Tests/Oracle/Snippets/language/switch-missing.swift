enum Suit { case hearts, spades, clubs, diamonds }
func f(_ s: Suit) {
  switch s {
  case .hearts: print("h")
  case .spades: print("s")
  }
  switch s {
  case .hearts, .spades, .clubs: print("x")
  }
}
