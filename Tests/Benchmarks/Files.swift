import Glibc

/// A file's text; nil where it cannot be read.
func text(ofFile path: String) -> String? {
  guard let file = fopen(path, "r") else { return nil }
  defer { fclose(file) }
  var bytes: [UInt8] = []
  var buffer = [UInt8](repeating: 0, count: 4096)
  while true {
    let count = fread(&buffer, 1, buffer.count, file)
    guard count > 0 else { return String(decoding: bytes, as: UTF8.self) }
    bytes += buffer[..<count]
  }
}

/// How many files stand in a folder, those of its folders not counted.
func fileCount(in folder: String) -> Int {
  guard let listing = opendir(folder) else { return 0 }
  defer { closedir(listing) }
  var count = 0
  while let entry = readdir(listing) {
    if entry.pointee.d_type == UInt8(DT_REG) { count += 1 }
  }
  return count
}
