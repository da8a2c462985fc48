import SwiftUI
struct Root: View {
  static let names = ["a"]
  var body: some View { List(names, id: \.self) { Text($0) } }
}
