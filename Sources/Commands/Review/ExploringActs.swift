import Diagnostics
import Simulation
import ViewTree

extension Explorer {
  /// An act as the session takes it, and as a user would say it.
  struct Act {
    /// What the session is told: several lines where a form is filled in.
    var lines: [String]
    var words: String
    var choosesTab = false
    /// The list or loop whose row it is on, by its node's number.
    var rows: Int?
    /// Whether that row stands in a column beside others: it leads to the same from wherever it is
    /// seen.
    var isOfColumn = false
    /// What it is on: a row and a text may have one name.
    var role: Interaction.Role?
    /// What may lead to more after it than before.
    var again = Again.nothing

    /// What is done once on a screen.
    var identity: String { "\(role?.rawValue ?? "") \(words)" }

    /// Whether a user may do it time and again to get on: the next step, the next question.
    var isRepeatable: Bool {
      switch role {
      case .button, .link, .image, .view: rows == nil
      default: false
      }
    }

    static let wait = Act(lines: ["wait 5s"], words: "wait 5s")
  }

  /// What is done on a screen though it was done there before.
  enum Again {
    case nothing
    /// What led on from it: a field was filled in.
    case onwards
    /// All its buttons: everything was filled in.
    case buttons
    /// This act, by its identity: it has changed what there is to read.
    case act(String)
  }
}

extension FoundControl {
  /// What a user can do with it.
  /// - Parameter options: how many options of a picker are tried.
  func acts(options: Int) -> [Explorer.Act] {
    let label = (report.texts.first ?? report.label).showingControls()
    func act(_ verb: String, _ rest: String = "", isTab: Bool = false) -> Explorer.Act {
      Explorer.Act(
        lines: ["\(verb) #\(report.id)\(rest)"], words: "\(verb) \"\(label)\"\(rest)",
        choosesTab: isTab, rows: view.node.loop, role: interaction.role)
    }
    var acts: [Explorer.Act] = []
    switch interaction.role {
    case .textField, .secureField, .textEditor:
      if isEmptyField {
        var typing = act("type", " \"a\"")
        typing.again = .onwards
        acts.append(typing)
      }
    case .searchField, .back: break
    case .button, .link, .row, .tab, .image, .view, .menu, .option, .disclosure, .toggle, .picker,
      .stepper, .slider, .datePicker, .colorPicker:
      if interaction.isOn != nil {
        acts.append(act("toggle"))
      } else if interaction.tap != nil, interaction.role != .picker || interaction.isDisclosing {
        acts.append(act("tap", isTab: interaction.role == .tab))
      } else {
        acts += interaction.options.filter { !$0.isSelected }.prefix(options).map {
          act("pick", " \"\($0.label.showingControls())\"")
        }
      }
    }
    if interaction.longPress != nil, interaction.role != .back { acts.append(act("longpress")) }
    let edges = Set(interaction.swipeActions.map(\.edge))
    if edges.contains(.trailing) { acts.append(act("swipe", " left")) }
    if edges.contains(.leading) { acts.append(act("swipe", " right")) }
    return acts
  }

  var isField: Bool {
    switch interaction.role {
    case .textField, .secureField, .textEditor: true
    default: false
    }
  }

  var isEmptyField: Bool { isField && (interaction.value ?? "").isEmpty }

  /// What fills it in or turns it on, where it is empty or off.
  func filling(with text: String) throws -> String? {
    if isEmptyField { return "type #\(report.id) \"\(text)\"" }
    if let isOn = interaction.isOn, try !isOn.get() { return "toggle #\(report.id)" }
    return nil
  }
}

extension ViewNode {
  func stands(inAnyOf nodes: Set<ObjectIdentifier>) -> Bool {
    sequence(first: self, next: \.parent).contains { nodes.contains(ObjectIdentifier($0)) }
  }

  /// The loop that it stands in the element of, by number; nil outside of any.
  var loop: Int? {
    var current: ViewNode? = self
    while let node = current {
      if case .id = node.key, let parent = node.parent, parent.facets.elements != nil {
        return parent.id
      }
      current = node.parent
    }
    return nil
  }
}
