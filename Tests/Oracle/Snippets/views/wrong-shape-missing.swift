import SwiftUI
struct Tri: Shape { var sides: Int }
struct Root: View { var body: some View { Tri().fill(.red) } }
