import Diagnostics
import SwiftSource

/// What bodies do and how they lay out.
extension SourceReviewer {
  /// Containers whose content is made as it comes into view.
  private static let lazy: Set<String> = [
    "List", "ForEach", "LazyVStack", "LazyHStack", "LazyVGrid", "LazyHGrid", "Table",
  ]

  /// A destination inside a row; that of a stack of the row's own is none of it (navigation rule
  /// 2.3.5).
  func lazyDestinations(_ type: ViewFacts) -> [Finding] {
    var findings: [Finding] = []
    for container in type.shown.compactMap(\.viewCall)
    where container.base == nil && Self.lazy.contains(container.name.text) {
      for call in container.content.callsByStack.first ?? []
      where call.name.text == "navigationDestination" {
        guard !findings.contains(where: { $0.range == call.name.range }) else { continue }
        findings.append(
          Finding(
            .lazyDestination, "a destination inside \(container.name.text) in \(type.name)",
            at: call.name.range))
      }
    }
    return findings
  }

  // MARK: Work

  /// What is dear to make, or waits for a file.
  private static let dear: Set<String> = [
    "DateFormatter", "NumberFormatter", "ISO8601DateFormatter", "JSONDecoder", "JSONEncoder",
    "NSRegularExpression", "URLSession", "FileManager", "UIImage", "Regex",
  ]
  private static let dearMembers: Set<String> = ["sorted", "sort"]

  func heavyBodies(_ type: ViewFacts) -> [Finding] {
    guard type.isView, let found = heavyWork(in: type) else { return [] }
    return [Finding(.heavyBody, found.fact, at: found.range)]
  }

  private func heavyWork(in type: ViewFacts) -> (fact: Sentence, range: SourceRange)? {
    for statement in type.bodyStatements {
      switch statement.kind {
      case .for, .while, .repeatWhile:
        return ("\(type.name) runs a loop in its body", statement.range)
      case .declaration(let declaration):
        guard rows.contains(type.name) else { break }
        for call in declaration.expressions.compactMap(\.viewCall)
        where call.base == nil && type.computes(call.name.text) {
          return (
            "\(type.name) computes \(call.name.text)(…) for each row in its body", call.name.range
          )
        }
      default: break
      }
    }
    if let found = dearWork(in: type.body, of: type, throughProperty: nil) { return found }
    let read = Set(type.body.flatMap(\.partsOfView).compactMap(\.mentionedName))
    for name in read.sorted() where name != "body" {
      let statements = type.statements(ofProperty: name)
      if let found = dearWork(
        in: statements.flatMap(\.expressions), of: type, throughProperty: name)
      {
        return found
      }
    }
    return nil
  }

  /// What is dear in such expressions, which the body shows or reads through a property.
  private func dearWork(
    in expressions: [Expression], of type: ViewFacts, throughProperty property: String?
  ) -> (fact: Sentence, range: SourceRange)? {
    for call in expressions.flatMap(\.partsOfView).compactMap(\.viewCall) {
      let range = call.name.range
      if call.base == nil, Self.dear.contains(call.name.text) {
        guard let property else {
          return ("\(type.name) makes a \(call.name.text) in its body", range)
        }
        return (
          "\(type.name) makes a \(call.name.text) in \(property), which its body reads", range
        )
      }
      if call.base != nil, Self.dearMembers.contains(call.name.text) {
        guard let property else { return ("\(type.name) sorts in its body", range) }
        return ("\(type.name) sorts in \(property), which its body reads", range)
      }
    }
    return nil
  }

  /// The views that stand in rows.
  private var rows: Set<String> {
    Set(
      views.flatMap(\.shown).compactMap(\.viewCall)
        .filter { $0.base == nil && Self.lazy.contains($0.name.text) }
        .flatMap(\.content).flatMap(\.withParts).compactMap(\.viewCall)
        .filter { $0.base == nil && isView($0.name.text) }.map(\.name.text))
  }

  // MARK: Layout

  /// The modifiers that give a view a size other than all that it is proposed.
  private static let bounding: Set = [
    "frame", "containerRelativeFrame", "aspectRatio", "scaledToFit",
  ]

  /// A `GeometryReader` beside other views of a stack, without a frame of its own.
  func greedyReaders(_ type: ViewFacts) -> [Finding] {
    var findings: [Finding] = []
    for stack in type.shown.compactMap(\.viewCall)
    where stack.base == nil && ["VStack", "HStack", "ScrollView"].contains(stack.name.text) {
      let siblings = stack.content
      guard siblings.count > 1 || stack.name.text == "ScrollView" else { continue }
      for view in siblings {
        guard let reader = view.chainRoot.viewCall, reader.name.text == "GeometryReader",
          !view.chain.contains(where: { Self.bounding.contains($0.name.text) })
        else { continue }
        findings.append(
          Finding(
            .greedyGeometry,
            "a GeometryReader beside other views of a \(stack.name.text) in \(type.name)",
            at: reader.name.range))
      }
    }
    return findings
  }
}

extension ViewFacts {
  /// The statements of `body`.
  fileprivate var bodyStatements: [Statement] { statements(ofProperty: "body") }

  /// The statements that a computed property of its own runs.
  fileprivate func statements(ofProperty name: String) -> [Statement] {
    members.flatMap { member -> [Statement] in
      guard case .variable(let variable) = member.kind else { return [] }
      return variable.bindings.flatMap { binding -> [Statement] in
        guard case .identifier(name) = binding.pattern.kind else { return [] }
        return (binding.accessors?.list ?? []).filter { $0.kind == .get }
          .flatMap { $0.body?.statements ?? [] }
      }
    }
  }

  /// Whether a function of its own of that name gives a value, and no view.
  fileprivate func computes(_ name: String) -> Bool {
    members.compactMap(\.function).contains { function in
      guard function.name == name, let result = function.signature.result else { return false }
      return result.lastName != "View"
    }
  }
}

extension Expression {
  /// Closures that run later, and not while the body does.
  private static let later: Set<String> = [
    "Button", "onTapGesture", "onAppear", "onDisappear", "task", "onChange", "onReceive",
    "onSubmit",
    "refreshable", "onDelete", "onMove", "onOpenURL", "gesture", "onEnded", "onChanged", "Task",
    "swipeActions", "onLongPressGesture", "alert", "sheet", "toolbar",
  ]

  /// What runs while the view is described.
  fileprivate var partsOfView: [Expression] {
    guard let call = viewCall, Self.later.contains(call.name.text) else {
      return [self] + parts.flatMap(\.partsOfView)
    }
    return call.base.map { $0.partsOfView } ?? []
  }
}
