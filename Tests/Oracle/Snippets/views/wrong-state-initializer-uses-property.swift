import SwiftUI

struct ContentView: View {
  let start: Int
  @State private var count = start
  var body: some View { Text("\(count)") }
}
