struct Version: Comparable, CustomStringConvertible {
  let major, minor, patch: Int
  init(_ text: String) {
    let parts = text.split(separator: ".").compactMap { Int($0) }
    major = parts.first ?? 0
    minor = parts.count > 1 ? parts[1] : 0
    patch = parts.count > 2 ? parts[2] : 0
  }
  static func < (a: Version, b: Version) -> Bool { (a.major, a.minor, a.patch) < (b.major, b.minor, b.patch) }
  var description: String { "\(major).\(minor).\(patch)" }
}
let versions = ["1.10", "1.2.3", "0.9", "1.2"].map(Version.init)
print(versions.sorted(), versions.max()!, versions.min()!, Version("2") > Version("1.9.9"))
print(Version("1.0") == Version("1"), Version("1") >= Version("1.0.0"), versions.sorted(by: >).first!)
print((Version("1")...Version("2")).contains(Version("1.5")), Version("3").clamped(Version("1")...Version("2")))
extension Comparable { func clamped(_ r: ClosedRange<Self>) -> Self { min(max(self, r.lowerBound), r.upperBound) } }
print(15.clamped(0...10), "m".clamped("a"..."f"), (-0.5).clamped(0...1))
enum Size: Comparable { case small, medium(Int), large }
print(Size.small < .large, Size.medium(1) < .medium(2), [Size.large, .medium(3), .small].sorted())
