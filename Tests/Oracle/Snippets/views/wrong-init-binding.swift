import SwiftUI

struct Child: View {
  @Binding var name: String
  init(name: Binding<String>) {
    self.name = name
  }
  var body: some View { Text(name) }
}
