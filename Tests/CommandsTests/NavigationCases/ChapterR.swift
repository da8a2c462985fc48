/// Chapter R of the navigation cases: what goes with the screen that it stood on. They are numbered
/// by the rules that they show.
let casesR: [NavigationCase] = [
  NavigationCase(
    "2.5.1", "bindings are told when the path takes their screens away",
    source: #"""
      struct ContentView: View {
        @State var path = [1]
        @State var shows = false
        @State var shows2 = false
        var body: some View {
          NavigationStack(path: $path) {
            Text("r").navigationTitle("H").navigationDestination(for: Int.self) { n in
              Button("on") { shows = true }.navigationTitle("D\(n)")
                .navigationDestination(isPresented: $shows) {
                  Button("further") { shows2 = true }.navigationTitle("S")
                    .navigationDestination(isPresented: $shows2) {
                      Button("leave") { shows = false }.navigationTitle("S2")
                    }
                }
            }
          }
        }
      }
      """#,
    steps: #"""
      >
      window/stack title=D1 back=H path=["1"] H,on
      > tap "on"
      window/stack title=S back=D1 path=["1"] D1,further
      > tap "further"
      window/stack title=S2 back=S path=["1"] S,leave
      > path = []
      window/stack title=H path=[]  texts=r
      > print(shows, shows2)
      window/stack title=H path=[]  texts=r prints=false false
      > path = [2]
      window/stack title=D2 back=H path=["2"] H,on
      > tap "on"
      window/stack title=S back=D2 path=["2"] D2,further
      > tap "further"
      window/stack title=S2 back=S path=["2"] S,leave
      > tap "leave"
      window/stack title=D2 back=H path=["2"] H,on
      > print(shows, shows2)
      window/stack title=D2 back=H path=["2"] H,on prints=false false
      """#),
  NavigationCase(
    "1.3", "cubic keyframes run on into each other, or as their velocities say",
    source: #"""
      struct Spot { var x = 0.0; var size = CGSize.zero }
      struct ContentView: View {
        var body: some View {
          Button("ask") {
            let line = KeyframeTimeline(initialValue: Spot()) {
              KeyframeTrack(\.x) {
                CubicKeyframe(1, duration: 1)
                CubicKeyframe(3, duration: 1)
              }
              KeyframeTrack(\.size) {
                CubicKeyframe(CGSize(width: 1, height: 2), duration: 1, endVelocity: .zero)
                CubicKeyframe(CGSize(width: 3, height: 4), duration: 1)
              }
            }
            print(line.value(time: 0.5).x, line.value(time: 1.5).x, line.value(time: 2).x)
            print(line.value(time: 0.5).size)
            let swift = KeyframeTimeline(initialValue: 0.0) {
              CubicKeyframe(1, duration: 2, startVelocity: 2, endVelocity: 0)
            }
            print(swift.value(time: 1))
          }
        }
      }
      """#,
    steps: #"""
      >
      window ask
      > tap "ask"
      window ask prints=0.3125 2.1875 3.0,(0.5, 1.0),1.0
      """#),
  NavigationCase(
    "16.10", "a finger that scrolls takes the keyboard away",
    source: #"""
      struct ContentView: View {
        @State var text = ""
        @State var keeps = false
        @State var rests = false
        @FocusState var isFocused: Bool
        var body: some View {
          List {
            TextField("Name", text: $text).focused($isFocused)
            ForEach(0..<40) { Color.red.accessibilityLabel("c\($0)") }
          }
          .scrollDismissesKeyboard(keeps ? .never : .automatic)
          .scrollDisabled(rests)
          .onChange(of: isFocused) { print("focus \(isFocused)") }
        }
      }
      """#,
    steps: #"""
      >
      window Name
      > tap "Name"
      window Name prints=focus true
      > scroll by 4
      window Name prints=focus false
      > isFocused = true
      window Name prints=focus true
      > scroll to top
      window Name prints=focus false
      > keeps = true
      window Name
      > tap "Name"
      window Name prints=focus true
      > scroll by 4
      window Name
      > rests = true
      window Name
      > scroll by 4
      window Name error=notPossible
      """#),
  NavigationCase(
    "12.7", "fields and pictures are scrolled to by their names",
    source: #"""
      struct ContentView: View {
        @State var text = ""
        var body: some View {
          ScrollView {
            VStack(spacing: 0) {
              Color.red.frame(height: 2000)
              TextField("Name", text: $text)
              Color.red.frame(height: 2000)
              Image(systemName: "star").accessibilityLabel("Favourite")
            }
          }
          .overlay { Button("b") {} }
        }
      }
      """#,
    steps: #"""
      >
      window b
      > scroll to "Name"
      window Name,b
      > scroll to "Favourite"
      window b
      > scroll to "Neither"
      window b error=noSuchText
      """#),
]
