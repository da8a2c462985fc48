import Interpreter
import StandardLibrary

/// CryptoKit: hashes, codes that authenticate a message, and sealing it; all of it is computed.
var cryptoHashes: [Builtin] { hashFunctions + messageCodes + sealing }

private var hashFunctions: [Builtin] {
  let functions = [
    ("", "SHA256", 32, 64), ("", "SHA384", 48, 128), ("", "SHA512", 64, 128),
    ("Insecure", "MD5", 16, 64), ("Insecure", "SHA1", 20, 64),
  ]
  return [
    Builtin(nil, "func _digest(_ algorithm: String, _ bytes: [UInt8]) -> [UInt8]") { call in
      .bytes(Digests.digest(try call.string(0), of: try call.bytes(1)))
    },
    Builtin(
      nil,
      """
      protocol Digest: Sequence, Hashable, CustomStringConvertible where Element == UInt8 {
        static var byteCount: Int { get }
      }
      """),
    // Within the next, `Digest` is its own.
    Builtin(nil, "typealias _DigestProtocol = Digest"),
    Builtin(
      nil,
      """
      protocol HashFunction {
        associatedtype Digest: _DigestProtocol
        static var byteCount: Int { get }
        static var blockByteCount: Int { get }
        init()
        mutating func _add(_ bytes: [UInt8])
        func finalize() -> Digest
        func _finalized() -> [UInt8]
      }
      """),
    Builtin(
      "HashFunction",
      """
      static func hash<D: Sequence>(data: D) -> Digest where D.Element == UInt8 {
        var one = Self()
        one.update(data: data)
        return one.finalize()
      }
      """),
    Builtin(
      "HashFunction",
      """
      mutating func update<D: Sequence>(data: D) where D.Element == UInt8 { _add(Array(data)) }
      """),
    Builtin(nil, "enum Insecure {}"),
  ]
    + functions.flatMap { owner, name, bytes, block in
      [
        Builtin(
          owner.isEmpty ? nil : owner,
          """
          struct \(name)Digest: Digest, Sendable {
            typealias Element = UInt8
            typealias Iterator = IndexingIterator<[UInt8]>
            let _bytes: [UInt8]
            static var byteCount: Int { \(bytes) }
            func makeIterator() -> IndexingIterator<[UInt8]> { _bytes.makeIterator() }
            func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
              try _bytes.withUnsafeBytes(body)
            }
            var description: String {
              "\(name) digest: " + _bytes.map { String(format: "%02x", $0) }.joined()
            }
          }
          """),
        Builtin(
          owner.isEmpty ? nil : owner,
          """
          struct \(name): HashFunction, Sendable {
            typealias Digest = \(owner.isEmpty ? "" : owner + ".")\(name)Digest
            static var byteCount: Int { \(bytes) }
            static var blockByteCount: Int { \(block) }
            var _message: [UInt8] = []
            init() {}
            mutating func _add(_ bytes: [UInt8]) { _message += bytes }
            func _finalized() -> [UInt8] { _digest("\(name)", _message) }
            func finalize() -> \(owner.isEmpty ? "" : owner + ".")\(name)Digest {
              \(name)Digest(_bytes: _finalized())
            }
          }
          """),
      ]
    }
}

