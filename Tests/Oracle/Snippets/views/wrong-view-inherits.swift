import SwiftUI

struct Base: View {
  var body: some View { Text("x") }
}

struct Derived: Base {
}
