let list = [1, 2]
for x in list.sorted { $0 > $1 } { print(x) }
if list.contains { $0 > 1 } { print("a") }
if list.first { $0 > 1 } != nil { print("b") }
while list.contains { $0 > 5 } { break }
switch list.filter { $0 > 1 } { case []: break; default: break }
if let first = list.first { $0 > 1 } { print(first) }
for x in list.map { $0 + 1 }.filter { $0 > 2 } { print(x) }
if let first = list.first(where: { $0 > 1 }), list.contains { $0 > first } { print(first) }
for x in (list.map { $0 + 1 }) { print(x) }
