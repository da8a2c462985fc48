import Foundation
func r(_ x: Double) -> Double { (x * 1e6).rounded() / 1e6 }
print(r(sin(1)), r(cos(1)), r(tan(1)), r(asin(0.5)), r(acos(0.5)), r(atan(1)), r(atan2(1, -1)), r(sinh(1)), r(exp(1)), r(log(10)), r(cbrt(27)))
print(pow(2.0, 0.5) == 2.0.squareRoot(), fabs(-2.5), floor(-1.5), ceil(-1.5), round(2.5), trunc(-2.7), fmod(7.0, 3.0))
print(Double.pi.rounded(.up), (10 / 3.0).rounded(toPlaces: 2), Int(pow(Double(2), Double(8))), Float(2).squareRoot(), max(sqrt(2), 1.4), min(3, 2, 1))
extension Double {
  func rounded(toPlaces places: Int) -> Double { let f = pow(10, Double(places)); return (self * f).rounded() / f }
  var degrees: Double { self * 180 / .pi }
}
print((Double.pi / 4).degrees, (0.1 + 0.2).rounded(toPlaces: 2), 1e-5.rounded(toPlaces: 3), (-1.005).rounded(toPlaces: 2))
print(CGFloat(3.5) * 2, CGPoint(x: 1, y: 2), CGSize(width: 3, height: 4).width, CGRect(x: 0, y: 0, width: 10, height: 20).midX, CGRect(x: 0, y: 0, width: 10, height: 20).contains(CGPoint(x: 5, y: 5)), CGFloat(7).truncatingRemainder(dividingBy: 4))
let values = [2.0, 4, 4, 4, 5, 5, 7, 9]
let mean = values.reduce(0, +) / Double(values.count)
let deviation = sqrt(values.map { pow($0 - mean, 2) }.reduce(0, +) / Double(values.count))
print(mean, deviation, values.sorted()[values.count / 2])
func isPrime(_ n: Int) -> Bool { n > 1 && !(2..<max(2, Int(Double(n).squareRoot()) + 1)).contains { n % $0 == 0 } }
print((1...30).filter(isPrime), String(Int(42), radix: 2), Int(ceil(7.0 / 2)), lround(2.5), Int((2.5).rounded(.toNearestOrEven)))
print(Measurement(value: 5, unit: UnitLength.kilometers).converted(to: .meters).value, Measurement(value: 100, unit: UnitTemperature.celsius).converted(to: .fahrenheit).value.rounded(), Measurement(value: 1, unit: UnitLength.miles) > Measurement(value: 1, unit: UnitLength.kilometers), (Measurement(value: 1, unit: UnitDuration.hours) + Measurement(value: 30, unit: UnitDuration.minutes)).value, Measurement(value: 2, unit: UnitMass.kilograms).description)

// A range of `CGFloat`s is one of `Double`s where that is wanted, and the other way.
struct Extent { var width: CGFloat = 10 }
let extent = Extent()
func middle(_ range: ClosedRange<Double>) -> Double { (range.lowerBound + range.upperBound) / 2 }
func middle(_ range: Range<CGFloat>) -> CGFloat { (range.lowerBound + range.upperBound) / 2 }
let wanted: ClosedRange<Double> = 0...extent.width
print(wanted, middle(-2...extent.width), middle(extent.width..<20))
print((0...10.0).contains(.random(in: 0...extent.width)), middle(-1.5...extent.width + 1))

struct WeighedIngredient: Hashable {
  let name: String
  let weight: Measurement<UnitMass>?
}
let inGrams = WeighedIngredient(name: "Flour", weight: Measurement(value: 1000, unit: .grams))
let inKilograms = WeighedIngredient(name: "Flour", weight: Measurement(value: 1, unit: .kilograms))
print(inGrams == inKilograms, Set([inGrams, inKilograms]).count)
print(Set([inGrams, WeighedIngredient(name: "Flour", weight: nil)]).count)
