import SwiftUI

struct S: View {
  @ViewBuilder var header: some View {
    let x = 3
    if x > 2 { Text("a") }
    else { nil }
  }
  var body: some View { header() }
}
