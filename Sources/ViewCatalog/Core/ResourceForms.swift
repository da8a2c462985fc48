import Checking
import Glibc
import Interpreter

extension Builtin {
  /// The declaration, and the one beside it for a text that is looked up later: what takes a
  /// `LocalizedStringKey` takes a `LocalizedStringResource` just as well.
  var withResourceForm: [Builtin] {
    // Every declaration is asked at every start: the C library's search is a fraction of one
    // through a string's characters.
    guard let owner = entry.extending, owner != "LocalizedStringKey",
      strstr(entry.text, ": LocalizedStringKey") != nil
    else { return [self] }
    let mark = "@_disfavoredOverload "
    let text = entry.text.replacing(": LocalizedStringKey", with: ": LocalizedStringResource")
    return [
      self,
      Builtin(
        owner, text.hasPrefix(mark) ? text : mark + text, native: native.map(takingResources)),
    ]
  }
}

/// What does the same with texts that are looked up before.
private func takingResources(_ native: @escaping Native) -> Native {
  { call in
    for index in call.arguments.indices {
      if let text = call.resourceText(index) { call.arguments[index] = text }
    }
    return try native(&call)
  }
}

extension Invocation {
  /// What the app's localization says for the `LocalizedStringResource` at `index`; nil where the
  /// argument is none.
  fileprivate func resourceText(_ index: Int) -> Value? {
    guard case .structure(let resource)? = arguments[index].optionalContent,
      resource.type.name == "LocalizedStringResource", let key = resource.fields.first?.asTitle
    else { return nil }
    return .localizedKey(machine.localized(key) ?? key)
  }
}
