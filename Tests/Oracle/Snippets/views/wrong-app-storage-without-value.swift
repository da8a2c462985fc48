import SwiftUI

struct S: View {
  @AppStorage("n") var n: Int
  @AppStorage("name") var name = ""
  @AppStorage var other: Bool
  var body: some View { Text("\(n) \(name)") }
}
