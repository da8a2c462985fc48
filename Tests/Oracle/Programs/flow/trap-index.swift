let scores = [70, 85, 92]
func score(of player: Int) -> Int {
  let bonus = 5
  return scores[player] + bonus
}
print(score(of: 1))
print(score(of: 3))
