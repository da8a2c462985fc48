import Diagnostics
import SwiftSource

/// Judges what the source says of its navigation.
struct SourceReviewer {
  let types: [ViewFacts]
  /// The enums that are routes: by name.
  let views: [ViewFacts]

  init(_ files: [ParsedFile]) {
    let declarations = files.flatMap(\.items).compactMap { item -> Declaration? in
      if case .declaration(let declaration) = item.kind { return declaration }
      return nil
    }
    let extensions = declarations.compactMap { declaration -> ExtensionDeclaration? in
      if case .extension(let extended) = declaration.kind { return extended }
      return nil
    }
    types = Self.types(declarations).map { type, range in
      ViewFacts(
        type, at: range,
        extensions: extensions.filter { $0.extended.lastName == type.name })
    }
    views = types.filter(\.isView)
  }

  private static func types(
    _ declarations: [Declaration]
  ) -> [(TypeDeclaration, SourceRange)] {
    declarations.flatMap { declaration -> [(TypeDeclaration, SourceRange)] in
      guard case .type(let type) = declaration.kind else { return [] }
      return [(type, declaration.nameRange)] + types(type.members)
    }
  }

  func place(of view: String) -> SourceRange? {
    types.first { $0.name == view }?.nameRange
  }

  func isView(_ name: String) -> Bool { views.contains { $0.name == name } }

  var findings: [Finding] {
    let checks: [(ViewFacts) -> [Finding]] = [
      deadEnds, mixedPatterns, mixedStacks, boolModals, sharedRoutes, erasedPaths,
      unreachablePaths, selfDismissals, lazyDestinations, heavyBodies, greedyReaders,
    ]
    let found = checks.flatMap { check in
      types.flatMap { type in
        check(type).map { finding in
          var finding = finding
          finding.view = finding.view ?? type.name
          return finding
        }
      }
    }
    return found + crossFeaturePushes
  }

  /// The types that a root is made of: all that it mentions, and what those mention.
  func types(from root: String) -> Set<String> {
    var reached: Set<String> = []
    var waiting = [root]
    while let name = waiting.popLast() {
      guard reached.insert(name).inserted, let type = types.first(where: { $0.name == name })
      else { continue }
      let variables = type.members.flatMap(\.variables).compactMap(\.type?.lastName)
      waiting += variables + type.everything.compactMap(\.mentionedName)
    }
    return reached
  }

  // MARK: Ways back

  /// Names that lead away from a screen: the environment's actions, and changes of a path.
  private static let exits: Set<String> = [
    "dismiss", "presentationMode", "removeLast", "removeAll", "popLast", "pop", "popToRoot",
    "close",
    "goBack", "back", "onClose", "onDismiss", "onFinish", "onBack", "onCancel",
  ]

  /// A hidden back button, and nothing else that leads back.
  private func deadEnds(_ type: ViewFacts) -> [Finding] {
    let hidden = type.shown.compactMap(\.viewCall).filter { call in
      guard call.name.text == "navigationBarBackButtonHidden" else { return false }
      if case .boolean(false)? = call.first?.kind { return false }
      return true
    }
    guard let first = hidden.first, !type.mentions(Self.exits), !type.resetsState else { return [] }
    return [
      Finding(
        .deadEnd, "\(type.name) hides the back button and has no other", at: first.name.range,
        of: type.name)
    ]
  }

  // MARK: Ways of navigating

  /// Links with values and links with views for one stack, or the old container and the new.
  private func mixedPatterns(_ type: ViewFacts) -> [Finding] {
    let calls = type.shown.compactMap(\.viewCall)
    var findings: [Finding] = []
    for stack in type.body.callsByStack {
      let links = stack.filter { $0.name.text == "NavigationLink" }
      guard links.contains(where: { $0.argument("value") != nil }),
        let first = links.first(where: { $0.argument("value") == nil })
      else { continue }
      findings.append(
        Finding(
          .mixedPatterns, "\(type.name) has links with values and links with views",
          at: first.name.range))
    }
    let names = Set(calls.map(\.name.text))
    if names.contains("NavigationView"),
      !names.isDisjoint(with: ["NavigationStack", "NavigationSplitView"]),
      let first = calls.first(where: { $0.name.text == "NavigationView" })
    {
      findings.append(
        Finding(
          .mixedPatterns, "\(type.name) has a NavigationView and a NavigationStack",
          at: first.name.range))
    }
    return findings
  }

  /// A push that shows another feature's root, or one route that two roots declare.
  private var crossFeaturePushes: [Finding] {
    let roots = Set(
      views.filter { view in
        let calls = view.shown.compactMap(\.viewCall)
        // Pages are no navigation, and a modal's is its own (navigation rule 2.11.2).
        let isPager = calls.contains { $0.name.text == "tabViewStyle" }
        let presented = Set(
          calls.filter(\.isModal).flatMap(\.content).flatMap(\.withParts).map(\.range))
        return view.shown.contains { part in
          guard let call = part.viewCall, call.base == nil, !presented.contains(part.range) else {
            return false
          }
          return Self.containers.contains(call.name.text)
            && !(isPager && call.name.text == "TabView")
        }
      }.map(\.name))
    var findings: [Finding] = []
    for view in views {
      for call in view.shown.compactMap(\.viewCall) where call.isPush {
        for inside in call.destinations.flatMap(\.withParts).compactMap(\.viewCall)
        where inside.base == nil && roots.contains(inside.name.text)
          && inside.name.text != view.name
        {
          findings.append(
            Finding(
              .crossFeaturePush,
              "\(view.name) pushes \(inside.name.text), which has a navigation of its own",
              at: inside.name.range, of: view.name))
        }
      }
    }
    return findings + routesOfTwoRoots(roots)
  }

