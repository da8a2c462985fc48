// Any bytes are Swift source, perhaps with errors: reading them ends, without a trap.
import Diagnostics
import SwiftSource

@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzSource(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = UnsafeBufferPointer(start: start, count: count)
  let text = String(decoding: bytes, as: UTF8.self)
  _ = SwiftReader.parse(SourceFile(name: "fuzz.swift", text: text))
  return 0
}
