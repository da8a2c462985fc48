import SwiftUI

struct StopwatchView: View {
  @State private var elapsed: TimeInterval = 0
  @State private var timer: Timer?
  @State private var isRunning = false
  let formatter: NumberFormatter = {
    let formatter = NumberFormatter()
    formatter.numberStyle = .decimal
    return formatter
  }()
  var body: some View {
    VStack {
      Text(String(format: "%.1f", elapsed)).font(.system(.title, design: .monospaced))
      Button(isRunning ? "Stop" : "Start") { isRunning ? stop() : start() }
    }
    .onDisappear(perform: stop)
  }
  private func start() {
    isRunning = true
    timer = Timer.scheduledTimer(withTimeInterval: 0.1, repeats: true) { _ in print("tick") }
  }
  private func stop() {
    isRunning = false
    timer?.invalidate()
    timer = nil
  }
}
