import SwiftUI

struct D1: View { @State var guess = ""; @State var n = 3
  var body: some View { Button("a") {
    if let x = guess { n = "a" } else { n = "c" }
    n = "d"
  } 
  Button("a") { if n { n = 3 } else { foo() } }
  Button("a") { if n = 3 { n = 3 } else { foo() } }
  } }

struct D2: View { @State var guess = ""; @State var n = 3
  var body: some View { Button("a") {
    do { n = "a"; n = "b" } catch { n = "c" }
    n = "d"
  } 
  Button("b") { switch n { case "a": n = "a"; default: n = "b" } }
  Button("c") { repeat { n = "a" } while guess > 3 }
  } }
