import SwiftUI
struct A: View {
  @State var on = true
  var body: some View { VStack {
    if on { Text("a").transition(.scale) }
    TimelineView(.animation) { t in
      if on { Text("b").transition(.scale) } else { Color.clear }
    }
    TimelineView(.animation) { t in
      Text("c").transition(.scale)
    }
  } }
}
