let prices = ["tea": 2, "milk": 1]
func total(_ items: [String]) -> Int {
  items.reduce(0) { sum, item in
    sum + prices[item]!
  }
}
print(total(["tea", "milk"]))
print(total(["tea", "rice"]))
