import Interpreter

/// What a user hears, feels or presses besides the screen: accepted, and without effect.
var feedback: [Builtin] {
  inert([
    "sensoryFeedback<T: Equatable>(_ feedback: SensoryFeedback, trigger: T)",
    """
    sensoryFeedback<T: Equatable>(_ feedback: SensoryFeedback, trigger: T,
      condition: @escaping (_ oldValue: T, _ newValue: T) -> Bool)
    """,
    """
    sensoryFeedback<T: Equatable>(trigger: T,
      _ feedback: @escaping (_ oldValue: T, _ newValue: T) -> SensoryFeedback?)
    """,
    "keyboardShortcut(_ key: KeyEquivalent, modifiers: EventModifiers = .command)",
    "keyboardShortcut(_ shortcut: KeyboardShortcut)",
    "keyboardShortcut(_ shortcut: KeyboardShortcut?)",
    "onKeyPress(_ key: KeyEquivalent, action: @escaping () -> KeyPress.Result)",
    """
    onKeyPress(_ key: KeyEquivalent, phases: KeyPress.Phases,
      action: @escaping (KeyPress) -> KeyPress.Result)
    """,
    """
    onKeyPress(keys: Set<KeyEquivalent>, phases: KeyPress.Phases = [.down, .repeat],
      action: @escaping (KeyPress) -> KeyPress.Result)
    """,
    """
    onKeyPress(phases: KeyPress.Phases = [.down, .repeat],
      action: @escaping (KeyPress) -> KeyPress.Result)
    """,
    """
    onKeyPress(characters: CharacterSet, phases: KeyPress.Phases = [.down, .repeat],
      action: @escaping (KeyPress) -> KeyPress.Result)
    """,
    "onHover(perform action: @escaping (Bool) -> Void)",
    """
    onContinuousHover(coordinateSpace: CoordinateSpace = .local,
      perform action: @escaping (HoverPhase) -> Void)
    """,
    """
    onContinuousHover(coordinateSpace: some CoordinateSpaceProtocol = .local,
      perform action: @escaping (HoverPhase) -> Void)
    """,
    "hoverEffect(_ effect: HoverEffect = .automatic)",
    "hoverEffect(_ effect: HoverEffect = .automatic, isEnabled: Bool)",
    "hoverEffectDisabled(_ disabled: Bool = true)",
    "help(_ text: Text)", "help(_ textKey: LocalizedStringKey)",
    "focusable(_ isFocusable: Bool = true, interactions: FocusInteractions)",
    "focusEffectDisabled(_ disabled: Bool = true)", "focusSection()",
  ])
    + [
      Builtin(
        "View", "@_disfavoredOverload func help<S: StringProtocol>(_ text: S) -> some View"
      ) { $0.arguments[0] },
      Builtin(
        nil,
        """
        struct SensoryFeedback: Equatable, Sendable {
          let _name: String
          static let success = SensoryFeedback(_name: "success")
          static let warning = SensoryFeedback(_name: "warning")
          static let error = SensoryFeedback(_name: "error")
          static let selection = SensoryFeedback(_name: "selection")
          static let increase = SensoryFeedback(_name: "increase")
          static let decrease = SensoryFeedback(_name: "decrease")
          static let start = SensoryFeedback(_name: "start")
          static let stop = SensoryFeedback(_name: "stop")
          static let alignment = SensoryFeedback(_name: "alignment")
          static let levelChange = SensoryFeedback(_name: "levelChange")
          static let pathComplete = SensoryFeedback(_name: "pathComplete")
          static let impact = SensoryFeedback(_name: "impact")
          static func impact(weight: Weight = .medium, intensity: Double = 1) -> SensoryFeedback {
            .impact
          }
          static func impact(flexibility: Flexibility, intensity: Double = 1) -> SensoryFeedback {
            .impact
          }
          struct Weight: Hashable, Sendable {
            let _name: String
            static let light = Weight(_name: "light")
            static let medium = Weight(_name: "medium")
            static let heavy = Weight(_name: "heavy")
          }
          struct Flexibility: Hashable, Sendable {
            let _name: String
            static let rigid = Flexibility(_name: "rigid")
            static let solid = Flexibility(_name: "solid")
            static let soft = Flexibility(_name: "soft")
          }
        }
        """),
      Builtin(
        nil,
        """
        struct KeyEquivalent: Hashable, Sendable, ExpressibleByExtendedGraphemeClusterLiteral {
          var character: Character
          init(_ character: Character) { self.character = character }
          init(extendedGraphemeClusterLiteral: Character) {
            character = extendedGraphemeClusterLiteral
          }
          static let upArrow = KeyEquivalent("\\u{F700}")
          static let downArrow = KeyEquivalent("\\u{F701}")
          static let leftArrow = KeyEquivalent("\\u{F702}")
          static let rightArrow = KeyEquivalent("\\u{F703}")
          static let escape = KeyEquivalent("\\u{1B}")
          static let delete = KeyEquivalent("\\u{8}")
          static let deleteForward = KeyEquivalent("\\u{F728}")
          static let home = KeyEquivalent("\\u{F729}")
          static let end = KeyEquivalent("\\u{F72B}")
          static let pageUp = KeyEquivalent("\\u{F72C}")
          static let pageDown = KeyEquivalent("\\u{F72D}")
          static let clear = KeyEquivalent("\\u{F739}")
          static let tab = KeyEquivalent("\\t")
          static let space = KeyEquivalent(" ")
          static let `return` = KeyEquivalent("\\r")
        }
        """),
      Builtin(
        nil,
        """
        struct KeyboardShortcut: Hashable, Sendable {
          var key: KeyEquivalent
          var modifiers: EventModifiers
          init(_ key: KeyEquivalent, modifiers: EventModifiers = .command) {
            self.key = key
            self.modifiers = modifiers
          }
          static let defaultAction = KeyboardShortcut(.return, modifiers: [])
          static let cancelAction = KeyboardShortcut(.escape, modifiers: [])
        }
        """),
      Builtin(
        nil,
        """
        @frozen struct EventModifiers: OptionSet, Hashable, Sendable {
          let rawValue: Int
          init(rawValue: Int) { self.rawValue = rawValue }
          static let capsLock = EventModifiers(rawValue: 1)
          static let shift = EventModifiers(rawValue: 2)
          static let control = EventModifiers(rawValue: 4)
          static let option = EventModifiers(rawValue: 8)
          static let command = EventModifiers(rawValue: 16)
          static let numericPad = EventModifiers(rawValue: 32)
          static let all = EventModifiers(rawValue: 63)
        }
        """),
      Builtin(
        nil,
        """
        struct KeyPress: Sendable {
          let phase: KeyPress.Phases
          let key: KeyEquivalent
          let characters: String
          let modifiers: EventModifiers
          struct Phases: OptionSet, Sendable {
            let rawValue: Int
            init(rawValue: Int) { self.rawValue = rawValue }
            static let down = Phases(rawValue: 1)
            static let `repeat` = Phases(rawValue: 2)
            static let up = Phases(rawValue: 4)
            static let all = Phases(rawValue: 7)
          }
          enum Result: Sendable { case handled, ignored }
        }
        """),
      Builtin(nil, "@frozen enum HoverPhase: Equatable, Sendable { case active(CGPoint), ended }"),
      option("HoverEffect", ["automatic", "highlight", "lift"]),
      optionSet("FocusInteractions", ["activate", "edit"]),
      Builtin("FocusInteractions", "static let automatic: FocusInteractions = [.activate, .edit]"),
    ]
}
