// Any bytes are a lesson and its translation, perhaps wrong ones: reading and auditing them ends,
// without a trap.
import Lessons

@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzLesson(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let text = String(decoding: UnsafeBufferPointer(start: start, count: count), as: UTF8.self)
  let course = Course(
    lessons: [
      CourseFile(path: "01-fuzz/lesson.md", text: text),
      CourseFile(path: "01-fuzz/lesson.ja.md", text: text),
    ], transcripts: [CourseFile(path: "exercises/fuzz.md", text: text)])
  _ = Audit(course).read()
  return 0
}
