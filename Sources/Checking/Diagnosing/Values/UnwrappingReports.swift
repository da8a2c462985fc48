import Diagnostics
import SwiftSource

// Optionals where their values are wanted.
extension Checker {
  /// The value of an optional is wanted.
  /// - Parameter isChanged: whether it is to be changed, so that no default can stand in for it.
  func reportMustUnwrap(
    _ typed: Typed, to wrapped: Type, member: String? = nil, isChanged: Bool = false,
    isCalled: Bool = false
  ) {
    let range = typed.range
    // Which initializer such an argument chooses says nothing: `Int(unknown)`.
    let isUnknown = unknownNames.contains {
      $0.file == range.file && range.start <= $0.start && $0.end <= range.end
    }
    if isUnknown {
      failures += 1
      return
    }
    smallChanges += 2
    if let branch = nilBranch(of: typed) {
      return error(
        "'nil' cannot be used in context expecting type '\(shown(wrapped))'", at: branch)
    }
    let type = quoted(typeOf: typed)
    let value = quoted(wrapped, as: typed.written?.unwrapped)
    if typed.isOptionalTry, member == nil {
      error(
        "value of optional type \(type) not unwrapped; did you mean to use 'try!' or chain with "
          + "'?'?", at: typed.range)
      return
    }
    let (coalesce, force) = (Self.coalesce(at: typed.anchor), Self.force(at: typed.anchor))
    let call = Diagnostic(
      .note,
      "use optional chaining to call this value of function type when optional is non-'nil'",
      at: typed.anchor)
    guard let member else {
      error(
        "value of optional type \(type) must be unwrapped to a value of type \(value)",
        at: typed.anchor,
        notes: (isChanged ? [] : notes(onInitializerOf: typed))
          + (isCalled && typed.isMember == nil ? [call] : [])
          + (isChanged ? [force] : [coalesce, force]))
      return
    }
    let chain = Diagnostic(
      .note,
      "chain the optional using '?' to access member '\(member)' only for non-'nil' base values",
      at: typed.anchor)
    let found = members(named: member, of: wrapped, isStatic: false).first?.symbol
    // A member that is an optional anyway is one of a chain too.
    let isOptional =
      found.map { symbol in
        // What can be changed may be meant as a place, of which an optional one is another.
        signature(of: symbol).result.wrapped != nil
          && !(isSettable(symbol) && isReference(wrapped))
      } ?? false
    let isChained =
      found?.isFunction != true && member != "subscript"
      && (self.chain?.links.isEmpty == false || typed.links != nil || isOptional
        || startsCoalesced(typed.range))
    error(
      "value of optional type \(type) must be unwrapped to refer to member '\(member)' of "
        + "wrapped base type \(value)", at: typed.anchor,
      notes: isChained ? [chain] : [chain, force])
  }

  /// Whether `??` gives a value where what begins there is nil.
  private func startsCoalesced(_ range: SourceRange) -> Bool {
    guard let coalesced else { return false }
    return coalesced.start == range.start && coalesced != range
      && coalesced.union(range) == coalesced
  }

  /// The `nil` of an argument `condition ? value : nil`.
  private func nilBranch(of typed: Typed) -> SourceRange? {
    let argument = calling.last?.arguments.first { $0.range == typed.range }
    guard case .ternary(_, let then, let otherwise)? = argument?.expression.kind,
      then.isNil != otherwise.isNil
    else { return nil }
    return (then.isNil ? then : otherwise).range
  }

  /// Where a function's variable is used only here, and its first value is all that says its type,
  /// that could be unwrapped just as well.
  private func notes(onInitializerOf typed: Typed) -> [Diagnostic] {
    guard let (name, place) = typed.declared,
      case .variable(let variable)? = scope.lookup(name).first, variable.range == place,
      let initializer = variable.initializer, let body = body(around: variable)
    else { return [] }
    var uses = 0
    NameFinder(isAnonymous: false) { if $0.text == name { uses += 1 } }.visit(body)
    guard uses == 1 else { return [] }
    return [
      Diagnostic(
        .note,
        "short-circuit using 'guard' to exit this function early if the optional value contains "
          + "'nil'", at: place),
      Self.coalesce(at: initializer), Self.force(at: initializer),
    ]
  }

  /// The statements of the function, if it is no closure, whose variable it is.
  private func body(around variable: LocalVariable) -> CodeBlock? {
    var function: FunctionContext? = scope.function
    while let one = function, one.identity !== variable.owner { function = one.parent }
    return function?.body
  }

