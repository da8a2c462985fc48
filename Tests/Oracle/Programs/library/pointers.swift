var list = [3, 1, 2]
print(list.withUnsafeBufferPointer { $0.reduce(0, +) }, list.withUnsafeBufferPointer { $0.count })
list.withUnsafeMutableBufferPointer { buffer in
  buffer[0] = 9
  buffer.swapAt(0, 2)
}
print(list, [UInt8(1), 2].withUnsafeBytes { $0.count }, withUnsafeBytes(of: Int32(258)) { Array($0) })
var number = 4
withUnsafePointer(to: number) { print($0.pointee) }
withUnsafeMutablePointer(to: &number) { $0.pointee += 1 }
print(number)
let memory = UnsafeMutablePointer<Int>.allocate(capacity: 3)
memory.initialize(repeating: 7, count: 3)
memory[1] = 8
(memory + 2).pointee = 9
print(memory[0], memory[1], memory.advanced(by: 2).pointee)
print(Array(UnsafeBufferPointer(start: memory, count: 3)))
memory.deinitialize(count: 3)
memory.deallocate()
let squares = [Int](unsafeUninitializedCapacity: 4) { buffer, count in
  for i in 0..<3 { buffer[i] = i * i }
  count = 3
}
print(squares)
let letters: [CChar] = [72, 105, 0]
print(String(cString: letters), CInt(3), CUnsignedInt.max, "hi".utf8CString.count)
print("hi".withCString { String(cString: $0) })
