extension SystemColor {
  /// The value of iOS 18; opacity included.
  public func resolved(in scheme: ColorScheme) -> RGBA {
    let (light, dark) = values
    return scheme == .light ? light : dark
  }

  private var values: (light: RGBA, dark: RGBA) {
    switch self {
    case .red: (RGBA(0xFF3B30), RGBA(0xFF453A))
    case .orange: (RGBA(0xFF9500), RGBA(0xFF9F0A))
    case .yellow: (RGBA(0xFFCC00), RGBA(0xFFD60A))
    case .green: (RGBA(0x34C759), RGBA(0x30D158))
    case .mint: (RGBA(0x00C7BE), RGBA(0x63E6E2))
    case .teal: (RGBA(0x30B0C7), RGBA(0x40C8E0))
    case .cyan: (RGBA(0x32ADE6), RGBA(0x64D2FF))
    case .blue, .accentColor: (RGBA(0x007AFF), RGBA(0x0A84FF))
    case .indigo: (RGBA(0x5856D6), RGBA(0x5E5CE6))
    case .purple: (RGBA(0xAF52DE), RGBA(0xBF5AF2))
    case .pink: (RGBA(0xFF2D55), RGBA(0xFF375F))
    case .brown: (RGBA(0xA2845E), RGBA(0xAC8E68))
    case .gray: (RGBA(0x8E8E93), RGBA(0x8E8E93))
    case .gray2: (RGBA(0xAEAEB2), RGBA(0x636366))
    case .gray3: (RGBA(0xC7C7CC), RGBA(0x48484A))
    case .gray4: (RGBA(0xD1D1D6), RGBA(0x3A3A3C))
    case .gray5: (RGBA(0xE5E5EA), RGBA(0x2C2C2E))
    case .gray6: (RGBA(0xF2F2F7), RGBA(0x1C1C1E))
    case .white: (RGBA(0xFFFFFF), RGBA(0xFFFFFF))
    case .black: (RGBA(0x000000), RGBA(0x000000))
    case .clear: (.transparent, .transparent)
    case .primary: (RGBA(0x000000), RGBA(0xFFFFFF))
    case .secondary: (RGBA(0x3C3C43, opacity: 0.6), RGBA(0xEBEBF5, opacity: 0.6))
    case .tertiary, .placeholder: (RGBA(0x3C3C43, opacity: 0.3), RGBA(0xEBEBF5, opacity: 0.3))
    case .quaternary: (RGBA(0x3C3C43, opacity: 0.18), RGBA(0xEBEBF5, opacity: 0.16))
    case .background: (RGBA(0xFFFFFF), RGBA(0x000000))
    case .secondaryBackground: (RGBA(0xF2F2F7), RGBA(0x1C1C1E))
    case .groupedBackground: (RGBA(0xF2F2F7), RGBA(0x000000))
    case .groupedRow: (RGBA(0xFFFFFF), RGBA(0x1C1C1E))
    case .bar: (RGBA(0xF9F9F9, opacity: 0.94), RGBA(0x1D1D1D, opacity: 0.94))
    case .separator: (RGBA(0x3C3C43, opacity: 0.29), RGBA(0x545458, opacity: 0.6))
    case .fill: (RGBA(0x787880, opacity: 0.2), RGBA(0x787880, opacity: 0.36))
    case .dimming: (RGBA(0x000000, opacity: 0.2), RGBA(0x000000, opacity: 0.48))
    }
  }
}
