import SwiftUI
struct Place: Hashable { var name: String }
struct Detail: View { let place: Place; let onSave: (Place) -> Void; var body: some View { Button("x") { onSave() } } }
struct Root: View {
  var body: some View { Detail(place: Place(name: "a")) { print("saved") } }
}
