struct Version: Comparable, CustomStringConvertible {
  var major: Int, minor: Int
  static func < (a: Version, b: Version) -> Bool { (a.major, a.minor) < (b.major, b.minor) }
  var description: String { "v\(major).\(minor)" }
}
let versions = [Version(major: 2, minor: 0), Version(major: 1, minor: 9), Version(major: 1, minor: 2)]
print(versions.sorted(), versions.max()!, versions.min()!)
print(versions[0] > versions[1], versions[1] >= versions[2], versions[0] <= versions[1])
print(versions.sorted(by: >), versions.sorted { $0.minor < $1.minor })
enum Level: Comparable { case low, middle(Int), high }
print([Level.high, .middle(3), .low, .middle(1)].sorted())
print(Level.low < .high, Level.middle(2) < .middle(3), max(Level.low, .high))
enum Size: Int, Comparable {
  case small = 1, big = 5
  static func < (a: Self, b: Self) -> Bool { a.rawValue < b.rawValue }
}
print(Size.small < .big, [Size.big, .small].sorted().map(\.rawValue), (Size.small...Size.big).contains(.big))
