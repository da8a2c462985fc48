import SwiftUI

struct V: View {
  let onSubmit: () -> Void
  let onChange: (Int) -> Void
  var onDelete: ((Int) -> Void)?
  var body: some View {
    VStack {
      Button("x") { onSubmit() }
      Button("x", action: onSubmit)
      Button("x") { onChange(5) }
      Button("x") { onDelete?(5) }
      TextField("x", text: .constant("")).onSubmit(onSubmit)
    }
  }
}
