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
      """#)
]
