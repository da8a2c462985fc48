import Foundation
struct Item: Codable, Equatable { var id: Int; var title: String }
protocol Service: Sendable { func items() async throws -> [Item] }
enum ServiceError: LocalizedError, Equatable {
  case offline, status(Int)
  var errorDescription: String? {
    switch self {
    case .offline: "You are offline."
    case .status(let code): "The server answered \(code)."
    }
  }
}
struct FakeService: Service {
  var result: Result<[Item], ServiceError>
  var delay: Duration = .zero
  func items() async throws -> [Item] {
    try await Task.sleep(for: delay)
    return try result.get()
  }
}
@MainActor final class ListModel {
  enum State: Equatable { case idle, loading, loaded([Item]), failed(String) }
  private(set) var state = State.idle { didSet { print("state:", describe(state)) } }
  private let service: any Service
  init(service: some Service) { self.service = service }
  func load() async {
    state = .loading
    do { state = .loaded(try await service.items()) } catch { state = .failed(error.localizedDescription) }
  }
  private func describe(_ state: State) -> String {
    switch state {
    case .idle: "idle"
    case .loading: "loading"
    case .loaded(let items): "loaded " + items.map(\.title).joined(separator: ", ")
    case .failed(let text): "failed \(text)"
    }
  }
}
@main enum Main {
  static func main() async {
    let good = FakeService(result: .success([Item(id: 1, title: "One"), Item(id: 2, title: "Two")]), delay: .milliseconds(5))
    await ListModel(service: good).load()
    await ListModel(service: FakeService(result: .failure(.offline))).load()
    await ListModel(service: FakeService(result: .failure(.status(404)))).load()
  }
}
