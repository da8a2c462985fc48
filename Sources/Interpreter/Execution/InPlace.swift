import Checking

/// Looking into a value, and changing it, where it lies: without counting a reference, and without
/// taking it out and putting it back. A payload stands at the start of its value: no program would
/// run right otherwise.
extension UnsafeMutablePointer<Value> {
  @inline(__always)
  private func payload<Payload>(as type: Payload.Type) -> UnsafeMutablePointer<Payload> {
    UnsafeMutableRawPointer(self).assumingMemoryBound(to: type)
  }

  /// The elements, where it is an array.
  @inline(__always)
  var array: UnsafeMutablePointer<[Value]>? {
    if case .array = pointee { payload(as: [Value].self) } else { nil }
  }

  @inline(__always)
  var string: UnsafeMutablePointer<String>? {
    if case .string = pointee { payload(as: String.self) } else { nil }
  }

  @inline(__always)
  var structure: UnsafeMutablePointer<StructValue>? {
    if case .structure = pointee { payload(as: StructValue.self) } else { nil }
  }

  @inline(__always)
  var object: Unmanaged<ObjectValue>? {
    if case .object = pointee { payload(as: Unmanaged<ObjectValue>.self).pointee } else { nil }
  }

  @inline(__always)
  var box: Unmanaged<BoxValue>? {
    if case .box = pointee { payload(as: Unmanaged<BoxValue>.self).pointee } else { nil }
  }

  @inline(__always)
  var enumCase: Unmanaged<EnumValue>? {
    if case .enumCase = pointee { payload(as: Unmanaged<EnumValue>.self).pointee } else { nil }
  }

  @inline(__always)
  var closure: Unmanaged<ClosureValue>? {
    if case .closure = pointee { payload(as: Unmanaged<ClosureValue>.self).pointee } else { nil }
  }

  /// The declared type of a struct, class or enum: what dispatch looks at.
  @inline(__always)
  var nominal: Unmanaged<NominalType>? {
    switch pointee {
    case .structure:
      payload(as: Unmanaged<StructValue>.self).pointee._withUnsafeGuaranteedRef {
        Unmanaged.passUnretained($0.type)
      }
    case .object:
      payload(as: Unmanaged<ObjectValue>.self).pointee._withUnsafeGuaranteedRef {
        Unmanaged.passUnretained($0.type)
      }
    case .enumCase:
      payload(as: Unmanaged<EnumValue>.self).pointee._withUnsafeGuaranteedRef {
        Unmanaged.passUnretained($0.type)
      }
    default: nil
    }
  }

  /// Where a field of a struct, or of an object that nobody follows, lies: valid while nobody
  /// changes that. nil where it has to be asked for.
  @inline(__always)
  func field(_ index: Int) -> UnsafeMutablePointer<Value>? {
    if let structure { return structure.pointee.fields.place(index) }
    return object?._withUnsafeGuaranteedRef { $0.type.isObservable ? nil : $0.fields.place(index) }
  }

  /// The same, to be changed: nobody else holds what it is a field of.
  @inline(__always)
  func changeableField(_ index: Int) -> UnsafeMutablePointer<Value>? {
    if let structure {
      StructValue.makeUnique(structure)
      return structure.pointee.fields.changeablePlace(index)
    }
    return object?._withUnsafeGuaranteedRef {
      $0.type.isObservable ? nil : $0.fields.changeablePlace(index)
    }
  }

  /// Overwrites what needs no release by a copy of what needs none: an Int, Double or Bool, whose
  /// payload is one word, and what says which it is.
  @inline(__always)
  func setPlain(from source: UnsafeMutablePointer<Value>) {
    let target = UnsafeMutableRawPointer(self)
    let source = UnsafeRawPointer(source)
    let tag = MemoryLayout<Value>.size - 1
    target.storeBytes(of: source.load(as: UInt64.self), as: UInt64.self)
    target.storeBytes(
      of: source.load(fromByteOffset: tag, as: UInt8.self), toByteOffset: tag, as: UInt8.self)
  }

  /// Gives a register a value; one below the base holds nothing to release.
  @inline(__always)
  func set(_ register: Int32, to value: UnsafeMutablePointer<Value>) {
    if register < 0 { setPlain(from: value) } else { pointee = value.pointee }
  }
}

extension [Value] {
  /// Where an element lies: valid while nobody changes the array. nil where there is none.
  @inline(__always)
  fileprivate func place(_ index: Int) -> UnsafeMutablePointer<Value>? {
    withUnsafeBufferPointer { elements in
      guard index < elements.count, let first = elements.baseAddress else { return nil }
      return UnsafeMutablePointer(mutating: first + index)
    }
  }

  /// The same, to be changed.
  @inline(__always)
  fileprivate mutating func changeablePlace(_ index: Int) -> UnsafeMutablePointer<Value>? {
    withUnsafeMutableBufferPointer { elements in
      guard index < elements.count, let first = elements.baseAddress else { return nil }
      return first + index
    }
  }
}

extension UnsafeMutablePointer<[Value]> {
  /// Where an element lies: valid while nobody changes the array.
  @inline(__always)
  func element(_ index: Int) -> UnsafeMutablePointer<Value> {
    let first = pointee.withUnsafeBufferPointer { $0.baseAddress }
    return UnsafeMutablePointer<Value>(mutating: first.unsafelyUnwrapped + index)
  }
}

extension StructValue {
  /// A struct that may be changed: a copy where others hold it too.
  @inline(__always)
  static func makeUnique(_ place: UnsafeMutablePointer<StructValue>) {
    if isKnownUniquelyReferenced(&place.pointee) { return }
    if !place.pointee.type.deinitializers.isEmpty { place.pointee.lifetime?.copies += 1 }
    place.pointee = StructValue(
      type: place.pointee.type, arguments: place.pointee.arguments, fields: place.pointee.fields)
  }
}
