import SwiftSyntax

/// Which infix operators there are and how tightly they bind.
struct OperatorTable {
  enum Associativity { case left, right, none }

  struct Group {
    var associativity: Associativity = .none
    var isAssignment = false
    /// The groups that bind less tightly, by name.
    var higherThan: [String] = []
    var lowerThan: [String] = []
  }

  /// Which of two neighbouring operators takes the operand between them.
  enum Relation { case left, right, none }

  private(set) var groups: [String: Group]
  private(set) var infix: [String: String]

  static let ternaryGroup = "TernaryPrecedence"
  static let castingGroup = "CastingPrecedence"
  static let assignmentGroup = "AssignmentPrecedence"
  /// Of operators that nobody declares; related to no other group.
  static let unknownGroup = ""
  static let defaultGroup = "DefaultPrecedence"

  /// The standard library's operators, and those that the files declare at their top level.
  init(adding files: [SourceFileSyntax]) {
    groups = Self.standardGroups
    infix = Self.standardInfix
    for file in files {
      for item in file.statements {
        if case .decl(let declaration) = item.item { add(declaration) }
      }
    }
  }

  private mutating func add(_ declaration: DeclSyntax) {
    if let declaration = declaration.as(OperatorDeclSyntax.self) {
      guard declaration.fixitySpecifier.text == "infix" else { return }
      let group = declaration.operatorPrecedenceAndTypes?.precedenceGroup.text
      infix[declaration.name.text] = group ?? Self.defaultGroup
    } else if let declaration = declaration.as(PrecedenceGroupDeclSyntax.self) {
      groups[declaration.name.text] = Self.group(declaration)
    }
  }

  private static func group(_ declaration: PrecedenceGroupDeclSyntax) -> Group {
    var group = Group()
    for attribute in declaration.groupAttributes {
      switch attribute {
      case .precedenceGroupRelation(let relation):
        let names = relation.precedenceGroups.map(\.name.text)
        if relation.higherThanOrLowerThanLabel.text == "higherThan" {
          group.higherThan += names
        } else {
          group.lowerThan += names
        }
      case .precedenceGroupAssignment(let assignment):
        group.isAssignment = assignment.value.text == "true"
      case .precedenceGroupAssociativity(let associativity):
        switch associativity.value.text {
        case "left": group.associativity = .left
        case "right": group.associativity = .right
        default: group.associativity = .none
        }
      @unknown default: break
      }
    }
    return group
  }

  /// The group of an operator; nil where it is not declared.
  func group(of name: String) -> String? { infix[name] }

  /// Who takes the operand between two operators of these groups.
  func relation(_ left: String, _ right: String) -> Relation {
    if left == right {
      switch groups[left]?.associativity ?? .none {
      case .left: return .left
      case .right: return .right
      case .none: return .none
      }
    }
    if binds(left, tighterThan: right) { return .left }
    if binds(right, tighterThan: left) { return .right }
    return .none
  }

  private func binds(_ high: String, tighterThan low: String) -> Bool {
    var seen: Set<String> = [high]
    var open = [high]
    while let name = open.popLast() {
      for next in groups[name]?.higherThan ?? [] where seen.insert(next).inserted {
        if next == low { return true }
        open.append(next)
      }
    }
    return groups[low]?.lowerThan.contains { $0 == high || binds(high, atLeast: $0) } ?? false
  }

  private func binds(_ high: String, atLeast group: String) -> Bool {
    guard let lower = groups[high]?.higherThan else { return false }
    return lower.contains(group)
  }
}

// MARK: - The standard library's

extension OperatorTable {
  private static let standardGroups: [String: Group] = [
    "AssignmentPrecedence": Group(associativity: .right, isAssignment: true),
    "FunctionArrowPrecedence": Group(
      associativity: .right, higherThan: ["AssignmentPrecedence"]),
    "TernaryPrecedence": Group(associativity: .right, higherThan: ["FunctionArrowPrecedence"]),
    "DefaultPrecedence": Group(higherThan: ["TernaryPrecedence"]),
    "LogicalDisjunctionPrecedence": Group(
      associativity: .left, higherThan: ["TernaryPrecedence"]),
    "LogicalConjunctionPrecedence": Group(
      associativity: .left, higherThan: ["LogicalDisjunctionPrecedence"]),
    "ComparisonPrecedence": Group(higherThan: ["LogicalConjunctionPrecedence"]),
    "NilCoalescingPrecedence": Group(
      associativity: .right, higherThan: ["ComparisonPrecedence"]),
    "CastingPrecedence": Group(
      associativity: .left, higherThan: ["NilCoalescingPrecedence"]),
    "RangeFormationPrecedence": Group(higherThan: ["CastingPrecedence"]),
    "AdditionPrecedence": Group(
      associativity: .left, higherThan: ["RangeFormationPrecedence"]),
    "MultiplicationPrecedence": Group(associativity: .left, higherThan: ["AdditionPrecedence"]),
    "BitwiseShiftPrecedence": Group(higherThan: ["MultiplicationPrecedence"]),
  ]

  private static let standardInfix: [String: String] = {
    let rows: [(String, [String])] = [
      ("BitwiseShiftPrecedence", ["<<", ">>", "&<<", "&>>"]),
      (
        "MultiplicationPrecedence",
        ["*", "/", "%", "&*", "&", ".&", ".*", "./", ".%", ".&<<", ".&>>"]
      ),
      (
        "AdditionPrecedence",
        ["+", "-", "&+", "&-", "|", "^", ".+", ".-", ".|", ".^"]
      ),
      ("RangeFormationPrecedence", ["...", "..<"]),
      ("NilCoalescingPrecedence", ["??"]),
      (
        "ComparisonPrecedence",
        [
          "<", "<=", ">", ">=", "==", "!=", "===", "!==", "~=", ".==", ".!=", ".<", ".<=", ".>",
          ".>=",
        ]
      ),
      ("LogicalConjunctionPrecedence", ["&&"]),
      ("LogicalDisjunctionPrecedence", ["||"]),
      ("DefaultPrecedence", ["~>"]),
      (
        "AssignmentPrecedence",
        [
          "=", "*=", "/=", "%=", "+=", "-=", "<<=", ">>=", "&=", "|=", "^=", "&*=", "&+=", "&-=",
          "&<<=", "&>>=", ".&=", ".|=", ".^=",
        ]
      ),
    ]
    var table: [String: String] = [:]
    for (group, names) in rows {
      for name in names { table[name] = group }
    }
    return table
  }()
}
