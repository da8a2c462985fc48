import SwiftUI
import Observation

@Observable final class Profile {
  var name = "Ann"
  var age: Int = 3
  @ObservationIgnored var cache: [String: Int] = [:]
  var tags: [Tag] = []
  struct Tag: Identifiable { var id = 0; var title = "" }
}

struct ProfileView: View {
  @State private var profile = Profile()
  var body: some View {
    Editor(profile: profile)
      .environment(profile)
    List($profile.tags) { $tag in TextField("x", text: $tag.title) }
  }
}

struct Editor: View {
  @Bindable var profile: Profile
  @Environment(Profile.self) private var shared
  var body: some View {
    TextField("Name", text: $profile.name)
    Stepper("\(profile.age)", value: $profile.age)
    inner
  }
  @ViewBuilder var inner: some View {
    @Bindable var shared = shared
    TextField("Shared", text: $shared.name)
  }
}
