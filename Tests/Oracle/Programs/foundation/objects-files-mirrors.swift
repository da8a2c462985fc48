import Foundation
// Objects, errors, mirrors, defaults, locks, files
class Person: NSObject { var name: String; init(name: String) { self.name = name; super.init() }
  override var description: String { "Person \(name)" }
  override func isEqual(_ object: Any?) -> Bool { (object as? Person)?.name == name }
  override var hash: Int { name.hashValue } }
print(Person(name: "A"), Person(name: "A") == Person(name: "A"), Set([Person(name: "A"), Person(name: "A")]).count, [Person(name: "B")].contains(Person(name: "B")))
enum AppError: Error, LocalizedError { case notFound(String), invalid
  var errorDescription: String? { switch self { case .notFound(let s): return "Not found: \(s)"; case .invalid: return "Invalid" } }
  var recoverySuggestion: String? { "Try again" } }
do { throw AppError.notFound("x") } catch { print(error.localizedDescription, error, (error as? LocalizedError)?.recoverySuggestion ?? "") }
let ns = NSError(domain: "D", code: 7, userInfo: [NSLocalizedDescriptionKey: "Boom"])
print(ns.localizedDescription, ns.domain, ns.code, (ns as Error).localizedDescription)
enum Plain: Error { case a, b }
print((Plain.b as NSError).code, (Plain.b as NSError).domain)
struct S { var x = 1; var name = "n"; let o: Int? = nil }
let m = Mirror(reflecting: S())
for child in m.children { print(child.label ?? "-", child.value) }
print(m.children.count, m.displayStyle!, m.subjectType, Mirror(reflecting: [1, 2]).children.map { "\($0.value)" }, Mirror(reflecting: (1, "a")).children.map { $0.label ?? "" })
let lock = NSLock(); var counter = 0
lock.lock(); counter += 1; lock.unlock(); lock.withLock { counter += 1 }; print(counter, lock.try())
lock.unlock()
let r = NSRecursiveLock(); r.lock(); r.lock(); r.unlock(); r.unlock()
let fm = FileManager.default
let dir = fm.temporaryDirectory.appendingPathComponent("navlab-lib-test"); try? fm.removeItem(at: dir)
try fm.createDirectory(at: dir, withIntermediateDirectories: true)
let file = dir.appendingPathComponent("a.txt")
try "hello".write(to: file, atomically: true, encoding: .utf8)
print(fm.fileExists(atPath: file.path), try String(contentsOf: file, encoding: .utf8), try Data(contentsOf: file).count, try fm.contentsOfDirectory(atPath: dir.path))
try fm.copyItem(at: file, to: dir.appendingPathComponent("b.txt")); print(try fm.contentsOfDirectory(at: dir, includingPropertiesForKeys: nil).map(\.lastPathComponent).sorted())
try fm.removeItem(at: file); print(fm.fileExists(atPath: file.path))
do { _ = try String(contentsOf: file, encoding: .utf8) } catch { print("missing") }
try? fm.removeItem(at: dir)
let q = OperationQueue(); q.maxConcurrentOperationCount = 1; var order: [Int] = []
q.addOperation { order.append(1) }; q.addOperation { order.append(2) }; q.waitUntilAllOperationsAreFinished(); print(order)
let cache = NSCache<NSString, NSNumber>(); cache.setObject(5, forKey: "k"); print(cache.object(forKey: "k") as Any, cache.object(forKey: "z") as Any); cache.removeAllObjects()
print(NSNumber(value: 5).intValue, NSNumber(value: true).boolValue, NSNumber(value: 2.5).doubleValue, (5 as NSNumber).stringValue, NSNumber(value: 3) == 3)
print(ProcessInfo.processInfo.processorCount > 0, CommandLine.arguments.count, MemoryLayout<Int>.size, MemoryLayout<Int32>.stride, MemoryLayout<Bool>.alignment)
let pairs: KeyValuePairs = ["b": 1, "a": 2]; print(pairs.map { $0.key }, pairs.count, pairs[0].value)
