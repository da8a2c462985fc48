/// What navlab supplies, as Swift declarations: the checker's view of it. Parsed only where a name
/// is looked up, so that a large library costs nothing at start-up.
public struct Library: Sendable {
  /// One declaration, in Swift's own syntax.
  public struct Entry: Sendable {
    /// What it is a member of: `View`, `Array`; nil at the top level. May carry conformances and
    /// constraints as an extension does: `Array: Equatable where Element: Equatable`.
    public var extending: String?
    /// `func padding(_ length: CGFloat) -> some View`, `struct Edge { … }`, `case`-less protocols.
    /// A function, accessor or initializer without a body is native; one with a body is checked
    /// and interpreted as a user's would be.
    public var text: String

    public init(extending: String?, text: String) {
      self.extending = extending
      self.text = text
    }
  }

  public let entries: [Entry]
  /// Where each name is. Made once, however many programs are checked.
  let index: LibraryIndex

  /// Cost: a scan of the text, no parsing.
  /// - Parameter entries: in the order that gives each its `NativeID`.
  public init(_ entries: [Entry]) {
    self.entries = entries
    index = LibraryIndex(entries)
  }
}
