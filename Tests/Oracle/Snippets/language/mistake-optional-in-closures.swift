let list: [Int?] = [1]
func show(_ number: Int) {}
let more = list.map { $0 + 1 }
let named = list.map { number in number + 1 }
let sum = list.reduce(0) { $0 + $1 }
list.forEach { show($0) }
let some = list.filter { $0 > 3 }
