import SwiftUI

struct Child: View {
  let title: String
  let count: Int
  init(title: String) {
    self.title = title
  }
  var body: some View { Text("\(title) \(count)") }
}
