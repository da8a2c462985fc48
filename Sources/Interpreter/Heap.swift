/// The objects and boxes that are alive: what counts live memory, and what releases cycles when
/// the machine goes. A class, since every object refers to it.
final class Heap {
  /// Unowned heads: an object takes itself out when it goes.
  private unowned(unsafe) var objects: ObjectValue?
  private unowned(unsafe) var boxes: BoxValue?
  private(set) var objectCount = 0
  /// Objects and structs that went and whose `deinit` has yet to run, in order.
  var ending: [Value] = []
  /// Whether the machine is going: no `deinit` runs any more.
  private(set) var isClosed = false

  func takeEnding() -> [Value] {
    defer { ending = [] }
    return ending
  }

  func insert(_ object: ObjectValue) {
    object.next = objects
    objects?.previous = object
    objects = object
    objectCount += 1
  }

  func remove(_ object: ObjectValue) {
    if let previous = object.previous { previous.next = object.next } else { objects = object.next }
    object.next?.previous = object.previous
    objectCount -= 1
  }

  func insert(_ box: BoxValue) {
    box.next = boxes
    boxes?.previous = box
    boxes = box
    objectCount += 1
  }

  func remove(_ box: BoxValue) {
    if let previous = box.previous { previous.next = box.next } else { boxes = box.next }
    box.next?.previous = box.previous
    objectCount -= 1
  }

  func forEach(object visit: (ObjectValue) -> Void, box visitBox: (BoxValue) -> Void) {
    var object = objects
    while let current = object {
      visit(current)
      object = current.next
    }
    var box = boxes
    while let current = box {
      visitBox(current)
      box = current.next
    }
  }

  /// Empties every object and box, so that nothing holds itself alive.
  func releaseAll() {
    isClosed = true
    ending = []
    var contents: [[Value]] = []
    forEach(
      object: { object in
        contents.append(object.fields)
        object.fields = []
        object.observers = []
      },
      box: { box in
        contents.append([box.value])
        box.value = .void
      })
    // Released only now: what goes with a value may be the next object of the list.
    contents.removeAll()
  }
}
