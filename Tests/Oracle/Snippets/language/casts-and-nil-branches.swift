class Animal {}
class Dog: Animal {}
let any: Any = 3, some: Any? = 3
let pets: [Animal] = [Dog()]
let a = any as String
let b = some as String
if let c = any as String { print(c) }
if let d = some as String { print(d) }
if let e = pets[0] as Dog { print(e) }
let pet: Animal? = nil
if let f = pet as Dog { print(f) }
func first<T>(_ list: [T]) -> T { return list.isEmpty ? nil : list[0] }
func last(_ list: [Int]) -> Int { list.isEmpty ? 3 : nil }
let g: Int = 3 > 2 ? nil : 4
func stats(_ list: [Int]) -> (sum: Int, average: Double) {
  let sum = 3
  return (sum, sum / list.count)
}
func next() -> Int { 3 }
print(next + 1)
print("a" + next)
for n in [1] where n % 2 = 0 { print(n) }
while 3 = 3 {}
if any == some as Any {}
func pair() -> (x: Int, y: Int)? { nil }
let h = pair().x
