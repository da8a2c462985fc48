import Checking
import Drawing
import Geometry
import Interpreter
import LayoutEngine
import ViewTree

/// A regex builder's anchors, which share their name with those of views.
private var regexAnchors: [Builtin] {
  [
    ("startOfLine", "(?m:^)"), ("endOfLine", "(?m:$)"), ("startOfSubject", #"\\A"#),
    ("endOfSubject", #"\\z"#), ("endOfSubjectBeforeNewline", #"\\Z"#), ("wordBoundary", #"\\b"#),
  ].map { name, pattern in
    Builtin(
      "Anchor where Value == Never",
      "static var \(name): Regex<Substring> { Regex(_pattern: _regexPart(\"\(pattern)\")) }")
  }
}

/// Preferences and anchors: what views tell those around them (layout rule 19).
var preferences: [Builtin] {
  [
    Builtin(
      nil,
      """
      protocol PreferenceKey {
        associatedtype Value
        static var defaultValue: Value { get }
        static func reduce(value: inout Value, nextValue: () -> Value)
      }
      """),
    Builtin(
      "PreferenceKey where Value: ExpressibleByNilLiteral", "static var defaultValue: Value { nil }"
    ),
    Builtin(
      "View", "func preference<K: PreferenceKey>(key: K.Type, value: K.Value) -> some View"
    ) { call in
      guard let key = call.preferenceKey else { return call.arguments[0] }
      let value = call.arguments[2]
      return .modifier("preference", of: call.arguments[0]) {
        $0.facets.preferences.append((key, value))
      }
    },
    Builtin(
      "View",
      """
      func transformPreference<K: PreferenceKey>(_ key: K.Type,
        _ callback: @escaping (inout K.Value) -> Void) -> some View
      """
    ) { call in
      guard let key = call.preferenceKey else { return call.arguments[0] }
      let (machine, callback) = (call.machine, call.arguments[2])
      return .modifier("transformPreference", of: call.arguments[0]) {
        $0.facets.preferenceTransforms.append(
          (
            key,
            { value in
              var arguments = [value]
              _ = try machine.call(callback, updating: &arguments)
              return arguments[0]
            }
          ))
      }
    },
    Builtin(
      "View",
      """
      func onPreferenceChange<K: PreferenceKey>(_ key: K.Type,
        perform action: @escaping (K.Value) -> Void) -> some View where K.Value: Equatable
      """
    ) { call in
      guard let key = call.preferenceKey else { return call.arguments[0] }
      let (machine, action) = (call.machine, call.arguments[2])
      return .modifier("onPreferenceChange", of: call.arguments[0]) {
        $0.facets.hooks.append(
          .preferenceChange(key: key) { _ = try machine.call(action, [$0]) })
      }
    },
    Builtin(
      "View",
      """
      func overlayPreferenceValue<Key: PreferenceKey, T: View>(_ key: Key.Type,
        @ViewBuilder _ transform: @escaping (Key.Value) -> T) -> some View
      """
    ) { call in
      layer(call, call.arguments[2], "overlayPreferenceValue") { _ in .overlay(.center) }
    },
    Builtin(
      "View",
      """
      func overlayPreferenceValue<Key: PreferenceKey, T: View>(_ key: Key.Type,
        alignment: Alignment, @ViewBuilder _ transform: @escaping (Key.Value) -> T) -> some View
      """
    ) { call in
      let alignment = call.alignmentGuide(2)
      return layer(call, call.arguments[3], "overlayPreferenceValue") {
        .overlay(alignment.resolved(in: $0))
      }
    },
    Builtin(
      "View",
      """
      func backgroundPreferenceValue<Key: PreferenceKey, T: View>(_ key: Key.Type,
        @ViewBuilder _ transform: @escaping (Key.Value) -> T) -> some View
      """
    ) { call in
      layer(call, call.arguments[2], "backgroundPreferenceValue") { _ in
        .background(.center, ignoresSafeArea: [])
      }
    },
    Builtin(
      "View",
      """
      func backgroundPreferenceValue<Key: PreferenceKey, T: View>(_ key: Key.Type,
        alignment: Alignment, @ViewBuilder _ transform: @escaping (Key.Value) -> T) -> some View
      """
    ) { call in
      let alignment = call.alignmentGuide(2)
      return layer(call, call.arguments[3], "backgroundPreferenceValue") {
        .background(alignment.resolved(in: $0), ignoresSafeArea: [])
      }
    },

    Builtin(nil, "@frozen struct Anchor<Value>: Equatable, Hashable {}"),
    Builtin("Anchor", "struct Source {}"),
    Builtin(
      "Anchor.Source where Value == CGRect", "static var bounds: Anchor<Value>.Source { get }"
    ) {
      _ in .native(AnchorSource(nil))
    },
    Builtin(
      "View",
      """
      func anchorPreference<A, K: PreferenceKey>(key _: K.Type, value: Anchor<A>.Source,
        transform: @escaping (Anchor<A>) -> K.Value) -> some View
      """
    ) { call in
      guard let key = call.preferenceKey else { return call.arguments[0] }
      let (machine, transform) = (call.machine, call.arguments[3])
      let source = call.arguments[2].as(AnchorSource.self) ?? AnchorSource(nil)
      return .modifier("anchorPreference", of: call.arguments[0]) { build in
        let anchor = AnchorValue(build.node, source)
        build.facets.preferences.append((key, try machine.call(transform, [.native(anchor)])))
      }
    },
    Builtin(
      "View",
      """
      func transformAnchorPreference<A, K: PreferenceKey>(key _: K.Type, value: Anchor<A>.Source,
        transform: @escaping (inout K.Value, Anchor<A>) -> Void) -> some View
      """
    ) { call in
      guard let key = call.preferenceKey else { return call.arguments[0] }
      let (machine, transform) = (call.machine, call.arguments[3])
      let source = call.arguments[2].as(AnchorSource.self) ?? AnchorSource(nil)
      return .modifier("transformAnchorPreference", of: call.arguments[0]) { build in
        let anchor = AnchorValue(build.node, source)
        build.facets.preferenceTransforms.append(
          (
            key,
            { value in
              var arguments = [value, .native(anchor)]
              _ = try machine.call(transform, updating: &arguments)
              return arguments[0]
            }
          ))
      }
    },
    Builtin("GeometryProxy", "subscript(anchor: Anchor<CGRect>) -> CGRect { get }") { call in
      guard let proxy = call.arguments[0].as(GeometryProxyValue.self),
        let anchor = call.arguments[1].as(AnchorValue.self)
      else { return .void }
      return call.machine.rect(proxy.place(anchor.frame(in: proxy.graph)))
    },
    Builtin("GeometryProxy", "subscript(anchor: Anchor<CGPoint>) -> CGPoint { get }") { call in
      guard let proxy = call.arguments[0].as(GeometryProxyValue.self),
        let anchor = call.arguments[1].as(AnchorValue.self)
      else { return .void }
      return call.machine.point(proxy.place(anchor.frame(in: proxy.graph)).origin)
    },
  ] + regexAnchors
    + [
      "topLeading", "top", "topTrailing", "leading", "center", "trailing", "bottomLeading",
      "bottom",
      "bottomTrailing",
    ].map { name in
      Builtin(
        "Anchor.Source where Value == CGPoint", "static var \(name): Anchor<Value>.Source { get }"
      ) { _ in .native(AnchorSource(UnitPoint.named(name))) }
    }
}

extension UnitPoint {
  fileprivate static func named(_ name: String) -> UnitPoint {
    let low = name.lowercased()
    return UnitPoint(
      x: low.hasSuffix("leading") ? 0 : low.hasSuffix("trailing") ? 1 : 0.5,
      y: low.hasPrefix("top") ? 0 : low.hasPrefix("bottom") ? 1 : 0.5)
  }
}

extension Invocation {
  /// The key type that is the second argument.
  fileprivate var preferenceKey: NominalType? {
    guard case .type(let key) = arguments[1], case .nominal(let type, _) = key.type else {
      return nil
    }
    return type
  }
}

/// Content with a layer made of what it says for a key, once that is known.
private func layer(
  _ call: Invocation, _ transform: Value, _ name: String,
  _ spec: @escaping (ViewGraph) -> LayoutSpec
) -> Value {
  guard let key = call.preferenceKey else { return call.arguments[0] }
  let (machine, content) = (call.machine, call.arguments[0])
  return .view(name) { build in
    let slot = build.slot(initially: .void)
    build.attach(spec(build.graph))
    build.child(
      .modifier("preferenceValue", of: content) {
        $0.facets.hooks.append(.preferenceChange(key: key) { slot.write($0) })
      })
    let value = slot.read()
    if case .void = value { return }
    build.child(try machine.call(transform, [value]))
  }
}

/// `Anchor.Source`: which place of a view.
final class AnchorSource: NativeValue {
  /// nil is the whole rectangle.
  let point: UnitPoint?
  init(_ point: UnitPoint?) { self.point = point }

  func dynamicType(in machine: Machine) -> Type { .any }
  func describe(in machine: Machine) throws -> String { "Anchor.Source" }
}

/// `Anchor`: a place of a view, found when somebody asks where it is (layout rule 19.2).
final class AnchorValue: ComparableNative {
  private weak var node: ViewNode?
  private let point: UnitPoint?

  init(_ node: ViewNode, _ source: AnchorSource) {
    self.node = node
    point = source.point
  }

  /// In the window's coordinates; a point is a rectangle without size.
  func frame(in graph: ViewGraph) -> Rect {
    guard let node else { return .zero }
    var frame = graph.readFrame(of: node) ?? .zero
    if let point {
      frame = Rect(
        x: frame.minX + point.x * frame.size.width, y: frame.minY + point.y * frame.size.height,
        width: 0, height: 0)
    }
    return graph.transform(around: node).apply(frame)
  }

  func dynamicType(in machine: Machine) -> Type { machine.types.type("Anchor") }
  func describe(in machine: Machine) throws -> String { "Anchor" }
  func isSame(as other: any NativeValue) -> Bool {
    guard let other = other as? AnchorValue else { return false }
    return other.node === node && other.point == point
  }
  func isEqual(to other: any NativeValue, in machine: Machine) throws -> Bool { isSame(as: other) }
  func hash(into hasher: inout StableHasher, in machine: Machine) throws {
    hasher.combine(node?.id ?? 0)
  }
}
