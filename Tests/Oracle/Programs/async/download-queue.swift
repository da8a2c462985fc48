struct Job: Sendable, Hashable {
  let id: Int
  let size: Int
}
enum DownloadError: Error { case corrupted(Int), cancelled }

actor Progress {
  private var done: [Int: Int] = [:]
  private var observers: [(Int) -> Void] = []
  var total: Int { done.values.reduce(0, +) }
  func onChange(_ observer: @escaping @Sendable (Int) -> Void) { observers.append(observer) }
  func report(_ job: Job, _ bytes: Int) {
    done[job.id, default: 0] += bytes
    let sum = total
    observers.forEach { $0(sum) }
  }
}

struct Downloader {
  let progress: Progress
  func fetch(_ job: Job) async throws -> String {
    for _ in 0..<job.size {
      try Task.checkCancellation()
      await Task.yield()
      await progress.report(job, 1)
    }
    if job.id % 5 == 0 { throw DownloadError.corrupted(job.id) }
    return "file\(job.id)"
  }
}

@main
struct Main {
  static func main() async {
    let progress = Progress()
    let downloader = Downloader(progress: progress)
    let jobs = (1...6).map { Job(id: $0, size: $0) }
    let results = await withTaskGroup(of: (Int, Result<String, any Error>).self) { group in
      for job in jobs {
        group.addTask {
          do { return (job.id, .success(try await downloader.fetch(job))) } catch {
            return (job.id, .failure(error))
          }
        }
      }
      var all: [Int: Result<String, any Error>] = [:]
      for await (id, result) in group { all[id] = result }
      return all
    }
    for (id, result) in results.sorted(by: { $0.key < $1.key }) {
      switch result {
      case .success(let name): print(id, name)
      case .failure(DownloadError.corrupted(let job)): print(id, "corrupted", job)
      case .failure(let error): print(id, error)
      }
    }
    print("total", await progress.total)
    do {
      let files = try await withThrowingTaskGroup(of: String.self) { group in
        for job in jobs where job.id != 5 { group.addTask { try await downloader.fetch(job) } }
        return try await group.reduce(into: []) { $0.append($1) }
      }
      print(files.sorted())
    } catch { print("failed", error) }
    let task = Task { try await downloader.fetch(Job(id: 7, size: 1000)) }
    task.cancel()
    switch await task.result {
    case .success(let name): print(name)
    case .failure(let error): print(error is CancellationError, task.isCancelled)
    }
    async let first = downloader.fetch(Job(id: 8, size: 2))
    async let second = downloader.fetch(Job(id: 9, size: 1))
    print((try? await [first, second]) ?? [])
    print("total", await progress.total)
  }
}
