import SwiftUI
struct Root: View {
  let names = ["a"]
  var body: some View {
    List(names.filter { $0.count > "3" }, id: \.self) { Text($0) }
    List(names.sorted { $0 < $1 }.map { $0.upper() }, id: \.self) { Text($0) }
    List(names.sort(), id: \.self) { Text($0) }
  }
}
