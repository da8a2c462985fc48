import Diagnostics
import SwiftSource

// Functions that are named where what they give is meant.
extension Checker {
  /// A function that would give what is wanted, were it called.
  func reportUncalled(_ typed: Typed, _ from: Type, _ to: Type) -> Bool {
    guard case .function(let function) = from, function.parameters.isEmpty, !function.isAsync,
      !to.hasVariables || solver.literal(of: to) != nil,
      supposing({ conversion(function.result, to) }) == .yes
    else { return false }
    let wanted = resolved(function.result).wrapped == nil ? to.wrapped ?? to : to
    let isForwarded =
      calling.last?.target.parameters.contains { parameter in
        guard parameter.isAutoclosure, case .function(let own) = resolved(parameter.type) else {
          return false
        }
        return own.result == to
      } ?? false
    error(
      isForwarded
        ? "add () to forward '@autoclosure' parameter"
        : "function produces expected type '\(shown(wanted))'; did you mean to call it with '()'?",
      at: typed.anchor)
    return true
  }

  /// `map { $0.area }`: what a closure gives should be what the method gives.
  func reportUncalledResult(_ expression: Expression, _ typed: Typed, _ wanted: Type) -> Bool {
    guard speculation == 0, case .member(_?, let name) = expression.kind,
      case .function(let function) = solver.shallow(typed.type), function.parameters.isEmpty,
      !converts(typed.type, to: wanted, at: typed.range),
      converts(function.result, to: wanted, at: typed.range)
    else { return false }
    error(
      "method '\(name.text)' was used as a property; add () to call it", at: typed.anchor)
    return true
  }

  /// `Int(item.count)`: a number is made of what the function gives.
  func reportUncalledNumber(_ argument: PreparedArgument) -> Bool {
    guard let typed = argument.typed, case .function(let function) = resolved(typed.type),
      resolved(function.result).nominal?.wellKnown?.isNumber == true
    else { return false }
    return reportUncalled(typed, resolved(typed.type), resolved(function.result))
  }

  /// `.linear.repeatForever`: a method of what is wanted, which gives one, named and not called.
  func reportUncalledMember(_ expression: Expression, _ typed: Typed, _ wanted: Type) -> Bool {
    guard speculation == 0, case .member(let base, let name) = expression.kind,
      implicitMember(expression) != nil, case .function(let function) = resolved(typed.type),
      let type = Optional(resolved(wanted)).map({ $0.wrapped ?? $0 }), type.nominal != nil,
      resolved(function.result) == type,
      let method = members(named: name.text, of: type, isStatic: base == nil).first?.symbol
    else { return false }
    error(
      "member '\(method.shownName)' is a function that produces expected type '\(shown(type))'; "
        + "did you mean to call it?", at: name.range)
    return true
  }

  /// `.onDelete(perform: delete())`: a call with mistakes of its own that gives nothing, where the
  /// function is wanted.
  func reportCalled(_ expression: Expression, _ wanted: Type) {
    guard speculation == 0, case .call(let callee, _) = expression.kind,
      let given = mistakenCalls[expression.range], given.isVoid,
      case .function = resolved(wanted.wrapped ?? wanted)
    else { return }
    error(
      "cannot convert value of type '()' to expected argument type "
        + "'\(shown(resolved(wanted.wrapped ?? wanted)))'", at: callee.anchor)
  }

  /// Functions that are not called beside each other, or one that gives a text beside a literal.
  func reportUncalled(_ name: Name, _ a: Typed, _ b: Typed) -> Bool {
    guard ["+", "-", "*", "/"].contains(name.text) else { return false }
    let results = [a, b].map { operand -> Type? in
      guard case .function(let function) = resolved(operand.type), function.parameters.isEmpty
      else { return nil }
      return resolved(function.result)
    }
    if let x = results[0], let y = results[1] {
      guard x == y, x.nominal?.wellKnown?.isNumber ?? (x == type(.string)) else { return false }
      return reportUncalled(a, resolved(a.type), x) && reportUncalled(b, resolved(b.type), y)
    }
    let (function, other) = results[0] == nil ? (b, a) : (a, b)
    guard let result = results[0] ?? results[1], result == type(.string),
      solver.literal(of: resolved(other.type)) == .string
    else { return false }
    return reportUncalled(function, resolved(function.type), result)
  }

  /// A member of a function that takes nothing, where one of what it gives is meant.
  func reportUncalledFunction(_ base: Expression, _ typed: Typed, before name: Name) -> Bool {
    guard case .name(let function) = base.kind, name.text != "self",
      case .function(let type) = solver.shallow(typed.type), type.parameters.isEmpty,
      !members(named: name.text, of: solver.shallow(type.result), isStatic: false).isEmpty
    else { return false }
    let isMethod = if case .candidates(_, _?) = lookup(function) { true } else { false }
    error(
      "\(isMethod ? "method" : "function") '\(function.text)' was used as a property; add () to "
        + "call it", at: base.range)
    return true
  }
}
