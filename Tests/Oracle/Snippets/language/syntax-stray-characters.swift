let a　= 3
let b 　= 4
let c =　5
let d　=　6　
　print(a, b,　c)
struct Point {
　　var x = 1
　　var y: Int 　= 2
}
func add(_ a: Int) -> Int {
　return a　+　1
}
print(unknown)　
print(“text”)
if　d == 6 { print(“こんにちは”) }
