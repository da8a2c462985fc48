import SwiftUI

struct Card<Content: View>: View {
  let content: () -> Content
  var body: some View { contents() }
}
