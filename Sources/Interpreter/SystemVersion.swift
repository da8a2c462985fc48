/// A system that a program runs on, as `#available` names it: `iOS` 17.4.
public struct SystemVersion: Hashable, Sendable {
  public var name: String
  public var major: Int
  public var minor: Int

  public init(_ name: String, _ major: Int, _ minor: Int) {
    self.name = name
    self.major = major
    self.minor = minor
  }
}
