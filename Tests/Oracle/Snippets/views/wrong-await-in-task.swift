import SwiftUI

class Loader: ObservableObject {
  @Published var s = ""
  func start() {
    Task { s = try await fetch() }
  }
  func fetch() async throws -> Int { 3 }
}
