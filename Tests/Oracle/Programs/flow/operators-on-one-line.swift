prefix operator √; prefix func √ (value: Double) -> Double { value.squareRoot() }
postfix operator ++; extension Int { static postfix func ++ (value: inout Int) -> Int { defer { value += 1 }; return value } }
infix operator <+>: AdditionPrecedence; func <+> (a: [Int], b: Int) -> [Int] { a + [b] }
var number = 5
print(√16, number++, number, [1] <+> 2)
