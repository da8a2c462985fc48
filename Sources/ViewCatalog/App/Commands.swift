import Interpreter

/// The menu bar's commands: declared by scenes, and shown on no phone.
var commands: [Builtin] {
  [
    Builtin(
      nil,
      """
      @MainActor @preconcurrency protocol Commands {
        associatedtype Body: Commands
        @CommandsBuilder @MainActor @preconcurrency var body: Self.Body { get }
      }
      """),
    Builtin("Never: Commands", "typealias CommandsBody = Never"),
    Builtin(
      nil, "struct EmptyCommands: Commands { typealias Body = Never; init() {} }"),
    Builtin(
      nil,
      """
      @resultBuilder struct CommandsBuilder {
        static func buildExpression<C: Commands>(_ content: C) -> C { content }
        static func buildBlock<each C: Commands>(_ content: repeat each C) -> EmptyCommands {
          EmptyCommands()
        }
        static func buildIf<C: Commands>(_ content: C?) -> EmptyCommands { EmptyCommands() }
        static func buildEither<C: Commands>(first: C) -> EmptyCommands { EmptyCommands() }
        static func buildEither<C: Commands>(second: C) -> EmptyCommands { EmptyCommands() }
        static func buildLimitedAvailability<C: Commands>(_ content: C) -> EmptyCommands {
          EmptyCommands()
        }
      }
      """),
    Builtin(
      "Scene",
      "func commands<C: Commands>(@CommandsBuilder content: () -> C) -> some Scene { self }"),
    Builtin("Scene", "func commandsRemoved() -> some Scene { self }"),
    Builtin(
      nil,
      """
      struct CommandMenu<Content: View>: Commands { typealias Body = Never }
      """),
    Builtin(
      nil,
      """
      struct CommandGroup<Content: View>: Commands { typealias Body = Never }
      """),
    Builtin(
      "CommandMenu",
      "init(_ name: LocalizedStringKey, @ViewBuilder content: () -> Content) {}"),
    Builtin(
      "CommandMenu",
      "@_disfavoredOverload init(_ name: String, @ViewBuilder content: () -> Content) {}"),
    option(
      "CommandGroupPlacement",
      [
        "appInfo", "appSettings", "appTermination", "appVisibility", "help", "importExport",
        "newItem", "pasteboard", "printItem", "saveItem", "sidebar", "singleWindowList",
        "systemServices", "textEditing", "textFormatting", "toolbar", "undoRedo",
        "windowArrangement",
        "windowList", "windowSize",
      ]),
  ]
    + ["replacing", "after", "before"].map {
      Builtin(
        "CommandGroup",
        "init(\($0) group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}")
    }
    + [
      "SidebarCommands", "ToolbarCommands", "TextEditingCommands", "TextFormattingCommands",
      "InspectorCommands", "ImportFromDevicesCommands",
    ].map {
      Builtin(nil, "struct \($0): Commands { typealias Body = Never; init() {} }")
    }
    + focusedValues
}
