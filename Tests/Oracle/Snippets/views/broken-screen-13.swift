import SwiftUI
import Observation

@Observable
final class CartModel {
  var items: [String: Int] = ["Apple": 2]
  var total: Int { items.values.reduce(0, +) }

  func add(_ name: String, count: Int = 1) {
    items[name, default: 0] += count
  }

  func remove(_ name: String) -> Bool {
    guard let count = items[name], count > 0 else {
      return false
    }
    items[name] = count - 1
    Return true
  }
}

struct CartView: View {
  @State private var model = CartModel()
  @State private var message: String?
  let columns = [GridItem(.adaptive(minimum: 80)), GridItem(.flexible())]

  var body: some View {
    ScrollView {
      LazyVGrid(columns: columns, spacing: 16) {
        ForEach(model.items.keys.sorted(), id: \.self) { key in
          VStack {
            Circle()
              .fill(model.items[key] == 0 ? Color.red : Color.green)
              .frame(width: 40, height: 40)
            Text(key)
          }
          .onTapGesture {
            if model.remove(key) {
              message = "Removed \(key)"
            }
          }
        }
      }
      if let message {
        Text(message)
      }
    }
    .overlay(alignment: .bottom) {
      Text("Total: \(model.total)")
        .padding()
        .background(.blue, in: Capsule())
    }
  }
}

#Preview {
  CartView()
}
