/// What the bytes at the start of a buffer are.
enum UTF8Step: Equatable {
  case scalar(Unicode.Scalar, length: Int)
  /// So many bytes that no continuation makes valid.
  case invalid(length: Int)
  /// A scalar's beginning; the rest may come.
  case incomplete
}

/// Decodes the first scalar of `bytes`, strictly: no overlong forms, no surrogates.
func decodeUTF8(_ bytes: some Collection<UInt8>) -> UTF8Step {
  guard let lead = bytes.first else { return .incomplete }
  if lead < 0x80 { return .scalar(Unicode.Scalar(lead), length: 1) }
  guard let (length, second) = continuation(after: lead) else { return .invalid(length: 1) }
  var value = UInt32(lead) & (0xFF >> UInt32(length + 1))
  for (offset, byte) in bytes.dropFirst().prefix(length - 1).enumerated() {
    let allowed = offset == 0 ? second : 0x80...0xBF
    guard allowed.contains(byte) else { return .invalid(length: offset + 1) }
    value = value << 6 | UInt32(byte & 0x3F)
  }
  guard bytes.prefix(length).count == length else { return .incomplete }
  return Unicode.Scalar(value).map { .scalar($0, length: length) } ?? .invalid(length: length)
}

/// How long a scalar with this first byte is, and what its second byte may be (Unicode, table 3-7).
private func continuation(after lead: UInt8) -> (length: Int, second: ClosedRange<UInt8>)? {
  switch lead {
  case 0xC2...0xDF: (2, 0x80...0xBF)
  case 0xE0: (3, 0xA0...0xBF)
  case 0xED: (3, 0x80...0x9F)
  case 0xE1...0xEF: (3, 0x80...0xBF)
  case 0xF0: (4, 0x90...0xBF)
  case 0xF1...0xF3: (4, 0x80...0xBF)
  case 0xF4: (4, 0x80...0x8F)
  default: nil
  }
}

/// Where the first byte is that is not part of valid UTF-8.
func firstInvalidUTF8(in bytes: [UInt8]) -> Int? {
  if String(validating: bytes, as: UTF8.self) != nil { return nil }
  var offset = 0
  while offset < bytes.count {
    guard case .scalar(_, let length) = decodeUTF8(bytes[offset...]) else { return offset }
    offset += length
  }
  return nil
}
