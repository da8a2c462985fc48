import Checking
import Interpreter

/// A view or modifier that navlab supplies, as a value of the running program.
///
/// The value is only a description, made anew whenever the body around it runs; what lasts is the
/// `ViewNode` that it updates.
public protocol ViewElement: NativeValue {
  /// The type or the modifier as written: `VStack`, `padding`.
  var viewName: String { get }
  /// Says what the node is made of now: its children, its layout, what it draws and does. Reads
  /// of the program's state in here make the node depend on that state.
  func build(_ build: inout ViewBuild) throws
}

extension ViewElement {
  public func isEqual(to other: any NativeValue, in machine: Machine) throws -> Bool {
    self === other
  }

  public func describe(in machine: Machine) throws -> String { "\(viewName)()" }

  public func dynamicType(in machine: Machine) -> Type {
    machine.types.nominal(viewName).map { .nominal($0, []) } ?? .any
  }
}

/// The element of most views and modifiers: a name, and a closure that builds.
public final class Element: ViewElement {
  public let viewName: String
  /// What it is a modifier of.
  let content: Value?
  private let body: (inout ViewBuild) throws -> Void

  public init(
    _ viewName: String, of content: Value? = nil,
    build: @escaping (inout ViewBuild) throws -> Void
  ) {
    self.viewName = viewName
    self.content = content
    body = build
  }

  public func build(_ build: inout ViewBuild) throws { try body(&build) }
}

extension Value {
  /// A view made of `build`.
  public static func view(
    _ name: String, _ build: @escaping (inout ViewBuild) throws -> Void
  ) -> Value {
    .native(Element(name, build: build))
  }

  /// A modifier of `content` that wraps each of its views in a layout of its own.
  public static func modifier(
    _ name: String, of content: Value, _ build: @escaping (inout ViewBuild) throws -> Void
  ) -> Value {
    .native(
      Element(name, of: content) { update in
        try build(&update)
        update.child(content)
      })
  }
}

/// What a view says to the container of the program's own that it is a direct subview of:
/// `containerValue(_:_:)`. It stands in the place of its content.
public final class ContainerValueElement: ViewElement {
  public typealias Setting = (keyPath: KeyPathValue, value: Value)
  let content: Value
  let setting: Setting

  public init(_ content: Value, _ setting: Setting) {
    self.content = content
    self.setting = setting
  }

  public var viewName: String { "containerValue" }
  public func build(_ build: inout ViewBuild) throws { build.child(content) }
}
