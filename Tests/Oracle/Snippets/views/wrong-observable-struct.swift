import SwiftUI

@Observable struct Store { var count = 0; let limit = 3; var name = "" }
struct A: View {
  @State private var store = Store()
  var body: some View { Text(store.name) }
}
