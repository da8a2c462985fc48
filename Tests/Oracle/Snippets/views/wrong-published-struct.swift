import SwiftUI

struct Model {
  @Published var count = 0
}
