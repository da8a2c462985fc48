import Checking

/// What is told of the reads and writes of observable properties while it is installed: the view
/// tree, while a body runs.
public protocol AccessTracker: AnyObject {
  /// A stored property of an `@Observable` class's instance was read.
  func didRead(_ object: ObjectValue, property: Int)
  /// A stored property of an `@Observable` class's instance is about to change.
  func willWrite(_ object: ObjectValue, property: Int)
}
