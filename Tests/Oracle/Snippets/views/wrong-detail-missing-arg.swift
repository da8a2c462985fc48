import SwiftUI
struct Place: Hashable { var name: String }
struct Detail: View { let place: Place; let onSave: (Place) -> Void; var body: some View { Text(place.name) } }
struct Root: View {
  @State private var places = [Place(name: "a")]
  var body: some View {
    NavigationStack {
      List(places, id: \.self) { p in
        NavigationLink(p.name) { Detail(place: p) }
      }
    }
  }
}