  private static let containers: Set<String> = [
    "NavigationStack", "NavigationSplitView", "NavigationView", "TabView",
  ]

  /// A route of the program's that the stacks of two features declare.
  private func routesOfTwoRoots(_ roots: Set<String>) -> [Finding] {
    var owners: [String: String] = [:]
    var findings: [Finding] = []
    for view in views where roots.contains(view.name) {
      for call in view.shown.compactMap(\.viewCall) where call.name.text == "navigationDestination"
      {
        guard let route = call.typeName("for"), route.hasSuffix("Route") else { continue }
        if let owner = owners[route], owner != view.name {
          findings.append(
            Finding(
              .crossFeaturePush, "\(route) belongs to \(owner), and \(view.name) declares it too",
              at: call.name.range, of: view.name))
        }
        owners[route] = owners[route] ?? view.name
      }
    }
    return findings
  }

  // MARK: Modals

  /// Several sheets or covers of one place that a Bool each opens, where one route would say all of
  /// it: a modal of its own for each of two buttons is none of these, and neither are two beside
  /// one that a value of its own opens.
  private func boolModals(_ type: ViewFacts) -> [Finding] {
    let chains = type.shown.filter { $0.isChainEnd(in: type) }.map { $0.chain.filter(\.isModal) }
    let flags = chains.map { chain in chain.filter { $0.argument("isPresented") != nil } }
    let ofOnePlace = zip(chains, flags).first { $1.count > 1 && $0.count == $1.count }?.1
    let all = flags.joined().sorted { $0.name.range.start < $1.name.range.start }
    guard let found = all.count > 2 ? all : ofOnePlace, let first = found.first else { return [] }
    let names = found.compactMap { $0.argument("isPresented")?.bindingName }
    return [
      Finding(
        .boolModal,
        "\(type.name) opens \(found.count) modals by a Bool each: \(Sentence.list(names))",
        at: first.name.range)
    ]
  }

  /// The content of a sheet that closes itself as part of something else that it does, where it
  /// does not tell its opener.
  private func selfDismissals(_ type: ViewFacts) -> [Finding] {
    guard let action = type.members.flatMap(\.variables).first(where: \.isDismissAction),
      modalRoots.contains(type.name)
    else { return [] }
    let blocks =
      type.members.compactMap(\.function?.body) + type.everything.compactMap(\.closure?.body)
    for block in blocks {
      let calls = block.statements.filter { $0.isCall(of: action.name) }
      guard let call = calls.first, block.statements.count > 1, !type.tellsOpener(in: block) else {
        continue
      }
      return [
        Finding(
          .selfDismissal, "\(type.name) is shown as a modal and closes itself after its work",
          at: call.range)
      ]
    }
    return []
  }

  /// The views that stand directly in a sheet or cover.
  private var modalRoots: Set<String> {
    Set(
      views.flatMap(\.shown).compactMap(\.viewCall)
        .filter(\.isModal)
        .flatMap(\.content).flatMap(\.withParts).compactMap(\.viewCall)
        .filter { $0.base == nil && isView($0.name.text) }.map(\.name.text))
  }
}

extension ViewFacts {
  /// Whether something in it is set back to nothing: `path = []`, `route = nil`, `shows = false`.
  fileprivate var resetsState: Bool {
    everything.contains { expression in
      guard case .assignment(_, let value) = expression.kind else { return false }
      switch value.kind {
      case .nil, .boolean(false): return true
      case .array(let elements): return elements.isEmpty
      case .call(let callee, _): return callee.mentionedName == "NavigationPath"
      default: return false
      }
    }
  }
}

extension VariableFacts {
  fileprivate var isDismissAction: Bool {
    attributes.contains("Environment") && (name == "dismiss" || name == "presentationMode")
  }
}

extension Statement {
  /// `dismiss()`, `presentationMode.wrappedValue.dismiss()`
  fileprivate func isCall(of name: String) -> Bool {
    guard case .expression(let expression) = kind, let call = expression.viewCall else {
      return false
    }
    if call.name.text == name, call.base == nil { return true }
    return call.name.text == "dismiss"
      && call.base?.withParts.contains { $0.mentionedName == name } == true
  }
}

extension ViewCall {
  /// Whether what it is given is pushed.
  fileprivate var isPush: Bool {
    name.text == "navigationDestination" || (name.text == "NavigationLink" && base == nil)
  }

  /// Whether it presents a context of its own.
  var isModal: Bool {
    base != nil && ["sheet", "fullScreenCover", "popover"].contains(name.text)
  }

  /// What a push shows; a link's label is none of it.
  fileprivate var destinations: [Expression] {
    if name.text == "navigationDestination" { return content }
    let all = arguments.arguments + arguments.trailing
    if let named = argument("destination") { return named.closure?.body.expressions ?? [named] }
    guard argument("value") == nil else { return [] }
    return all.first { $0.label == nil && $0.value.closure != nil }?.value.closure?.body.expressions
      ?? []
  }
}

extension Expression {
  /// `shows` of `$shows` and `$model.shows`.
  fileprivate var bindingName: String? {
    switch kind {
    case .name(let name): name.text.hasPrefix("$") ? String(name.text.dropFirst()) : name.text
    case .member(_, let name): name.text
    default: nil
    }
  }
}