private var messageCodes: [Builtin] {
  [
    Builtin(
      nil,
      """
      struct SymmetricKeySize: Sendable {
        let bitCount: Int
        init(bitCount: Int) { self.bitCount = bitCount }
        static var bits128: SymmetricKeySize { SymmetricKeySize(bitCount: 128) }
        static var bits192: SymmetricKeySize { SymmetricKeySize(bitCount: 192) }
        static var bits256: SymmetricKeySize { SymmetricKeySize(bitCount: 256) }
      }
      """),
    Builtin(
      nil,
      """
      struct SymmetricKey: Equatable, Sendable {
        let _bytes: [UInt8]
        init(size: SymmetricKeySize) {
          _bytes = (0..<size.bitCount / 8).map { _ in UInt8.random(in: 0...255) }
        }
        init<D: Sequence>(data: D) where D.Element == UInt8 { _bytes = Array(data) }
        var bitCount: Int { _bytes.count * 8 }
        func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
          try _bytes.withUnsafeBytes(body)
        }
      }
      """),
    Builtin(
      nil,
      """
      struct HashedAuthenticationCode<H: HashFunction>: Sequence, Hashable, CustomStringConvertible {
        typealias Element = UInt8
        typealias Iterator = IndexingIterator<[UInt8]>
        let _bytes: [UInt8]
        var byteCount: Int { _bytes.count }
        func makeIterator() -> IndexingIterator<[UInt8]> { _bytes.makeIterator() }
        func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
          try _bytes.withUnsafeBytes(body)
        }
        var description: String {
          "HMAC with \\(H.self): " + _bytes.map { String(format: "%02x", $0) }.joined()
        }
      }
      """),
    Builtin(
      nil,
      """
      struct HMAC<H: HashFunction> {
        typealias Key = SymmetricKey
        typealias MAC = HashedAuthenticationCode<H>
        let _key: [UInt8]
        var _inner: H
        init(key: SymmetricKey) {
          let short = key._bytes.count > H.blockByteCount ? HMAC<H>._hashed(key._bytes) : key._bytes
          _key = short + Array(repeating: 0, count: H.blockByteCount - short.count)
          _inner = H()
          _inner._add(_key.map { $0 ^ 0x36 })
        }
        static func _hashed(_ bytes: [UInt8]) -> [UInt8] {
          var one = H()
          one._add(bytes)
          return one._finalized()
        }
        mutating func update<D: Sequence>(data: D) where D.Element == UInt8 {
          _inner._add(Array(data))
        }
        func finalize() -> HashedAuthenticationCode<H> {
          HashedAuthenticationCode<H>(
            _bytes: HMAC<H>._hashed(_key.map { $0 ^ 0x5c } + _inner._finalized()))
        }
        static func authenticationCode<D: Sequence>(
          for data: D, using key: SymmetricKey
        ) -> HashedAuthenticationCode<H> where D.Element == UInt8 {
          var one = HMAC<H>(key: key)
          one.update(data: data)
          return one.finalize()
        }
        static func isValidAuthenticationCode<C: Sequence, D: Sequence>(
          _ authenticationCode: C, authenticating authenticatedData: D, using key: SymmetricKey
        ) -> Bool where C.Element == UInt8, D.Element == UInt8 {
          Array(authenticationCode)
            == HMAC<H>.authenticationCode(for: authenticatedData, using: key)._bytes
        }
      }
      """),
    Builtin(
      nil,
      """
      struct HKDF<H: HashFunction> {
        static func deriveKey<Salt: Sequence, Info: Sequence>(
          inputKeyMaterial: SymmetricKey, salt: Salt, info: Info, outputByteCount: Int
        ) -> SymmetricKey where Salt.Element == UInt8, Info.Element == UInt8 {
          let extracted = HMAC<H>.authenticationCode(
            for: inputKeyMaterial._bytes, using: SymmetricKey(data: salt))
          let key = SymmetricKey(data: extracted)
          var (last, all): ([UInt8], [UInt8]) = ([], [])
          while all.count < outputByteCount {
            let number = UInt8(all.count / H.byteCount + 1)
            last = HMAC<H>.authenticationCode(for: last + Array(info) + [number], using: key)._bytes
            all += last
          }
          return SymmetricKey(data: all.prefix(outputByteCount))
        }
      }
      """),
    Builtin(
      nil,
      """
      enum CryptoKitError: Error {
        case incorrectKeySize, incorrectParameterSize, authenticationFailure
        case underlyingCoreCryptoError(error: Int32)
        case wrapFailure, unwrapFailure, invalidParameter
      }
      """),
  ]
}

