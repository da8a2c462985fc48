import SwiftUI
enum Phase { case loading, done(String), failed }
struct A: View {
  @State var phase = Phase.loading
  var body: some View {
    switch phase {
    case .loading: ProgressView()
    case .done: Text(t)
    case .error: Text("x")
    default: EmptyView
    }
  }
}
