import SwiftUI

struct Loader<T: Decodable, Content: View>: View {
  enum Phase { case loading, done(T), failed(any Error) }
  @State private var phase = Phase.loading
  let load: () async throws -> T
  @ViewBuilder let content: (T) -> Content
  var body: some View {
    Group {
      switch phase {
      case .loading: ProgressView()
      case .done(let v): content(v)
      case .failed(let e): Text(e.localizedDescription)
      }
    }
    .task {
      do { phase = .done(try await load()) } catch { phase = .failed(error) }
    }
  }
}
