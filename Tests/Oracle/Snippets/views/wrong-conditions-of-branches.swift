import SwiftUI

struct E: View {
  func image2(for number: Int) -> Image {
    if rating { Image(systemName: "star") } else { 3 }
  }
  func image3(for number: Int) -> Image {
    if "a" { Image(systemName: "star") } else { 3 }
  }
  func image5(for number: Int) -> Image {
    if number { foo } else { 3 }
  }
  func image6(for number: Int) -> Image {
    if number > 3 { 4 } else { "a" }
  }
  var body: some View { Text("") }
}
