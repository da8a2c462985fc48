import Diagnostics
import SwiftSource

// What no builder, or not this one, makes anything of.
extension Checker {
  /// The first statement of a builder's block that has no place in one. Nothing else is said of the
  /// block then, but for the names in it that are declared nowhere.
  func reportRefused(in block: CodeBlock, _ builder: Type) -> Bool {
    guard let statement = refused(in: block, builder) else { return false }
    if case .declaration(let declaration) = statement.kind {
      error(
        "closure containing a declaration cannot be used with result builder '\(shown(builder))'",
        at: declaration.nameRange)
    } else {
      reportControlFlow(builder, at: statement.range)
    }
    let count = diagnostics.count
    _ = builderBlock(block, builder)
    if speculation == 0 {
      let names = diagnostics[count...].filter { unknownNames.contains($0.range) }
      diagnostics.replaceSubrange(count..., with: names)
    }
    return true
  }

  func reportControlFlow(_ builder: Type, at range: SourceRange) {
    error(
      "closure containing control flow statement cannot be used with result builder "
        + "'\(shown(builder))'", at: range)
  }

  private func refused(in block: CodeBlock, _ builder: Type) -> Statement? {
    for statement in block.statements {
      if let found = refused(statement, builder) { return found }
    }
    return nil
  }

  private func refused(_ statement: Statement, _ builder: Type) -> Statement? {
    switch statement.kind {
    case .declaration(let declaration): declaration.isRefusedByBuilders ? statement : nil
    case .expression(let expression):
      switch expression.kind {
      case .if(let inner): refused(in: inner, builder)
      case .switch(let inner): refused(in: inner, builder)
      default: nil
      }
    case .if(let inner): refused(in: inner, builder)
    case .switch(let inner): refused(in: inner, builder)
    case .do(_, _, let body, let catches) where catches.isEmpty: refused(in: body, builder)
    case .for: hasMember("buildArray", builder) ? nil : statement
    case .defer, .guard, .while, .repeatWhile, .do, .break, .continue, .fallthrough: statement
    case .throw, .return: nil
    }
  }

  private func refused(in statement: IfStatement, _ builder: Type) -> Statement? {
    statement.blocks.lazy.compactMap { self.refused(in: $0, builder) }.first
  }

  private func refused(in statement: SwitchStatement, _ builder: Type) -> Statement? {
    statement.cases.lazy.compactMap { self.refused(in: $0.body, builder) }.first
  }
}

extension Declaration {
  /// Whether it is none of a variable: of a function or a type in its block no builder knows.
  var isRefusedByBuilders: Bool {
    switch kind {
    case .function, .type, .typealias: true
    default: false
    }
  }
}
