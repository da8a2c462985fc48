import Foundation
extension Notification.Name { static let didUpdate = Notification.Name("didUpdate") }
class Listener {
  var log: [String] = []
  var token: NSObjectProtocol?
  init() {
    token = NotificationCenter.default.addObserver(forName: .didUpdate, object: nil, queue: nil) { [weak self] note in
      self?.log.append("\(note.userInfo?["value"] as? Int ?? -1)")
    }
  }
  deinit { if let token { NotificationCenter.default.removeObserver(token) }; print("gone") }
}
var listener: Listener? = Listener()
NotificationCenter.default.post(name: .didUpdate, object: nil, userInfo: ["value": 5])
NotificationCenter.default.post(Notification(name: .didUpdate))
NotificationCenter.default.post(name: Notification.Name("other"), object: nil)
print(listener!.log)
listener = nil
NotificationCenter.default.post(name: .didUpdate, object: nil)
let defaults = UserDefaults(suiteName: "test.\(UUID().uuidString)")!
defaults.set(42, forKey: "answer"); defaults.set("Ada", forKey: "name"); defaults.set(true, forKey: "flag"); defaults.set([1, 2], forKey: "list"); defaults.set(1.5, forKey: "d"); defaults.set(["a": 1], forKey: "dict"); defaults.set(Data([1]), forKey: "data")
print(defaults.integer(forKey: "answer"), defaults.string(forKey: "name")!, defaults.bool(forKey: "flag"), defaults.array(forKey: "list")!.count, defaults.double(forKey: "d"), defaults.object(forKey: "none") as Any, defaults.integer(forKey: "none"), defaults.data(forKey: "data")!.count, defaults.dictionary(forKey: "dict")!.count, defaults.stringArray(forKey: "name") as Any)
defaults.removeObject(forKey: "answer")
print(defaults.object(forKey: "answer") == nil, defaults.string(forKey: "d") ?? "nil")
defaults.register(defaults: ["theme": "dark"])
print(defaults.string(forKey: "theme")!)
enum AppError: LocalizedError { case offline, server(code: Int)
  var errorDescription: String? { switch self { case .offline: return "You are offline."; case .server(let code): return "Server said \(code)." } }
}
do { throw AppError.server(code: 500) } catch { print(error.localizedDescription, error) }
enum Plain: Error { case a, b }
print(Plain.b)
let ns = NSError(domain: "D", code: 7, userInfo: [NSLocalizedDescriptionKey: "Broken"])
print(ns.localizedDescription, ns.code, ns.domain)
