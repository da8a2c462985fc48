import Diagnostics
import SwiftSyntax

// Where modifiers may stand: what swiftc's parser and its checks of attributes say of them.
extension Converter {
  func checkPlaces(of list: DeclModifierListSyntax) {
    guard let declaration = list.parent, !declaration.hasError else { return }
    for modifier in list {
      let name = modifier.name.text
      let message: String? =
        switch name {
        case "mutating", "nonmutating": placeOfMutating(name, declaration)
        case "override": placeOfOverride
        case "final": placeOfFinal(declaration)
        case "lazy" where !declaration.is(VariableDeclSyntax.self):
          "'lazy' may only be used on 'var' declarations"
        case "required", "convenience": placeOfInitializers(name, declaration)
        case "private", "fileprivate", "internal", "public":
          modifier.detail == nil
            ? placeOfAccess(name, declaration) : placeOfSetter(name, declaration)
        case "static" where declaration.is(InitializerDeclSyntax.self):
          "declaration cannot be marked 'static'"
        case "async" where declaration.is(FunctionDeclSyntax.self):
          "'async' must be written after the parameter list of a function"
        default: nil
        }
      guard let message else {
        if name == "class" { checkClassMember(declaration) }
        continue
      }
      let isInitializer = ["static", "required", "convenience"].contains(name)
      let initializer = declaration.as(InitializerDeclSyntax.self)?.initKeyword
      report(
        message,
        at: isInitializer
          ? initializer.map { range(of: $0) } ?? range(of: modifier)
          : range(of: modifier))
    }
  }

  private func placeOfMutating(_ name: String, _ declaration: Syntax) -> String? {
    guard declaration.is(FunctionDeclSyntax.self) else {
      let isMember =
        declaration.is(VariableDeclSyntax.self) || declaration.is(InitializerDeclSyntax.self)
      return isMember ? "'\(name)' may only be used on 'func' declarations" : nil
    }
    switch enclosing {
    case .statements: return "'\(name)' is only valid on methods"
    case .type(.class), .type(.actor):
      return "'\(name)' is not valid on instance methods in classes"
    case .type, .extension: return nil
    }
  }

  /// Structs and enums are asked when their members are checked.
  private var placeOfOverride: String? {
    guard case .statements = enclosing else { return nil }
    return "'override' can only be specified on class members"
  }

  private func placeOfFinal(_ declaration: Syntax) -> String? {
    if declaration.is(StructDeclSyntax.self) || declaration.is(EnumDeclSyntax.self)
      || declaration.is(EnumCaseDeclSyntax.self)
    {
      return "'final' modifier cannot be applied to this declaration"
    }
    switch enclosing {
    case .type(.struct), .type(.enum), .type(.protocol), .statements:
      return declaration.is(ClassDeclSyntax.self)
        ? nil : "only classes and class members may be marked with 'final'"
    case .type, .extension: return nil
    }
  }

  /// `required` and `convenience`, which are of a class's initializers.
  private func placeOfInitializers(_ name: String, _ declaration: Syntax) -> String? {
    guard declaration.is(InitializerDeclSyntax.self) else {
      return "'\(name)' may only be used on 'init' declarations"
    }
    guard case .type(let keyword) = enclosing, keyword == .struct || keyword == .enum,
      let type = declaration.nearest(MemberBlockSyntax.self)?.parent?.asProtocol(
        (any NamedDeclSyntax).self)
    else { return nil }
    return name == "required"
      ? "'required' initializer in non-class type '\(type.name.text)'"
      : "initializers in \(keyword.rawValue)s are not marked with 'convenience'"
  }

  /// `private(set)`, of what cannot be set anyhow.
  private func placeOfSetter(_ name: String, _ declaration: Syntax) -> String? {
    guard let variable = declaration.as(VariableDeclSyntax.self),
      isLet(variable.bindingSpecifier)
        || variable.bindings.allSatisfy({
          $0.accessorBlock?.accessors.is(CodeBlockItemListSyntax.self) ?? false
        })
    else { return placeOfAccess(name, declaration) }
    return "'\(name)(set)' modifier cannot be applied to read-only properties"
  }

  private func placeOfAccess(_ name: String, _ declaration: Syntax) -> String? {
    switch enclosing {
    case .type(.protocol): return "'\(name)' modifier cannot be used in protocols"
    case .statements:
      let file = declaration.parent?.parent?.parent
      return file?.is(SourceFileSyntax.self) ?? true || file?.is(IfConfigClauseSyntax.self) ?? false
        ? nil : "attribute '\(name)' can only be used in a non-local scope"
    case .type, .extension: return nil
    }
  }

  /// `class func` and `class var`, which are a class's.
  private func checkClassMember(_ declaration: Syntax) {
    let function = declaration.as(FunctionDeclSyntax.self)
    let variable = declaration.as(VariableDeclSyntax.self)
    switch enclosing {
    case .type(.struct), .type(.enum):
      if let function {
        report(
          "class methods are only allowed within classes; use 'static' to declare a static method",
          at: range(of: function.funcKeyword))
      } else if let variable {
        report(
          "class properties are only allowed within classes; use 'static' to declare a static "
            + "property", at: range(of: variable.bindingSpecifier))
      }
    case .type(.class):
      for binding in variable?.bindings ?? [] where binding.accessorBlock == nil {
        report(
          "class stored properties not supported in classes; did you mean 'static'?",
          at: range(of: binding.pattern))
      }
    case .type, .extension, .statements: break
    }
  }
}
