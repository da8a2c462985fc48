import Checking
import Glibc
import Interpreter

extension Builtin {
  /// The declaration, and the one beside it for a text that is looked up later: what takes a
  /// `LocalizedStringKey` takes a `LocalizedStringResource` just as well.
  var withResourceForm: [Builtin] {
    let key: StaticString = ": LocalizedStringKey"
    guard let owner = entry.extending, owner != "LocalizedStringKey", entry.text.holds(key)
    else { return [self] }
    let mark = "@_disfavoredOverload "
    let text = entry.text.replacing("\(key)", with: ": LocalizedStringResource")
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
      if let text = call.resourceText(index) { call.arguments[index] = .string(text) }
    }
    return try native(&call)
  }
}

extension Invocation {
  /// What the app's localization says for the `LocalizedStringResource` at `index`; nil where the
  /// argument is none.
  fileprivate func resourceText(_ index: Int) -> String? {
    guard case .structure(let resource)? = arguments[index].optionalContent,
      resource.type.name == "LocalizedStringResource", let key = resource.fields.first?.asTitle
    else { return nil }
    return machine.localized(key) ?? key
  }
}

extension String {
  /// Whether `part`, plain ASCII, stands anywhere in the text: asked of every declaration at the
  /// start.
  fileprivate func holds(_ part: StaticString) -> Bool {
    let sought = UnsafeRawPointer(part.utf8Start).assumingMemoryBound(to: CChar.self)
    return withCString { strstr($0, sought) != nil }
  }
}
