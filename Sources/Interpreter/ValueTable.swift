/// Keys and values in the order of insertion, found by hash: what dictionaries and sets are made
/// of. A value; copying it costs nothing until one copy changes.
///
/// Lookups take constant time on average; removal leaves a hole that is closed when holes are many.
public struct ValueTable {
  public struct Entry {
    public let key: Value
    public var value: Value
    let hash: Int
    var isRemoved = false
  }

  private var entries: [Entry] = []
  /// Open addressing: positions in `entries` plus one; 0 is free.
  private var slots: [Int32] = []
  public private(set) var count = 0
  /// No entry before this position is left.
  private var start = 0
  /// Where a value was taken out last: most probably the next one goes there.
  private var taken: Int?

  public init() {}

  public var isEmpty: Bool { count == 0 }

  /// The entries in order.
  public var elements: some Sequence<Entry> { entries.lazy.filter { !$0.isRemoved } }
  public var keys: [Value] { elements.map(\.key) }
  public var values: [Value] { elements.map(\.value) }

  /// The first entry; nil where there is none.
  public var first: Entry? { position(from: 0).map(entry) }

  /// Where a walk starts: positions stay valid until something is removed.
  public func position(from position: Int) -> Int? {
    var position = max(position, start)
    while position < entries.count {
      if !entries[position].isRemoved { return position }
      position += 1
    }
    return nil
  }

  /// The position after the last.
  public var end: Int { entries.count }

  public func entry(at position: Int) -> Entry { entries[position] }

  /// The position of a key; nil where it is not there.
  public func find(_ key: Value, in machine: Machine) throws -> Int? {
    guard count > 0 else { return nil }
    return try find(key, hash: machine.hash(of: key), in: machine)
  }

  private func find(_ key: Value, hash: Int, in machine: Machine) throws -> Int? {
    guard !slots.isEmpty else { return nil }
    let mask = slots.count - 1
    var slot = hash & mask
    return try entries.withUnsafeBufferPointer { entries in
      while slots[slot] != 0 {
        let position = Int(slots[slot]) - 1
        if entries[position].hash == hash, !entries[position].isRemoved,
          try machine.areEqual(entries[position].key, key)
        {
          return position
        }
        slot = (slot + 1) & mask
      }
      return nil
    }
  }

  public func value(for key: Value, in machine: Machine) throws -> Value? {
    try find(key, in: machine).map { entries[$0].value }
  }

  public mutating func setValue(_ value: Value, at position: Int) {
    entries[position].value = value
  }

  /// Takes a value out for changing in place, leaving `()` until `setValue`.
  public mutating func takeValue(at position: Int) -> Value {
    var value = Value.void
    swap(&entries[position].value, &value)
    taken = position
    return value
  }

  /// Puts a value in; an equal key keeps its place and stays the key.
  /// - Returns: what was there before.
  @discardableResult
  public mutating func set(_ value: Value, for key: Value, in machine: Machine) throws -> Value? {
    if let position = taken, position < entries.count, !entries[position].isRemoved,
      try machine.areEqual(entries[position].key, key)
    {
      return replaceValue(at: position, by: value)
    }
    let hash = try machine.hash(of: key)
    if let position = try find(key, hash: hash, in: machine) {
      return replaceValue(at: position, by: value)
    }
    try machine.charge(bytes: MemoryLayout<Entry>.stride)
    if (entries.count + 1) * 4 > slots.count * 3 { rebuild(reserving: entries.count + 1) }
    entries.append(Entry(key: key, value: value, hash: hash))
    insertSlot(hash: hash, position: entries.count - 1)
    count += 1
    return nil
  }

  private mutating func replaceValue(at position: Int, by value: Value) -> Value {
    taken = nil
    var old = value
    swap(&entries[position].value, &old)
    return old
  }

  @discardableResult
  public mutating func remove(_ key: Value, in machine: Machine) throws -> Entry? {
    guard let position = try find(key, in: machine) else { return nil }
    let removed = entries[position]
    entries[position] = Entry(key: .void, value: .void, hash: removed.hash, isRemoved: true)
    count -= 1
    while start < entries.count, entries[start].isRemoved { start += 1 }
    if entries.count > 16, count * 2 < entries.count { rebuild(reserving: count) }
    return removed
  }

  public mutating func removeAll() { self = ValueTable() }

  /// Keeps the entries that `isIncluded` says.
  public func filter(_ isIncluded: (Entry) throws -> Bool) rethrows -> ValueTable {
    var result = ValueTable()
    for entry in elements where try isIncluded(entry) {
      result.entries.append(entry)
    }
    result.count = result.entries.count
    result.rebuild(reserving: result.count)
    return result
  }

  /// The same keys with other values; nil drops the entry.
  public func mapValues(_ transform: (Entry) throws -> Value?) rethrows -> ValueTable {
    var result = ValueTable()
    for entry in elements {
      guard let value = try transform(entry) else { continue }
      result.entries.append(Entry(key: entry.key, value: value, hash: entry.hash))
    }
    result.count = result.entries.count
    result.rebuild(reserving: result.count)
    return result
  }

  private mutating func insertSlot(hash: Int, position: Int) {
    let mask = slots.count - 1
    var slot = hash & mask
    while slots[slot] != 0 { slot = (slot + 1) & mask }
    slots[slot] = Int32(truncatingIfNeeded: position + 1)
  }

  private mutating func rebuild(reserving wanted: Int) {
    entries.removeAll { $0.isRemoved }
    (taken, start) = (nil, 0)
    var capacity = 8
    while capacity * 3 < (max(wanted, entries.count) + 1) * 4 { capacity *= 2 }
    slots = Array(repeating: 0, count: capacity * 2)
    for (position, entry) in entries.enumerated() {
      insertSlot(hash: entry.hash, position: position)
    }
  }
}
