import Foundation

let fm = FileManager.default
let dir = fm.temporaryDirectory.appendingPathComponent("navprobe-y"); try? fm.removeItem(at: dir)
try fm.createDirectory(
  at: dir.appendingPathComponent("sub/deep"), withIntermediateDirectories: true)
let file = dir.appendingPathComponent("a.txt")
try "hello\nworld".write(to: file, atomically: true, encoding: .utf8)
try "x".write(to: dir.appendingPathComponent("sub/b.txt"), atomically: true, encoding: .utf8)
if let en = fm.enumerator(atPath: dir.path) {
  for f in (en.allObjects as! [String]).sorted() { print("enum", f) }
}
print(
  try fm.subpathsOfDirectory(atPath: dir.path).sorted(),
  fm.contentsEqual(atPath: file.path, andPath: file.path))
let fh = try FileHandle(forReadingFrom: file);
print(
  String(decoding: fh.readData(ofLength: 5), as: UTF8.self), try fh.readToEnd()?.count as Any,
  try fh.readToEnd() as Any);
try fh.close()
let wh = FileHandle(forWritingAtPath: file.path)!; wh.seekToEndOfFile(); wh.write(Data("!".utf8));
try wh.seek(toOffset: 0); try wh.write(contentsOf: Data("J".utf8)); wh.closeFile();
print(try String(contentsOf: file, encoding: .utf8))
do { try fm.copyItem(at: file, to: file) } catch {
  print((error as NSError).code, (error as? CocoaError)?.code == .fileWriteFileExists)
}
try fm.moveItem(at: dir.appendingPathComponent("sub"), to: dir.appendingPathComponent("moved"));
print(
  try fm.contentsOfDirectory(atPath: dir.path).sorted(),
  fm.fileExists(atPath: dir.appendingPathComponent("moved/b.txt").path),
  fm.fileExists(atPath: dir.appendingPathComponent("sub/b.txt").path))
do { try fm.createDirectory(at: dir, withIntermediateDirectories: false) } catch {
  print((error as NSError).code)
}
do {
  try fm.moveItem(at: dir.appendingPathComponent("nope"), to: dir.appendingPathComponent("n2"))
} catch { print((error as NSError).code) }
do { _ = try FileHandle(forReadingFrom: dir.appendingPathComponent("zz")) } catch {
  print((error as NSError).code)
}
print(FileHandle(forReadingAtPath: "/nope/x") == nil)
try fm.removeItem(at: dir);
print(fm.fileExists(atPath: dir.appendingPathComponent("moved/deep").path))
var cal = Calendar(identifier: .gregorian); cal.timeZone = .gmt
let start = Date(timeIntervalSince1970: 1706659200)
for d in cal.dates(byAdding: .month, startingAt: start).prefix(3) { print(d) }
print(
  Array(cal.dates(byAdding: .day, value: 7, startingAt: start, in: start..<start + 86400 * 20))
    .count, cal.maximumRange(of: .day) as Any, cal.minimumRange(of: .day) as Any)
for d in cal.dates(byMatching: DateComponents(hour: 9, weekday: 2), startingAt: start).prefix(2) {
  print(d)
}
do { throw URLError(.timedOut) } catch URLError.timedOut { print("timed out") } catch {
  print("other")
}
do { throw URLError(.badURL) } catch let e as URLError where e.code == .badURL {
  print("bad", e.code == URLError.badURL)
} catch { print("other") }
do { throw CocoaError(.fileNoSuchFile) } catch CocoaError.fileNoSuchFile { print("no file") } catch
{ print("other") }
let nf = NumberFormatter(); nf.locale = Locale(identifier: "en_US"); nf.positiveFormat = "#,##0.00";
print(nf.string(from: 12345.678)!, nf.string(from: 0.5)!); nf.positiveFormat = "000";
print(nf.string(from: 7)!); nf.positiveFormat = "#0.0#";
print(nf.string(from: 3.14159)!, nf.string(from: 2)!)
let wf = NumberFormatter(); wf.formatWidth = 8; wf.paddingCharacter = "*";
print(wf.string(from: 42)!); wf.paddingPosition = .afterSuffix; print(wf.string(from: 42)!)
let rx = try Regex("(\\w)(\\d)");
for m in "a1 b2".matches(of: rx) {
  print(m.output.map { $0.substring ?? "" }, m.output.first!.substring!, m.output.count)
}
var at = AttributedString("Hello World");
at[at.range(of: "World")!].link = URL(string: "http://x.y"); print(at);
print(at.description == "\(at)"); print(AttributedString("")); var c = AttributeContainer();
c.link = URL(string: "http://q"); print(c)
