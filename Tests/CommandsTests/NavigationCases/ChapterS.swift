/// Chapter S of the navigation cases: which gestures a touch makes, by Apple's pages on gestures.
let casesS: [NavigationCase] = [
  NavigationCase(
    "gestures of a container", "first, both, or after those inside",
    source: #"""
      struct ContentView: View {
        let own = TapGesture().onEnded { print("own") }
        var body: some View {
          VStack {
            VStack { Text("A").onTapGesture { print("a") }; Button("B") { print("b") } }.highPriorityGesture(own)
            VStack { Text("C").onTapGesture { print("c") } }.simultaneousGesture(own)
            VStack { Text("D").onTapGesture { print("d") } }.gesture(own)
            VStack { Text("E").onTapGesture { print("e") } }.gesture(own, including: .gesture)
            VStack { Text("F").onTapGesture { print("f") } }.highPriorityGesture(own, including: .subviews)
            HStack { Button("G") { print("g") } }.simultaneousGesture(own, isEnabled: false)
          }
        }
      }
      """#,
    steps: #"""
      >
      window A, B,A,B,C,C,D,D,E,E,F,G
      > tap "A"
      window A, B,A,B,C,C,D,D,E,E,F,G prints=own
      > tap "B"
      window A, B,A,B,C,C,D,D,E,E,F,G prints=own
      > tap "C"
      window A, B,A,B,C,C,D,D,E,E,F,G prints=c,own
      > tap "D"
      window A, B,A,B,C,C,D,D,E,E,F,G prints=d
      > tap "E"
      window A, B,A,B,C,C,D,D,E,E,F,G prints=own
      > tap "F"
      window A, B,A,B,C,C,D,D,E,E,F,G prints=f
      > tap "G"
      window A, B,A,B,C,C,D,D,E,E,F,G prints=g
      """#),
  NavigationCase(
    "gestures that need a way", "or none at all",
    source: #"""
      struct ContentView: View {
        var body: some View {
          VStack {
            Text("Far").gesture(DragGesture().onChanged { print("on", Int($0.translation.width)) }.onEnded { print("end", Int($0.translation.width)) })
            Text("Near").gesture(DragGesture(minimumDistance: 0).onChanged { print("on", Int($0.translation.width)) }.onEnded { _ in print("end") })
            Text("Held").onLongPressGesture { print("held") } onPressingChanged: { print("pressing", $0) }
            Button("Press") { print("pressed") }.simultaneousGesture(DragGesture(minimumDistance: 0).onEnded { _ in print("up") })
          }
        }
      }
      """#,
    steps: #"""
      >
      window Far,Near,Held,Press
      > drag "Far" by 5,0
      window Far,Near,Held,Press
      > drag "Far" by 20,0
      window Far,Near,Held,Press prints=on 10,on 15,on 20,end 20
      > tap "Near"
      window Far,Near,Held,Press prints=on 0,end
      > tap "Held"
      window Far,Near,Held,Press prints=pressing true,pressing false
      > longpress "Held"
      window Far,Near,Held,Press prints=pressing true,held,pressing false
      > tap "Press"
      window Far,Near,Held,Press prints=pressed,up
      """#),
]
