extension SheetTraits {
  /// The detents from low to high, as far as their kinds tell; `large` alone where none are set
  /// (navigation rule 5.7.1).
  public var orderedDetents: [Detent] {
    let asked = (detents ?? []).filter(\.isActive)
    guard !asked.isEmpty else { return [.large] }
    return asked.sorted {
      $0.value(maximum: Self.typicalMaximum) < $1.value(maximum: Self.typicalMaximum)
    }
  }

  /// A large sheet's height on the standard device, for putting detents in order.
  fileprivate static let typicalMaximum = 759.0
}

extension SheetTraits.Detent {
  /// As reports and the `detent` command name it.
  public var name: String {
    switch self {
    case .medium: "medium"
    case .large: "large"
    case .height(let points): "height(\(Self.text(points)))"
    case .fraction(let part): "fraction(\(Self.text(part)))"
    case .custom(let custom): "custom(\(custom.name))"
    }
  }

  /// Points above the bottom safe area (navigation rules 5.8.3 to 5.8.6).
  /// - Parameters:
  ///   - maximum: a large sheet's.
  ///   - pixelLength: 1 / display scale; a medium sheet ends on a device pixel.
  public func value(maximum: Double, pixelLength: Double = 1) -> Double {
    switch self {
    case .medium:
      (Switches.disputed.mediumPart.value * maximum / pixelLength).rounded(.down) * pixelLength
    case .large: maximum
    case .height(let points): max(0, min(points, maximum))
    case .fraction(let part): max(0, min(part * maximum, maximum))
    case .custom(let custom): max(0, min(custom.height(maximum) ?? 0, maximum))
    }
  }

  /// Whether it can be had: one of the program's own may say no.
  var isActive: Bool {
    if case .custom(let custom) = self { return custom.height(SheetTraits.typicalMaximum) != nil }
    return true
  }

  private static func text(_ number: Double) -> String {
    number == number.rounded() && abs(number) < 1e15 ? String(Int(number)) : String(number)
  }
}
