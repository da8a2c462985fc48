import Diagnostics
import SwiftSource

extension FunctionBuilder {
  /// Code for a call: `self`, then each parameter's value.
  func call(
    _ target: CallTarget, _ matched: ArgumentMatch, _ values: [Typed?], at range: SourceRange
  ) -> Code {
    let type = checker.resolved(target.result)
    var arguments: [CallArgument] = []
    if let receiver = target.receiver {
      if target.isMutating, case .place(let make) = receiver.access {
        arguments.append(.inout(make(self)))
      } else {
        let own = receiver.build(self)
        arguments.append(.value(target.symbol?.isConsuming == true ? kept(own) : own))
      }
    }
    if let allocated = target.allocates {
      let made = checker.resolved(allocated.wrapped ?? allocated)
      if let nominal = made.nominal ?? target.symbol?.context.nominal {
        checker.layOut(nominal)
        // A library class's table of methods is made when the first instance is.
        checker.fillMethods(nominal)
        let dynamic = target.allocator?.build(self)
        arguments.append(.value(Code(.newObject(nominal, class: dynamic), type: made, at: range)))
      }
    }
    let types = checker.types(of: target)
    for (index, list) in matched.arguments.enumerated() {
      let parameter = target.parameters[index]
      if parameter.isPack {
        let given = list.compactMap { values[$0] }
        if target.symbol?.native == nil {
          arguments.append(.value(pack(of: given, at: range)))
        } else {
          // A native's pack has its values as arguments of their own.
          arguments += given.map { .value($0.build(self)) }
        }
        continue
      }
      arguments.append(
        argument(parameter, list.compactMap { values[$0] }, target, index, types, at: range))
    }
    if let making = target.making { return make(making, arguments, type, at: range) }
    let callee = target.callee(self)
    if let opened = target.opened {
      return callOpened(callee, opened, arguments, types, type, at: range)
    }
    if let passed = openedArgument(target, matched, types) {
      return callOpening(callee, passed, arguments, types, type, at: range)
    }
    if let passed = openedType(target, matched, arguments, types) {
      return callOpening(
        callee, passed.position, arguments, types, type, ofType: passed.parameter, at: range)
    }
    return Code(
      .call(Call(callee, arguments, types: callee.types(types))), type: type, at: range)
  }

  /// The argument, by its position, that is an `any P` where a type parameter of the callee is
  /// wanted: what is in it says what the parameter stands for.
  private func openedArgument(
    _ target: CallTarget, _ matched: ArgumentMatch, _ types: [Type]
  ) -> Int? {
    guard let symbol = target.symbol, symbol.native == nil, !symbol.isRequirement,
      case .existential(let protocols)? = types.first, !protocols.isEmpty
    else { return nil }
    if target.receiver != nil, !target.isMutating, symbol.isExtensionMember { return 0 }
    let signature = checker.signature(of: symbol)
    let lead = (target.receiver == nil ? 0 : 1) + (target.allocates == nil ? 0 : 1)
    for (index, parameter) in signature.parameters.enumerated() {
      guard case .parameter(let own) = parameter.type, own.index == 0, !parameter.isInout,
        matched.arguments[index].count == 1
      else { continue }
      // A parameter of which nothing is asked stands for `any P` itself.
      let constraints = signature.constraints + checker.constraints(in: symbol.context)
      guard constraints.contains(where: { $0.asksOf(own) }) else { return nil }
      return lead + index
    }
    return nil
  }

  /// The argument that is an `any P.Type` where a type parameter's own metatype is wanted.
  private func openedType(
    _ target: CallTarget, _ matched: ArgumentMatch, _ arguments: [CallArgument], _ types: [Type]
  ) -> (position: Int, parameter: Int)? {
    guard let symbol = target.symbol, symbol.native == nil, !symbol.isRequirement else {
      return nil
    }
    let lead = (target.receiver == nil ? 0 : 1) + (target.allocates == nil ? 0 : 1)
    for (index, parameter) in checker.signature(of: symbol).parameters.enumerated() {
      guard case .metatype(.parameter(let own)) = parameter.type, own.index < types.count,
        case .existential(let protocols) = types[own.index], !protocols.isEmpty,
        matched.arguments[index].count == 1, lead + index < arguments.count,
        case .value(let code) = arguments[lead + index]
      else { continue }
      if case .metatype = code.kind { continue }
      return (lead + index, own.index)
    }
    return nil
  }

