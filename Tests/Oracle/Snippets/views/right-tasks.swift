import SwiftUI

struct Post: Codable, Identifiable { let id: Int; let title: String }

@MainActor final class Loader: ObservableObject {
  @Published var posts: [Post] = []
  @Published var isLoading = false
  @Published var message: String?
  func load() async {
    isLoading = true
    defer { isLoading = false }
    do {
      posts = try await fetch()
    } catch {
      message = error.localizedDescription
    }
  }
  private func fetch() async throws -> [Post] {
    try await Task.sleep(for: .seconds(1))
    let data = #"[{"id": 1, "title": "a"}]"#.data(using: .utf8)!
    return try JSONDecoder().decode([Post].self, from: data)
  }
}

struct ContentView: View {
  @StateObject private var loader = Loader()
  @State private var ticks = 0
  let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
  var body: some View {
    List(loader.posts) { Text($0.title) }
      .overlay { if loader.isLoading { ProgressView() } }
      .task { await loader.load() }
      .task(id: ticks) { print(ticks) }
      .refreshable { await loader.load() }
      .onReceive(timer) { _ in ticks += 1 }
      .onAppear {
        Task { await loader.load() }
        DispatchQueue.main.asyncAfter(deadline: .now() + 1) { ticks += 1 }
        withAnimation(.easeInOut(duration: 0.3)) { ticks = 0 }
        withAnimation { ticks = 1 } 
      }
      .onDisappear { print("bye") }
  }
}
