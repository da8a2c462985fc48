import Interpreter
import ViewTree

/// How symbols move and are drawn: no effect on where anything stands.
var symbolEffects: [Builtin] {
  [
    Builtin(nil, "protocol SymbolEffect {}"), Builtin(nil, "protocol DiscreteSymbolEffect {}"),
    Builtin(nil, "protocol IndefiniteSymbolEffect {}"),
    Builtin(nil, "protocol TransitionSymbolEffect {}"),
    Builtin(nil, "protocol ContentTransitionSymbolEffect {}"),
    Builtin(
      nil,
      """
      struct SymbolEffectOptions: Equatable, Sendable {
        static let `default` = SymbolEffectOptions()
        static var repeating: SymbolEffectOptions { SymbolEffectOptions() }
        static var nonRepeating: SymbolEffectOptions { SymbolEffectOptions() }
        static func speed(_ speed: Double) -> SymbolEffectOptions { SymbolEffectOptions() }
        static func `repeat`(_ count: Int?) -> SymbolEffectOptions { SymbolEffectOptions() }
        static func `repeat`(_ behavior: SymbolEffectOptions.RepeatBehavior) -> SymbolEffectOptions {
          SymbolEffectOptions()
        }
        var repeating: SymbolEffectOptions { self }
        var nonRepeating: SymbolEffectOptions { self }
        func speed(_ speed: Double) -> SymbolEffectOptions { self }
        func `repeat`(_ count: Int?) -> SymbolEffectOptions { self }
        func `repeat`(_ behavior: SymbolEffectOptions.RepeatBehavior) -> SymbolEffectOptions { self }
        struct RepeatBehavior: Sendable {
          static let continuous = RepeatBehavior()
          static let periodic = RepeatBehavior()
          static func periodic(_ count: Int? = nil, delay: Double? = nil) -> RepeatBehavior {
            RepeatBehavior()
          }
        }
      }
      """),
  ]
    + inert([
      """
      symbolEffect<T: IndefiniteSymbolEffect & SymbolEffect>(_ effect: T,
        options: SymbolEffectOptions = .default, isActive: Bool = true)
      """,
      """
      symbolEffect<T: DiscreteSymbolEffect & SymbolEffect, U: Equatable>(_ effect: T,
        options: SymbolEffectOptions = .default, value: U)
      """,
      "symbolEffectsRemoved(_ isEnabled: Bool = true)",
      "symbolRenderingMode(_ mode: SymbolRenderingMode?)",
      "symbolColorRenderingMode(_ mode: SymbolColorRenderingMode?)",
      "symbolVariableValueMode(_ mode: SymbolVariableValueMode?)",
      "allowedDynamicRange(_ range: Image.DynamicRange?)",
    ])
    + [
      option("SymbolColorRenderingMode", ["flat", "gradient"]),
      option("SymbolVariableValueMode", ["color", "draw"]),
      option("DynamicRange", ["standard", "constrainedHigh", "high"], in: "Image"),
      Builtin(
        nil,
        """
        struct SymbolVariants: Hashable, Sendable {
          var _bits: Int
          static let none = SymbolVariants(_bits: 0)
          static let circle = SymbolVariants(_bits: 1)
          static let square = SymbolVariants(_bits: 2)
          static let rectangle = SymbolVariants(_bits: 4)
          static let slash = SymbolVariants(_bits: 8)
          static let fill = SymbolVariants(_bits: 16)
          var circle: SymbolVariants { SymbolVariants(_bits: _bits | 1) }
          var square: SymbolVariants { SymbolVariants(_bits: _bits | 2) }
          var rectangle: SymbolVariants { SymbolVariants(_bits: _bits | 4) }
          var slash: SymbolVariants { SymbolVariants(_bits: _bits | 8) }
          var fill: SymbolVariants { SymbolVariants(_bits: _bits | 16) }
          func contains(_ other: SymbolVariants) -> Bool { _bits & other._bits == other._bits }
        }
        """),
      Builtin("View", "func symbolVariant(_ variant: SymbolVariants) -> some View") { call in
        let variant = call.arguments[1]
        return .modifier("symbolVariant", of: call.arguments[0]) {
          $0.environment[.property("symbolVariants")] = variant
        }
      },
    ]
    + [
      ("bounce", "Bounce", "Discrete Indefinite", "up down"),
      ("pulse", "Pulse", "Discrete Indefinite", ""),
      (
        "variableColor", "VariableColor", "Discrete Indefinite",
        "cumulative iterative reversing nonReversing hideInactiveLayers dimInactiveLayers"
      ),
      ("scale", "Scale", "Indefinite", "up down"),
      ("appear", "Appear", "Indefinite Transition", "up down"),
      ("disappear", "Disappear", "Indefinite Transition", "up down"),
      ("replace", "Replace", "ContentTransition", "downUp offUp upUp"),
      ("automatic", "Automatic", "ContentTransition Transition", ""),
      (
        "wiggle", "Wiggle", "Discrete Indefinite",
        "clockwise counterClockwise left right up down forward backward"
      ),
      ("rotate", "Rotate", "Discrete Indefinite", "clockwise counterClockwise"),
      ("breathe", "Breathe", "Discrete Indefinite", "plain pulse"),
      ("drawOn", "DrawOn", "Indefinite Transition", "individually"),
      ("drawOff", "DrawOff", "Indefinite Transition", "individually reversed nonReversed"),
    ].flatMap { effect($0.0, $0.1 + "SymbolEffect", $0.2, $0.3) }
    + [
      Builtin(
        "ReplaceSymbolEffect",
        "func magic(fallback: ReplaceSymbolEffect) -> ReplaceSymbolEffect { self }")
    ]
}

/// An effect, the protocols that say how it may be used, and its variants.
private func effect(_ name: String, _ type: String, _ kinds: String, _ variants: String)
  -> [Builtin]
{
  let protocols = kinds.split(separator: " ").map { ", \($0)SymbolEffect" }.joined()
  let names = variants.split(separator: " ").map(String.init) + ["byLayer", "wholeSymbol"]
  let members = names.map { "var \($0): \(type) { self }" }.joined(separator: "\n")
  return [
    Builtin(nil, "struct \(type): SymbolEffect\(protocols), Sendable { \(members) }"),
    Builtin("SymbolEffect where Self == \(type)", "static var \(name): \(type) { \(type)() }"),
  ]
}
