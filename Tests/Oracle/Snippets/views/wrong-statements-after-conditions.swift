import SwiftUI

struct D1: View { @State var guess = ""; @State var n = 3
  var body: some View { Button("a") {
    if guess > n { print(foo); n = "a" } else if guess == n { n = "b" } else { n = "c" }
    n = "d"
  } } }

struct D2: View { @State var guess = ""; @State var n = 3
  var body: some View { Button("a") {
    while guess > n { n = "a" }
    n = "d"
  } } }

struct D3: View { @State var guess = ""; @State var n = 3
  var body: some View { Button("a") {
    for i in guess.count { n = "a" }
    n = "d"
  }
   Button("b") { for i in [1, 2] { n = "a"; n = "b" } }
 } }

struct D4: View { @State var guess = ""; @State var n = 3
  var body: some View { Button("a") {
    if guess.isEmpty { n = "a" } else { n = "c" }
    n = "d"
  } } }
