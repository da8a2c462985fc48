// Any bytes are a transcript, perhaps a wrong one: reading them ends, without a trap.
import Transcripts

@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzTranscript(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = UnsafeBufferPointer(start: start, count: count)
  _ = Transcript(name: "fuzz.md", text: String(decoding: bytes, as: UTF8.self))
  return 0
}
