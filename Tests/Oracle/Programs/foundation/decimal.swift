import Foundation
let a = Decimal(string: "0.1")!, b = Decimal(string: "0.2")!
print(a + b, a * b, a - b, a / b, a < b, a == Decimal(string: "0.10")!, -a)
print(Decimal(10) / 3, Decimal(1) / 7, Decimal(100), Decimal(1.5), Decimal(string: "abc") as Any, Decimal(string: "12.50")!)
var total: Decimal = 19.99
total += 5
total *= 2
print(total, (total as NSDecimalNumber).intValue, total.description)
func rounded(_ value: Decimal, _ places: Int, _ mode: NSDecimalNumber.RoundingMode) -> Decimal { var v = value, r = Decimal(); NSDecimalRound(&r, &v, places, mode); return r }
print(rounded(2.345, 2, .plain), rounded(Decimal(string: "2.345")!, 2, .bankers), rounded(2.341, 2, .up), rounded(2.349, 2, .down), rounded(1234, -2, .plain))
print(pow(Decimal(2), 10), Decimal.zero, abs(Decimal(-3)), max(a, b), [a, b, 1].sorted(), Decimal(1e10), Decimal(Int.max), Decimal.pi, a.isZero, Decimal(5).isSignMinus, a.magnitude)
let prices: [Decimal] = [Decimal(string: "1.10")!, Decimal(string: "2.20")!, 3]
print(prices.reduce(0, +), prices.max()!, "\(prices[0])", Double(truncating: prices[1] as NSNumber), Int(truncating: 7.9 as NSNumber))
print(Decimal(sign: .minus, exponent: -2, significand: 12345), Decimal(3).isNaN, Decimal(string: "1e3")!, Decimal(string: "123456789.123456789")!)
struct Item: Codable { let price: Decimal }
print(try JSONDecoder().decode(Item.self, from: Data(#"{"price": 12.34}"#.utf8)).price, String(data: try JSONEncoder().encode(Item(price: Decimal(string: "9.99")!)), encoding: .utf8)!)
