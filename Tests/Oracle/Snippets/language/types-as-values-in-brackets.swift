var ages = [String: Int]
let names = [String]
var numbers: [Int] = [Int]
var counts: [String: Int] = [String: Int]
let size: Int = Int
struct Point {}
let points: [Point] = [Point]
func f(_ a: [Int]) {}
f([Int])
f(Int)
let kinds: [Any.Type] = [Int.self, String.self]
