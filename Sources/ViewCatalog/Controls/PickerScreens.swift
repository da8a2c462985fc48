import Interpreter
import ViewTree

/// Whether a picker's options are shown on a screen of their own.
///
/// A class: a tap and a choice change it, and the picker's node keeps it.
private final class PushedOptions: NodeStorage {
  let isShown: StateSlot

  init(in graph: ViewGraph) { isShown = StateSlot(.bool(false), in: graph) }
}

/// A picker of the style `navigationLink` pushes its options; choosing one goes back.
/// - Returns: what a tap does; nil where there is no stack to push on.
func pushOptions(
  _ label: Value, _ content: Value, _ choices: PickerChoices, _ build: inout ViewBuild
) throws -> (() throws -> Void)? {
  guard build.environment.system.navigation != nil else { return nil }
  let pushed = (build.node.storage as? PushedOptions) ?? PushedOptions(in: build.graph)
  build.node.storage = pushed
  let isShown = pushed.isShown
  if case .bool(true) = isShown.read() {
    let title = label.as(TextValue.self)?.string ?? build.node.child(.named("label"))?.spokenText
    let selection = choices.selection
    let choosing = BindingValue(
      identity: selection.identity, carried: selection.carried, get: { try selection.get() },
      set: {
        try selection.set($0)
        isShown.write(.bool(false))
      })
    let screen = optionList(title, content, PickerChoices(choosing, choices.machine))
    var traits = ScreenTraits()
    traits.pushes = [
      PushRequest(owner: build.node, content: { screen }, end: { isShown.write(.bool(false)) })
    ]
    build.facets.traits = traits
  }
  return { isShown.write(.bool(true)) }
}

/// The options as the rows of a list, the chosen one with a check mark.
private func optionList(_ title: String?, _ content: Value, _ choices: PickerChoices) -> Value {
  .view("List") { build in
    makeList(&build, isForm: true)
    var traits = ScreenTraits()
    traits.title = title
    traits.titleDisplayMode = .inline
    build.facets.traits = traits
    // Read here, so that the check mark is where the selection is.
    _ = try choices.selection.get()
    build.environment.picker = PickerContext(choices, isInline: true)
    build.child(content)
  }
}
