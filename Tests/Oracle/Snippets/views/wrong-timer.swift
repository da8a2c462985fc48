import SwiftUI
struct A: View {
  let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
  @State private var n = 0
  var body: some View {
    Text("\(n)").onReceive(timer) { n += 1 }
    Text("\(n)").onReceive($timer) { _ in n += 1 }
  }
}
