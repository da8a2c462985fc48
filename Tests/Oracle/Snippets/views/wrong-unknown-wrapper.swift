import SwiftUI

struct ContentView: View {
  @Stat private var count = 0
  var body: some View { Text("\(count)") }
}
