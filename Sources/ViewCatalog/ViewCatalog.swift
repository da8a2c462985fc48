import Interpreter

/// Every SwiftUI view, modifier and type that navlab supplies, after the standard library: one list
/// of declarations with what they do. The order is fixed: a position is a `NativeID`.
public let viewCatalog: [Builtin] = [
  viewProtocols, viewBuilder, structuralViews,
  alignments, edges, stacks,
  paddings,
  stateWrappers, bindings,
].flatMap { $0 }
