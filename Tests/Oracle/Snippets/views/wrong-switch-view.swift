import SwiftUI
enum Phase { case loading, done(String), failed }
struct A: View {
  @State var phase = Phase.loading
  var body: some View {
    switch phase {
    case .loading: ProgressView()
    case .done(let t): Text(t)
    }
  }
}
