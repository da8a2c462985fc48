/// Chapter S of the navigation cases: which gestures a touch makes, by Apple's pages on gestures;
/// what programs reach that is not on the screen.
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
  NavigationCase(
    "10.8", "a default that is written anywhere is shown",
    source: #"""
      struct ContentView: View {
        @AppStorage("count") var count = 1
        var body: some View {
          VStack {
            Text("is \(count)")
            Button("Set") { UserDefaults.standard.set(40, forKey: "count") }
            Button("Remove") { UserDefaults.standard.removeObject(forKey: "count") }
          }
          .onChange(of: count) { print(count) }
        }
      }
      """#,
    steps: #"""
      >
      window Set,Remove texts=is 1
      > tap "Set"
      window Set,Remove texts=is 40 prints=40
      > tap "Remove"
      window Set,Remove texts=is 1 prints=1
      > UserDefaults.standard.set(7, forKey: "count")
      window Set,Remove texts=is 7 prints=7
      """#),
  NavigationCase(
    "12.7", "rows that are not made yet are scrolled to, by their own ids too",
    source: #"""
      struct ContentView: View {
        var body: some View {
          ScrollViewReader { proxy in
            VStack(spacing: 0) {
              Button("Top") { proxy.scrollTo("row 60", anchor: .top) }
              Button("Middle") { proxy.scrollTo("row 90", anchor: .center) }
              ScrollView {
                LazyVStack(spacing: 0) {
                  ForEach(0..<100, id: \.self) { i in
                    Text("r\(i)").frame(height: CGFloat([20, 60, 120, 40][i % 4])).id("row \(i)")
                  }
                }
              }
              .frame(height: 200)
            }
            .onAppear { proxy.scrollTo("row 43", anchor: .bottom) }
          }
        }
      }
      """#,
    steps: #"""
      >
      window Top,Middle texts=r41|r42|r43
      > tap "Top"
      window Top,Middle texts=r60|r61|r62
      > tap "Middle"
      window Top,Middle texts=r89|r90|r91|r92
      """#),
  NavigationCase(
    "16.3", "a button with a style of its own leaves the rest of its row to the selection",
    source: #"""
      struct ContentView: View {
        @State var chosen: Int?
        var body: some View {
          List(0..<2, id: \.self, selection: $chosen) { i in
            HStack { Text("R\(i)"); Button("B\(i)") { print("b\(i)") }.buttonStyle(.borderless) }
          }
          .onChange(of: chosen) { print(chosen ?? -1) }
        }
      }
      """#,
    steps: #"""
      >
      window R0, B0,B0,R1, B1,B1 texts=R0|R1
      > tap "R1"
      window R0, B0,B0,R1, B1*,B1 texts=R0|R1 prints=1
      > tap "B0"
      window R0, B0,B0,R1, B1*,B1 texts=R0|R1 prints=b0
      """#),
  NavigationCase(
    "12.7b", "a scroll position that names a view",
    source: #"""
      struct ContentView: View {
        @State var position = ScrollPosition(id: 4, anchor: .top)
        var body: some View {
          VStack(spacing: 0) {
            Button("Go") { position.scrollTo(id: 20, anchor: .top) }
            Text("at \(position.viewID(type: Int.self) ?? -1) \(position.isPositionedByUser)")
            ScrollView {
              VStack(spacing: 0) { ForEach(0..<40, id: \.self) { i in Text("r\(i)").frame(height: 40) } }
                .scrollTargetLayout()
            }
            .scrollPosition($position)
            .frame(height: 100)
          }
        }
      }
      """#,
    steps: #"""
      >
      window Go texts=at 4 false|r4|r5|r6
      > tap "Go"
      window Go texts=at 20 false|r20|r21|r22
      > scroll by 80
      window Go texts=at 22 true|r22|r23|r24
      """#),
  NavigationCase(
    "12.7c", "a reader scrolls the scroll view around it where it has none",
    source: #"""
      struct ContentView: View {
        var body: some View {
          ScrollView {
            ScrollViewReader { proxy in
              Button("Go") { proxy.scrollTo(30, anchor: .top) }
              ForEach(0..<50) { i in Text("row \(i)").frame(height: 900).id(i) }
            }
          }
        }
      }
      """#,
    steps: #"""
      >
      window Go texts=row 0
      > tap "Go"
      window  texts=row 30
      """#),
  NavigationCase(
    "12.7d", "targets that can be seen are told",
    source: #"""
      struct ContentView: View {
        var body: some View {
          Button("B") {}
          ScrollView {
            VStack(spacing: 0) { ForEach(0..<40, id: \.self) { _ in Color.red.frame(height: 40) } }
              .scrollTargetLayout()
          }
          .onScrollTargetVisibilityChange(idType: Int.self) { print($0) }
          .frame(height: 100)
        }
      }
      """#,
    steps: #"""
      >
      window B prints=[0, 1, 2]
      > scroll by 10
      window B
      > scroll by 30
      window B prints=[1, 2, 3]
      """#),
  NavigationCase(
    "16.5b", "what subviews say to a container of the program's own",
    source: #"""
      extension ContainerValues {
        @Entry var mark = "-"
        @Entry var size = 0
      }
      struct ContentView: View {
        var body: some View {
          Cards {
            Section { Text("a").containerValue(\.size, 1).padding() }.containerValue(\.mark, "s")
            Section {
              Group { Text("b"); Text("c").containerValue(\.size, 2) }.containerValue(\.mark, "g")
              VStack { Text("d").containerValue(\.mark, "lost") }
            }
          }
        }
      }
      struct Cards<Content: View>: View {
        @ViewBuilder var content: Content
        var body: some View {
          ForEach(sections: content) { section in
            Text("section \(section.containerValues.mark)")
            ForEach(section.content) { card in
              HStack { card; Text("\(card.containerValues.mark)\(card.containerValues.size)") }
            }
          }
        }
      }
      """#,
    steps: #"""
      >
      window  texts=section s|a|-1|section -|b|g0|c|g2|d|-0
      """#),
  NavigationCase(
    "5.1.9", "a sheet from a bar or a heading does not have their looks",
    source: #"""
      struct ContentView: View {
        @State private var bar = false
        @State private var heading = false
        var body: some View {
          NavigationStack {
            List {
              Section { Text("Row") } header: {
                Button("Heading") { heading = true }.sheet(isPresented: $heading) { Card() }
              }
            }
            .toolbar { Button("Bar") { bar = true }.sheet(isPresented: $bar) { Card() } }
          }
          .dynamicTypeSize(.xxLarge)
        }
      }
      struct Card: View {
        @Environment(\.dismiss) private var dismiss
        @Environment(\.dynamicTypeSize) private var size
        @State private var height = 0.0
        var body: some View {
          Label("\(Int(height)) \(size == .xxLarge)", systemImage: "star")
            .onGeometryChange(for: Double.self) { $0.size.height } action: { height = $0 }
            .onTapGesture { dismiss() }
        }
      }
      """#,
    steps: #"""
      >
      window/stack path=[] Bar,Heading texts=Row
      > tap "Bar"
      window/stack/sheet detent=large 25 true
      > tap "25 true"
      window/stack path=[] Bar,Heading texts=Row
      > tap "Heading"
      window/stack/sheet detent=large 25 true
      """#),
]
