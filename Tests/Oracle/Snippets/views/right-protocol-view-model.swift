import SwiftUI

protocol Service { func items() async throws -> [String] }

struct FakeService: Service { func items() async throws -> [String] { ["a", "b"] } }

final class ViewModel: ObservableObject {
  enum State { case idle, loading, loaded([String]), failed(String) }
  @Published private(set) var state: State = .idle
  private let service: any Service
  init(service: any Service = FakeService()) { self.service = service }
  func load() async {
    state = .loading
    do { state = .loaded(try await service.items()) } catch { state = .failed("\(error)") }
  }
}

struct ContentView: View {
  @StateObject private var model: ViewModel
  init(model: @autoclosure @escaping () -> ViewModel = ViewModel()) {
    _model = StateObject(wrappedValue: model())
  }
  var body: some View {
    Group {
      switch model.state {
      case .idle, .loading: ProgressView("Loading…")
      case .loaded(let items): List(items, id: \.self) { Text($0) }
      case .failed(let message): VStack { Text(message); Button("Retry") { Task { await model.load() } } }
      }
    }
    .task { await model.load() }
  }
}
