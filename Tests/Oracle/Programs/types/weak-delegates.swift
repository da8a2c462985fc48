protocol DownloadDelegate: AnyObject { func finished(_ name: String) }
extension DownloadDelegate { func started() { print("started (default)") } }
class Downloader { weak var delegate: DownloadDelegate?; var onProgress: ((Int) -> Void)?
  func run(_ name: String) { delegate?.started(); for p in [50, 100] { onProgress?(p) }; delegate?.finished(name) } }
class Controller: DownloadDelegate { let loader = Downloader(); var log: [String] = []
  init() { loader.delegate = self; loader.onProgress = { [weak self] p in self?.log.append("\(p)%") } }
  func finished(_ name: String) { log.append("done \(name)"); print(log) } }
var c: Controller? = Controller()
let loader = c!.loader
c!.loader.run("file")
c = nil
print(loader.delegate == nil)
loader.run("again")
class Timer2 { var action: () -> Void = {} ; func fire() { action() } }
class View { let timer = Timer2(); var count = 0; func start() { timer.action = { [weak self] in guard let self else { return print("gone") }; self.count += 1; print("tick", self.count) } }; deinit { print("view gone") } }
var v: View? = View(); v!.start(); let timer = v!.timer; timer.fire(); timer.fire(); v = nil; timer.fire()
weak var w: View? = View()
print(w == nil)
var strong: View? = View(); weak var w2 = strong; print(w2 != nil); strong = nil; print(w2 == nil)