  /// A call one of whose type arguments is what a value turns out to be, or the type that a
  /// metatype is of.
  func callOpening(
    _ callee: Callee, _ position: Int, _ arguments: [CallArgument], _ types: [Type],
    _ type: Type, ofType parameter: Int? = nil, at range: SourceRange
  ) -> Code {
    var arguments = arguments
    var operations: [Operation] = []
    // What stands before it is evaluated before it.
    for index in 0...position {
      guard case .value(let code) = arguments[index] else { continue }
      let local = temporary("", code.type)
      operations.append(.initialize(local: local, code))
      arguments[index] = .value(.local(local, code.type, at: code.range))
    }
    guard case .value(let opened) = arguments[position] else {
      return Code(.unsupported("a changed value of 'any' type"), type: type, at: range)
    }
    let metatype =
      parameter == nil
      ? Code(.dynamicType(opened), type: .metatype(opened.type), at: range) : opened
    let place = parameter ?? 0
    var others = types
    others.remove(at: place)
    let reference = Code(
      .openedReference(callee, metatype, types: others, at: place), type: .error, at: range)
    let result = temporary("", type)
    operations.append(
      .initialize(
        local: result, Code(.call(Call(.value(reference), arguments)), type: type, at: range)))
    return Code(.block(operations, local: result), type: type, at: range)
  }

  /// A call of a protocol's static member on the type that a metatype is of.
  func callOpened(
    _ callee: Callee, _ metatype: Typed, _ arguments: [CallArgument], _ types: [Type],
    _ type: Type, at range: SourceRange
  ) -> Code {
    let function = Code(
      .openedReference(callee, metatype.build(self), types: Array(types.dropFirst()), at: 0),
      type: .error, at: range)
    return Code(.call(Call(.value(function), arguments)), type: type, at: range)
  }

  private func make(
    _ making: CallTarget.Making, _ arguments: [CallArgument], _ type: Type, at range: SourceRange
  ) -> Code {
    let codes = arguments.compactMap { argument -> Code? in
      if case .value(let code) = argument { return code }
      return nil
    }
    switch making {
    case .enumCase(let nominal, let index):
      if nominal.wellKnown == .optional, let value = codes.first {
        return Code(.wrap(value), type: type, at: range)
      }
      return Code(.enumCase(nominal, index: index, codes), type: type, at: range)
    case .structure(let nominal, let stored):
      return memberwise(nominal, stored, codes, type, at: range)
    }
  }

  private func argument(
    _ parameter: ParameterInfo, _ given: [Typed], _ target: CallTarget, _ index: Int,
    _ types: [Type], at range: SourceRange
  ) -> CallArgument {
    let type = checker.resolved(parameter.type)
    if parameter.isVariadic {
      let element = type
      let array = checker.type(.array, [element])
      let codes = given.map { coerce($0.build(self), to: element) }
      return .value(Code(.array(codes), type: array, at: range))
    }
    guard let value = given.first else {
      return .value(defaultValue(target, index, type, types, at: range))
    }
    if parameter.isInout {
      if case .place(let make) = value.access { return .inout(make(self)) }
      return .value(value.build(self))
    }
    if parameter.isAutoclosure { return .value(autoclosure(value, type, at: value.range)) }
    let code = coerce(value.build(self), to: type)
    let isKept = parameter.isConsuming || target.making != nil || target.allocates != nil
    return .value(isKept || target.symbol?.isInitializer == true ? kept(code) : code)
  }

  /// An argument that is evaluated when the callee asks for it.
  private func autoclosure(_ value: Typed, _ type: Type, at range: SourceRange) -> Code {
    var result = type
    if case .function(let function) = type { result = function.result }
    let context = FunctionContext(parent: function, result: result)
    context.isClosure = true
    context.isDiscovered = false
    return closure(
      context, parameters: [], type: .function(FunctionType([], result: result)), at: range,
      name: "implicit closure"
    ) { inner in
      [.return(inner.coerce(value.build(inner), to: result))]
    }
  }
}

extension Callee {
  /// The type arguments that a call passes: of a requirement only its own, without `Self`.
  func types(_ all: [Type]) -> [Type] {
    if case .requirement = self { return Array(all.dropFirst()) }
    return all
  }
}
