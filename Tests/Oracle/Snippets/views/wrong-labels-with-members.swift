import SwiftUI

struct V1: View { var body: some View { Text("a", color: .red) } }

struct V2: View { var body: some View { Text("a", font: .title) } }

struct V3: View { var body: some View { Image(systemName: "x", color: .red) } }

struct Extra4: View {
  var body: some View {
    VStack {
      Text("a", color: .red)
      Image("x", systemName: "y")
      Spacer(10)
    }
  }
}
