/// Chapter G of the navigation cases: detents.
let casesG: [NavigationCase] = [
  NavigationCase(
    "77", "medium first",
    source: CasesGSources.sizes,
    steps: #"""
      >
      window Show
      > tap "Show"
      window/sheet detent=medium  texts=y 393.0 h 425.0 prints=tapped,S+
      """#),
  NavigationCase(
    "78", "up to large",
    source: CasesGSources.sizes,
    steps: #"""
      >
      window Show
      > tap "Show"
      window/sheet detent=medium  texts=y 393.0 h 425.0 prints=tapped,S+
      > drag by 0,-100
      window/sheet detent=medium  texts=y 393.0 h 425.0
      > drag by 0,-300
      window/sheet detent=large  texts=y 59.0 h 759.0
      > drag by 0,200
      window/sheet detent=medium  texts=y 393.0 h 425.0
      > detent medium
      window/sheet detent=medium  texts=y 393.0 h 425.0
      > detent large
      window/sheet detent=large  texts=y 59.0 h 759.0
      > swipe down
      window/sheet detent=medium  texts=y 393.0 h 425.0
      """#),
  NavigationCase(
    "79", "the presenter up to a detent",
    source: #"""
      struct ContentView: View {
        @State var shows = false
        var body: some View {
          VStack { Button("Show") { shows = true }; Button("Below") { print("below") } }
            .sheet(isPresented: $shows) {
              Text("S").presentationDetents([.height(120), .medium, .large]).presentationBackgroundInteraction(.enabled(upThrough: .height(120)))
            }
        }
      }
      """#,
    steps: #"""
      >
      window Show,Below
      > tap "Show"
      window/sheet detent=height(120) Show,Below texts=S
      > tap "Below"
      window/sheet detent=height(120) Show,Below texts=S prints=below
      > detent medium
      window/sheet detent=medium  texts=S
      > tap "Below"
      window/sheet detent=medium  texts=S error=noSuchControl
      """#),
  NavigationCase(
    "80", "everywhere enabled",
    source: #"""
      struct ContentView: View {
        @State var shows = false
        var body: some View {
          VStack { Button("Show") { shows = true }; Button("Below") { print("below") } }
            .sheet(isPresented: $shows) {
              Text("S").presentationDetents([.medium, .large]).presentationBackgroundInteraction(.enabled)
            }
        }
      }
      """#,
    steps: #"""
      >
      window Show,Below
      > tap "Show"
      window/sheet detent=medium Show,Below texts=S
      > tap "Below"
      window/sheet detent=medium Show,Below texts=S prints=below
      > detent large
      window/sheet detent=large Show,Below texts=S
      > tap "Below"
      window/sheet detent=large Show,Below texts=S prints=below
      """#),
  NavigationCase(
    "81", "code chooses the detent",
    source: #"""
      struct ContentView: View {
        @State var shows = true
        @State var detent = PresentationDetent.medium
        var body: some View {
          Text("Root").sheet(isPresented: $shows) {
              GeometryReader { g in Text(verbatim: "h \(g.size.height)") }.presentationDetents([.medium, .large], selection: $detent).onAppear { print("S+") }
            }
            .onChange(of: detent) { print("large \(detent == .large)") }
        }
      }
      """#,
    steps: #"""
      >
      window/sheet detent=medium  texts=h 425.0 prints=S+
      > detent = .large
      window/sheet detent=large  texts=h 759.0 prints=large true
      > swipe down
      window/sheet detent=medium  texts=h 425.0 prints=large false
      > swipe up
      window/sheet detent=large  texts=h 759.0 prints=large true
      """#),
  NavigationCase(
    "82", "a selection outside of the set",
    source: #"""
      struct ContentView: View {
        @State var shows = true
        @State var detent = PresentationDetent.height(300)
        var body: some View {
          Text("Root").sheet(isPresented: $shows) {
              GeometryReader { g in Text(verbatim: "h \(g.size.height)") }.presentationDetents([.medium, .large], selection: $detent)
            }
        }
      }
      """#,
    steps: #"""
      >
      window/sheet detent=medium  texts=h 425.0 warns=the selection .height(300) is none of the sheet's detents
      """#),
  NavigationCase(
    "83", "detents on the presenter",
    source: #"""
      struct ContentView: View {
        @State var shows = true
        var body: some View {
          Text("Root").sheet(isPresented: $shows) { GeometryReader { g in Text(verbatim: "h \(g.size.height)") } }.presentationDetents([.medium, .large])
        }
      }
      """#,
    steps: #"""
      >
      window/sheet detent=large  texts=h 759.0 warns=presentationDetents on the view that presents a sheet do not concern it; write them on the sheet's content
      > swipe up
      window/sheet detent=large  texts=h 759.0 error=notPossible
      """#),
  NavigationCase(
    "84", "a fraction",
    source: #"""
      struct ContentView: View {
        @State var shows = true
        var body: some View {
          Text("Root").sheet(isPresented: $shows) { GeometryReader { g in Text(verbatim: "h \(g.size.height) y \(g.frame(in: .global).minY)") }.presentationDetents([.fraction(0.25)]) }
        }
      }
      """#,
    steps: #"""
      >
      window/sheet detent=fraction(0.25)  texts=h 189.75 y 628.25
      > swipe up
      window/sheet detent=fraction(0.25)  texts=h 189.75 y 628.25 error=notPossible
      """#),
  NavigationCase(
    "85", "higher than the largest",
    source: #"""
      struct ContentView: View {
        @State var shows = true
        var body: some View {
          Text("Root").sheet(isPresented: $shows) { GeometryReader { g in Text(verbatim: "h \(g.size.height) y \(g.frame(in: .global).minY)") }.presentationDetents([.height(900)]) }
        }
      }
      """#,
    steps: #"""
      >
      window/sheet detent=height(900)  texts=h 759.0 y 59.0
      """#),
  NavigationCase(
    "85b", "a custom detent",
    source: #"""
      struct Tall: CustomPresentationDetent {
        static func height(in context: Context) -> CGFloat? { context.maxDetentValue * 0.5 }
      }
      extension PresentationDetent { static let tall = Self.custom(Tall.self) }
      struct ContentView: View {
        @State var shows = true
        var body: some View {
          Text("Root").sheet(isPresented: $shows) { GeometryReader { g in Text(verbatim: "h \(g.size.height) y \(g.frame(in: .global).minY)") }.presentationDetents([.tall, .large]) }
        }
      }
      """#,
    steps: #"""
      >
      window/sheet detent=custom(Tall)  texts=h 379.5 y 438.5
      > swipe up
      window/sheet detent=large  texts=h 759.0 y 59.0
      """#),
  NavigationCase(
    "85c", "on an SE", device: "iPhone SE",
    source: CasesGSources.sizes,
    steps: #"""
      >
      window Show
      > tap "Show"
      window/sheet detent=medium  texts=y 310.5 h 356.5 prints=tapped,S+
      > detent large
      window/sheet detent=large  texts=y 30.0 h 637.0
      """#),
]

/// Programs of several cases.
private enum CasesGSources {
  static let sizes = #"""
    struct ContentView: View {
      @State var shows = false
      @State var taps = 0
      var body: some View {
        Button("Show") { shows = true; taps += 1; print("tapped") }
          .sheet(isPresented: $shows) { GeometryReader { g in Text(verbatim: "y \(g.frame(in: .global).minY) h \(g.size.height)") }.presentationDetents([.medium, .large]).onAppear { print("S+") } }
      }
    }
    """#
}