  private static func coalesce(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .note, "coalesce using '??' to provide a default when the optional value contains 'nil'",
      at: range)
  }

  private static func force(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .note, "force-unwrap using '!' to abort execution if the optional value contains 'nil'",
      at: range)
  }

  /// `list.append(1)`, where `list` is an optional: its value is to be unwrapped and, as it stands,
  /// cannot be changed. Of a method that the standard library has several of, none fits.
  func reportChange(
    ofOptional typed: Typed, _ expression: Expression, by name: Name, _ syntax: CallArguments
  ) -> Bool {
    guard let wrapped = resolved(typed.type).wrapped, speculation == 0 else { return false }
    let found = members(named: name.text, of: wrapped, isStatic: false)
    guard let first = found.first?.symbol, first.isFunction, found.allSatisfy(\.symbol.isMutating)
    else { return false }
    let isSubscript = expression.isSubscript
    let labels = syntax.arguments.map { ($0.label?.text ?? "_") + ":" }.joined()
    if !isSubscript, Self.severalInCollections.contains("\(name.text)(\(labels))"),
      wrapped.nominal?.wellKnown == .array
        || wrapped.nominal?.wellKnown == .string && name.text != "append"
    {
      reportNoExact("instance method '\(name.text)'", at: name.range)
      return true
    }
    reportMustUnwrap(typed, to: wrapped, member: name.text)
    guard case .place = typed.access, let root = expression.changedRoot else {
      reportImmutable(typed, expression, .mutatingMember, at: name.range)
      return true
    }
    let whole = check(root, expected: nil)
    if case .immutable = whole.access {
      reportImmutable(whole, root, .mutatingMember, at: name.range)
    } else {
      let owner = isNameOfNoMember(root) ? root.rootText : "self"
      error(
        "cannot use mutating member on immutable value: '\(owner)' is immutable", at: name.range)
    }
    return true
  }

  /// `list.append("a")` of a constant list of numbers: of a method that the standard library has
  /// several of, none fits what is changed and what is passed.
  func reportChange(
    ofConstant base: Typed, _ found: [Candidate], by name: Name, _ syntax: CallArguments,
    at range: SourceRange
  ) -> Bool {
    let labels = syntax.arguments.map { ($0.label?.text ?? "_") + ":" }.joined()
    guard speculation == 0, base.isImmutable, syntax.trailing.isEmpty,
      resolved(base.type).nominal?.wellKnown == .array,
      Self.severalInCollections.contains("\(name.text)(\(labels))"),
      name.text != "reserveCapacity", !labels.hasPrefix("contentsOf"),
      let meant = found.first(where: {
        $0.symbol.isMutating && $0.symbol.fullName == "\(name.text)(\(labels))"
      })
    else { return false }
    var free = base
    free.access = .place { _ in preconditionFailure("only looked at") }
    let fits = supposing {
      resolveCall(found, base: free, syntax, expected: nil, at: range, name: name)
    }
    let isClear = { [self] (argument: Argument) in
      supposing { check(argument.value, expected: nil) } != nil
    }
    guard fits == nil, syntax.arguments.allSatisfy(isClear) else { return false }
    let target = open(meant, base: free, at: name.range)
    let isKept = name.text == "append" || name.text == "insert"
    let list = target.parameters.enumerated().map { index, parameter in
      (isKept && index == 0 ? "__owned " : "") + shown(resolved(parameter.type))
    }
    let type = "(\(list.joined(separator: ", "))) -> \(shown(resolved(target.result)))"
    reportNoExact(
      "instance method '\(name.text)'", at: name.range,
      notes: [
        Diagnostic(.note, "found candidate with type '\(type)'", at: name.range)
      ])
    return true
  }

  /// Whether it is a name, and none of a property whose `self` is left out.
  func isNameOfNoMember(_ root: Expression) -> Bool {
    guard case .name(let name) = root.kind else { return false }
    guard case .candidates(let found, _) = lookup(name) else { return true }
    return !(found.first?.symbol.isMember ?? false)
  }

  private static let severalInCollections: Set<String> = [
    "append(_:)", "append(contentsOf:)", "insert(_:at:)", "remove(at:)", "removeAll()",
    "removeAll(keepingCapacity:)", "reserveCapacity(_:)",
  ]

  /// Whether swiftc asks to unwrap an optional that stands where its value is wanted, or says that
  /// the types differ: of an element of a literal, of `$0`, and of a chain's member that might be
  /// another one, it does not ask.
  func asksToUnwrap(_ typed: Typed, _ purpose: Purpose = .argument) -> Bool {
    if case .immutable(.bound(let name)) = typed.access, name.hasPrefix("$"),
      typed.range.end - typed.range.start == name.utf8.count
    {
      return false
    }
    if purpose.isOfLiteral || isOfMapped(typed) { return false }
    if case .argument = purpose { return !isOverloadedChain(typed) }
    return true
  }

  /// Whether an optional is of what a closure gives, `names.map { $0.count }.max()`: what that is was
  /// not known yet.
  private func isOfMapped(_ typed: Typed) -> Bool {
    guard typed.links == nil else { return false }
    return facts.callees.contains { range, symbol in
      guard range.file == typed.range.file, range.start == typed.range.start,
        range.end < typed.range.end, symbol.context.file == .max, symbol.isFunction
      else { return false }
      let signature = signature(of: symbol)
      var isOpen = false
      signature.result.walk { part in
        if case .parameter(let own) = part, signature.generics.contains(own) { isOpen = true }
      }
      return isOpen
    }
  }

  /// Whether an optional chain leads through a member of the library that has others of its name.
  func isOverloadedChain(_ typed: Typed) -> Bool {
    guard let body = typed.links?.body else { return false }
    let outer = chain
    defer { chain = outer }
    var step = body
    var arguments: CallArguments?
    while true {
      switch step.kind {
      case .member(let base?, let name):
        chain = ChainLinks(body)
        guard let owner = supposing({ check(base, expected: nil) }) else { return false }
        let found = members(named: name.text, of: solver.shallow(owner.type), isStatic: false)
          .filter { candidate in
            arguments.map { !candidate.symbol.isFunction || takes($0, candidate) } ?? true
          }
        if found.count > 1, found.allSatisfy({ $0.symbol.context.file == .max }) { return true }
        (step, arguments) = (base, nil)
      case .call(let callee, let syntax): (step, arguments) = (callee, syntax)
      case .optionalLink(let base), .forceUnwrap(let base): step = base
      default: return false
      }
    }
  }
}

extension Expression {
  /// The variable that a path of members and subscripts starts with.
  fileprivate var changedRoot: Expression? {
    switch kind {
    case .name, .self: self
    case .member(let base?, _), .subscript(let base, _), .forceUnwrap(let base),
      .optionalLink(let base), .optionalChain(let base):
      base.changedRoot
    default: nil
    }
  }

  fileprivate var rootText: String {
    if case .name(let name) = kind { return name.text }
    return "self"
  }
}
