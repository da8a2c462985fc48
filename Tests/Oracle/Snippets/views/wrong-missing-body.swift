import SwiftUI

struct ContentView: View {
  let title = "Hello"
}