private var sealing: [Builtin] {
  [
    Builtin(
      nil, "func _sealed(_ key: [UInt8], _ nonce: [UInt8], _ bytes: [UInt8]) -> [UInt8]"
    ) { call in
      let cipher = GaloisCounterCipher(key: try call.bytes(0))
      return .bytes(cipher.crypt(try call.bytes(2), nonce: try call.bytes(1)))
    },
    Builtin(
      nil,
      """
      func _sealTag(
        _ key: [UInt8], _ nonce: [UInt8], _ bytes: [UInt8], _ beside: [UInt8]
      ) -> [UInt8]
      """
    ) { call in
      let cipher = GaloisCounterCipher(key: try call.bytes(0))
      return .bytes(
        cipher.tag(try call.bytes(2), nonce: try call.bytes(1), beside: try call.bytes(3)))
    },
    Builtin(nil, "enum AES {}"),
    Builtin(
      "AES",
      """
      enum GCM {
        struct Nonce: Sequence, Sendable {
          typealias Element = UInt8
          typealias Iterator = IndexingIterator<[UInt8]>
          let _bytes: [UInt8]
          init() { _bytes = (0..<12).map { _ in UInt8.random(in: 0...255) } }
          init<D: Sequence>(data: D) throws where D.Element == UInt8 {
            _bytes = Array(data)
            if _bytes.count < 12 { throw CryptoKitError.incorrectParameterSize }
          }
          func makeIterator() -> IndexingIterator<[UInt8]> { _bytes.makeIterator() }
        }
        struct SealedBox: Sendable {
          let nonce: Nonce
          let ciphertext: Data
          let tag: Data
          var combined: Data? {
            nonce._bytes.count == 12 ? Data(nonce._bytes) + ciphertext + tag : nil
          }
          init<D: Sequence>(combined: D) throws where D.Element == UInt8 {
            let bytes = Array(combined)
            if bytes.count < 28 { throw CryptoKitError.incorrectParameterSize }
            nonce = try Nonce(data: bytes.prefix(12))
            ciphertext = Data(bytes.dropFirst(12).dropLast(16))
            tag = Data(bytes.suffix(16))
          }
          init<C: Sequence, T: Sequence>(nonce: Nonce, ciphertext: C, tag: T) throws
          where C.Element == UInt8, T.Element == UInt8 {
            self.nonce = nonce
            self.ciphertext = Data(ciphertext)
            self.tag = Data(tag)
            if self.tag.count != 16 { throw CryptoKitError.incorrectParameterSize }
          }
        }
        static func _check(_ key: SymmetricKey) throws {
          if ![128, 192, 256].contains(key.bitCount) { throw CryptoKitError.incorrectKeySize }
        }
        static func seal<P: Sequence>(
          _ message: P, using key: SymmetricKey, nonce: Nonce? = nil
        ) throws -> SealedBox where P.Element == UInt8 {
          try seal(message, using: key, nonce: nonce, authenticating: Data())
        }
        static func seal<P: Sequence, A: Sequence>(
          _ message: P, using key: SymmetricKey, nonce: Nonce? = nil,
          authenticating authenticatedData: A
        ) throws -> SealedBox where P.Element == UInt8, A.Element == UInt8 {
          try _check(key)
          let nonce = nonce ?? Nonce()
          let hidden = _sealed(key._bytes, nonce._bytes, Array(message))
          let tag = _sealTag(key._bytes, nonce._bytes, hidden, Array(authenticatedData))
          return try SealedBox(nonce: nonce, ciphertext: hidden, tag: tag)
        }
        static func open(_ sealedBox: SealedBox, using key: SymmetricKey) throws -> Data {
          try open(sealedBox, using: key, authenticating: Data())
        }
        static func open<A: Sequence>(
          _ sealedBox: SealedBox, using key: SymmetricKey, authenticating authenticatedData: A
        ) throws -> Data where A.Element == UInt8 {
          try _check(key)
          let nonce = sealedBox.nonce._bytes
          let hidden = Array(sealedBox.ciphertext)
          if _sealTag(key._bytes, nonce, hidden, Array(authenticatedData)) != Array(sealedBox.tag) {
            throw CryptoKitError.authenticationFailure
          }
          return Data(_sealed(key._bytes, nonce, hidden))
        }
      }
      """),
  ]
}

extension Value {
  fileprivate static func bytes(_ bytes: [UInt8]) -> Value { .array(bytes.map { .int(Int($0)) }) }
}
