import SwiftUI

struct Profile { var name: String; var age: Int }
struct Edit: View {
  @Binding var profile: Profile
  var body: some View {
    TextField("Name", text: $profile.nmae)
    Stepper("Age", value: $profile.age)
  }
}
struct Host: View {
  @State var p = Profile(name: "A", age: "3")
  var body: some View { Edit(profile: p) }
}
