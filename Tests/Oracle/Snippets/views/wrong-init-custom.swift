import SwiftUI
struct Root: View {
  let title: String
  @State private var n: Int
  init(title: String) { title = title; n = 3 }
  var body: some View { Text(title) }
}
