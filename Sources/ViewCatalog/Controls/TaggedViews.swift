import Checking
import Drawing
import Geometry
import Interpreter
import LayoutEngine
import ViewTree

/// The picker around whose options are views on the screen.
final class PickerContext: NativeValue {
  private let choices: PickerChoices
  private let isInline: Bool

  init(_ choices: PickerChoices, isInline: Bool) {
    self.choices = choices
    self.isInline = isInline
  }

  /// Makes a tagged view an option: a control that chooses it.
  func show(_ content: Value, _ tag: Value, _ build: inout ViewBuild) {
    var interaction = build.interaction(.option) { [choices] in try choices.choose(tag) }
    let isSelected = choices.isSelected(tag)
    interaction.isSelected = isSelected
    build.facets.interaction = interaction
    guard isInline else { return build.child(content) }
    if build.environment.system.idiom == .mac, !build.environment.system.isListRow {
      build.layout(.hStack(.center, spacing: ControlMetrics.checkboxSpacing))
      build.child(
        .view("Radio") { build in
          build.layout(.fixed(FixedLeaf(ControlMetrics.checkbox)))
          build.paint(.radio(isOn: isSelected))
        })
      return build.controlLabel(content, key: .named("option"))
    }
    build.layout(.custom(LabeledControlLayout(control: Size(width: 24, height: 20))))
    if isSelected { build.paint(.checkmark) }
    build.child(content)
  }

  func dynamicType(in machine: Machine) -> Type { .any }
  func describe(in machine: Machine) throws -> String { "Picker" }
}

extension EnvironmentValues {
  var picker: PickerContext? {
    get { self[.property("picker")]?.as(PickerContext.self) }
    set { self[.property("picker")] = newValue.map { .native($0) } }
  }
}

extension Machine {
  /// Whether a tag can be what a selection holds: both of one type, or one of them nil. Objects may
  /// be of different subclasses.
  func isKind(of tag: Value, _ selection: Value) -> Bool {
    switch (tag.optionalContent, selection.optionalContent) {
    case (nil, _), (_, nil), (.object, .object): true
    case (let tag?, let selection?): dynamicType(of: tag) == dynamicType(of: selection)
    }
  }
}

/// One choice of a picker: the view that shows it, and what it stands for.
struct TaggedView {
  var node: ViewNode
  var tag: Value

  /// The choices among the views below `node`: those with a tag, and elements of a `ForEach`, which
  /// their ids stand for.
  static func all(in node: ViewNode) -> [TaggedView] {
    if let tag = node.facets.tag { return [TaggedView(node: node, tag: tag)] }
    return node.orderedChildren.flatMap { child -> [TaggedView] in
      let inner = all(in: child)
      if inner.isEmpty, case .id(let id) = child.key {
        return [TaggedView(node: child, tag: id.value)]
      }
      return inner
    }
  }
}
