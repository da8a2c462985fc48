// The bounds of a range take their type from an optional parameter as from any other.
func width(_ domain: ClosedRange<Double>? = nil) -> Double { domain.map { $0.upperBound - $0.lowerBound } ?? 0 }
func open(_ domain: Range<Double>?) -> Bool { domain?.contains(.zero) ?? false }
print(width(-.pi ... .pi) > 6, width(.zero ... 2), width(-2 ... .ulpOfOne) >= 2, width(), open(-.pi ..< .pi))
let held: ClosedRange<Double>? = -.infinity ... .infinity
print(held!.contains(1))
