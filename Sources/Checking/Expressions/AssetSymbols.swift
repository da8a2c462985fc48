import Diagnostics
import SwiftSource

/// The members that Xcode makes of an asset catalog: `Image(.logo)`, `Color.brand`,
/// `.foregroundStyle(.brand)`, `UIImage(resource: .logo)`.
extension Checker {
  /// A member that nothing declares, as a name of the catalog, which is not at hand: of resources
  /// any name, of colors and pictures any that is not nearly one of theirs.
  /// - Parameter hidesMethod: whether the name is a view's method too, which is not called.
  func assetSymbol(
    _ name: Name, _ type: Type, hidesMethod: Bool = false, at range: SourceRange
  ) -> Typed? {
    guard !relabels, let kind = assetKind(of: type), mayBeAsset(name.text) else { return nil }
    if let noted = kind.noted {
      let known = ["Color", "ShapeStyle", "Material", "UIColor", "UIImage"].flatMap {
        libraryType(named: $0).map { staticNames(of: .nominal($0, [])) } ?? []
      }
      let isSlip = known.contains(name.text) || isSlip(name.text, of: known)
      if context.isPrompt || (isSlip && !hidesMethod) { return nil }
      score.disfavored += 1
      noteOnce("'\(name.text)' is taken for a \(noted) of an asset catalog", at: name.range)
    }
    score.disfavored += 1
    let text = Expression(.string([.text(name.text)]), at: range)
    let bundle = Expression(.member(base: nil, name: Name("main", at: range)), at: range)
    let resource = Expression.called(
      kind.resource,
      [
        Argument(label: Name("name", at: range), value: text),
        Argument(label: Name("bundle", at: range), value: bundle),
      ], at: range)
    guard let maker = kind.maker else { return check(resource, expected: nil) }
    let argument = Argument(label: kind.label.map { Name($0, at: range) }, value: resource)
    return check(.called(maker, [argument], at: range), expected: nil)
  }

  /// Whether Xcode may make such a name of an asset's: it begins in lower case, or with an acronym.
  private func mayBeAsset(_ name: String) -> Bool {
    guard let first = name.first, first.isLetter else { return false }
    return first.isLowercase || name.dropFirst().first?.isUppercase ?? false
  }

  struct AssetKind {
    /// `ColorResource`.
    var resource: String
    /// The type that is made of the resource; nil for the resource itself.
    var maker: String?
    var label: String?
    /// What a note calls it; nil where nothing else than the catalog's may be meant.
    var noted: String?
  }

  func assetKind(of type: Type) -> AssetKind? {
    if case .variable(let index) = type {
      let names = pendingProtocols(of: index).filter(\.isBuiltin).map(\.name)
      return names.contains { $0 == "ShapeStyle" || $0 == "View" }
        ? AssetKind(resource: "ColorResource", maker: "Color", noted: "color") : nil
    }
    guard let nominal = type.nominal, nominal.isBuiltin else { return nil }
    switch nominal.name {
    case "ImageResource", "ColorResource": return AssetKind(resource: nominal.name)
    case "Color": return AssetKind(resource: "ColorResource", maker: "Color", noted: "color")
    case "UIColor":
      return AssetKind(
        resource: "ColorResource", maker: "UIColor", label: "resource", noted: "color")
    case "UIImage":
      return AssetKind(
        resource: "ImageResource", maker: "UIImage", label: "resource", noted: "picture")
    default: return nil
    }
  }
}
