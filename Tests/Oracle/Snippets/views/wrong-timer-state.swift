import SwiftUI
struct Root: View {
  @State private var left = 10
  @State private var timer: Timer?
  var body: some View {
    Text("\(left)").onAppear {
      timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { left -= 1 }
    }
    .onDisappear { timer.invalidate() }
  }
}
