import SwiftUI

struct ContentView: View {
  enum Phase { case loading, loaded([String]), failed(any Error) }
  @State private var phase: Phase = .loading
  @State private var user: String?
  @State private var age: Int?
  var body: some View {
    let count = 3
    let title: String = "n \(count)"
    VStack {
      switch phase {
      case .loading: ProgressView()
      case .loaded(let items) where items.isEmpty: Text("empty")
      case .loaded(let items): ForEach(items, id: \.self) { Text($0) }
      case .failed(let error): Text(error.localizedDescription)
      }
      if let user, let age, age > 3 {
        Text("\(user) \(age)")
      } else if user == nil {
        Text("nobody")
      } else {
        EmptyView()
      }
      if #available(iOS 17, *) { Text("new") } else { Text("old") }
      let inner = count * 2
      Text("\(inner)")
      Group {
        if count > 2 { Text("a") }
        ForEach(0..<inner, id: \.self) { i in
          let double = i * 2
          Text("\(double)")
        }
      }
      Text(title)
    }
  }
}
