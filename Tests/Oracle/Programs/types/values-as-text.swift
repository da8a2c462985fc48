let maybe: Int? = 3
print(maybe as Any, [maybe, nil], ["a": 1.5], (1, "b"), 0.1 + 0.2, 1e-5, Double.infinity)
print("\(maybe ?? 0) and \([1, 2])", String(describing: maybe), 7 / 2, -7 % 3)
struct Named: CustomStringConvertible { var description: String { "named" } }
print(Named(), [Named()], "\(Named())")
