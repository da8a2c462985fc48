import SwiftUI
import Combine
enum E: Error { case network(description: String), parsing(description: String) }
func decode<T: Decodable>(_ d: Data) -> AnyPublisher<T, E> { fatalError() }
func one<T: Decodable>(_ p: AnyPublisher<Data, URLError>) -> AnyPublisher<T, E> {
  p.mapError { error in .network(description: error.localizedDescription) }
    .flatMap(maxPublishers: .max(1)) { pair in decode(pair) }
    .eraseToAnyPublisher()
}
func two(_ p: AnyPublisher<Data, URLError>) -> AnyPublisher<Data, E> {
  p.tryMap { r -> Data in guard !r.isEmpty else { throw E.network(description: "x") }; return r }
    .mapError { error in .network(description: error.localizedDescription) }
    .eraseToAnyPublisher()
}
struct ContentView: View { @State var h = 0.0; let more: Set<PresentationDetent> = []
  var body: some View { Text("a").presentationDetents(Set([.height(h)]).union(more)) } }
