/// Chapter L of the navigation cases: rotation and size.
let casesL: [NavigationCase] = [
  NavigationCase(
    "128", "a Max in landscape", device: "iPhone 16 Plus",
    source: CasesLSources.sizes,
    steps: #"""
      >
      window  texts=CR 0.0 0.0 59.0 34.0 430.0x839.0
      > rotate
      window  texts=RC 59.0 59.0 0.0 21.0 814.0x409.0
      > shows = true
      window/sheet detent=large  texts=S
      """#),
  NavigationCase(
    "128b", "an open sheet rotates",
    source: CasesLSources.sizes,
    steps: #"""
      >
      window  texts=CR 0.0 0.0 59.0 34.0 393.0x759.0
      > shows = true
      window/sheet detent=medium  texts=S
      > rotate
      window/sheet detent=large  texts=S
      > rotate
      window/sheet detent=medium  texts=S
      """#),
  NavigationCase(
    "129", "an iPhone in landscape",
    source: CasesLSources.sizes,
    steps: #"""
      >
      window  texts=CR 0.0 0.0 59.0 34.0 393.0x759.0
      > rotate
      window  texts=CC 59.0 59.0 0.0 21.0 734.0x372.0
      """#),
  NavigationCase(
    "130", "Slide Over and Split View", device: "iPad Air 11-inch", isLandscape: true,
    source: CasesLSources.sizes,
    steps: #"""
      >
      window  texts=RR 0.0 0.0 24.0 20.0 1180.0x776.0
      > resize 375x820
      window  texts=CR 0.0 0.0 24.0 20.0 375.0x776.0
      > resize 585x820
      window  texts=CR 0.0 0.0 24.0 20.0 585.0x776.0
      > resize 795x820
      window  texts=RR 0.0 0.0 24.0 20.0 795.0x776.0
      > resize 1180x820
      window  texts=RR 0.0 0.0 24.0 20.0 1180.0x776.0
      """#),
  NavigationCase(
    "130b", "the 12.9-inch half is regular", device: "iPad Pro 12.9-inch", isLandscape: true,
    source: CasesLSources.sizes,
    steps: #"""
      >
      window  texts=RR 0.0 0.0 24.0 20.0 1366.0x980.0
      > resize 678x1024
      window  texts=RR 0.0 0.0 24.0 20.0 678.0x980.0
      > resize 375x1024
      window  texts=CR 0.0 0.0 24.0 20.0 375.0x980.0
      > rotate
      window  texts=RR 0.0 0.0 24.0 20.0 1024.0x1322.0
      """#),
  NavigationCase(
    "131", "adaptive view in Slide Over", device: "iPad Air 11-inch", isLandscape: true,
    source: #"""
      struct ContentView: View {
        @Environment(\.horizontalSizeClass) var h
        @State var n = 0
        var body: some View { VStack { if h == .compact { VStack { Text("compact") } } else { Grid { GridRow { Text("regular") } } }; Button("N \(n)") { n += 1 } } }
      }
      """#,
    steps: #"""
      >
      window N 0 texts=regular
      > tap "N 0"
      window N 1 texts=regular
      > resize 320x820
      window N 1 texts=compact
      > resize 1180x820
      window N 1 texts=regular
      """#),
]

/// Programs of several cases.
private enum CasesLSources {
  static let sizes = #"""
    struct ContentView: View {
      @Environment(\.horizontalSizeClass) var h
      @Environment(\.verticalSizeClass) var v
      @State var shows = false
      var body: some View { GeometryReader { g in Text(verbatim: "\(h == .regular ? "R" : "C")\(v == .regular ? "R" : "C") \(g.safeAreaInsets.leading) \(g.safeAreaInsets.trailing) \(g.safeAreaInsets.top) \(g.safeAreaInsets.bottom) \(g.size.width)x\(g.size.height)") }.sheet(isPresented: $shows) { Text("S").presentationDetents([.medium, .large]) } }
    }
    """#
}
