// Lazy maps and filters of collections are collections; types inside of types root key paths.
struct Hike {
  struct Observation {
    var elevation: Range<Double>
    var pace: Range<Double>
  }
  var observations: [Observation]
}

func lowest<C: Collection>(_ ranges: C) -> Double where C.Element == Range<Double> {
  guard !ranges.isEmpty else { return 0 }
  return ranges.lazy.map { $0.lowerBound }.min()!
}

func count<C: Collection>(_ all: C) -> Int { all.count }

let hike = Hike(observations: [
  .init(elevation: 3..<5, pace: 1..<2), .init(elevation: 2..<9, pace: 4..<7),
])
for path in [\Hike.Observation.elevation, \Hike.Observation.pace] {
  print(lowest(hike.observations.lazy.map { $0[keyPath: path] }))
}

let doubled = [3, 2, 1].lazy.map { $0 * 2 }
let odd = [1, 2, 3, 4, 5].lazy.filter { $0 % 2 == 1 }
print(count(doubled), count(odd), count([1, 2].lazy))
print(doubled.first!, doubled.count, doubled.isEmpty, doubled[1], doubled.startIndex)
print(odd.first!, odd.isEmpty, Array(odd), odd.startIndex, odd[odd.index(after: odd.startIndex)])
print(type(of: doubled), type(of: odd))
print(Array(doubled.filter { $0 > 2 }.map { $0 + 1 }))
print(doubled.contains(4), doubled.max()!, Array(doubled.prefix(2)), Array(doubled.dropFirst()))
print((1...3).lazy.map { "\($0)" }.joined(separator: "-"))
print(["a": 1].lazy.map { $0.value }.first!)
for (index, value) in doubled.enumerated() { print(index, value) }

class Plain {}
struct Key: Hashable { var name: String }
let values: [Any] = [1, "a", Key(name: "k"), [1, 2], Plain(), 2.5]
print(values.map { ($0 as? AnyHashable) != nil })
if let key = values[2] as? AnyHashable { print(key == AnyHashable(Key(name: "k"))) }
