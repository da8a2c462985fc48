import SwiftUI
@Observable class Player { var volume = 0.5 }
struct Child: View {
  var player: Player?
  var n: Int? = 3
  var body: some View {
    if let player { @Bindable var player = player; Slider(value: $player.volume) }
    if let n { let n = n + 1; Text("\(n)") }
    if let player {
      @Bindable var player = player
      Slider(value: $player.volume)
    }
    ForEach(0..<3) { n in let n = n * 2; Text("\(n)") }
    switch n {
    case let n?: let n = n + 1; Text("\(n)")
    case nil: Text("")
    }
  }
  func f() {
    if let n { let n = n + 1; print(n) }
    for n in 0..<2 { let n = n + 1; print(n) }
    switch n {
    case let n?: let n = n + 1; print(n)
    case nil: break
    }
    guard let n else { return }
    print(n)
    let g = { (n: Int) in let n = n + 1; print(n) }
    g(3)
    while let n = Optional(n) { let n = n + 1; print(n) }
    do { throw CancellationError() } catch { let error = 3; print(error) }
  }
}
