import Checking

extension ObjectValue {
  /// Passes on what the storage of published properties reports, and what an `objectWillChange` of
  /// the program's own sends: their objects are told first that something is about to change.
  func followPublishedProperties() {
    for (field, property) in zip(fields, type.storedProperties) {
      guard case .object(let storage) = field, storage.type.isBuiltin else { continue }
      let isPublished = storage.type.name == "Published" || property.name == "objectWillChange"
      guard isPublished, !storage.observers.contains(where: { $0 is PublishedOwner }) else {
        continue
      }
      storage.observers.append(PublishedOwner(self))
    }
  }
}

/// Reports a published property's change as its owner's. A class, since observers are known by
/// identity.
private final class PublishedOwner: ObjectObserver {
  private weak var owner: ObjectValue?

  init(_ owner: ObjectValue) {
    self.owner = owner
  }

  func objectWillChange(_ object: ObjectValue) {
    guard let owner else { return }
    for observer in owner.observers { observer.objectWillChange(owner) }
  }
}
