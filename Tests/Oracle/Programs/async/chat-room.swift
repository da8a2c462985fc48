actor Room {
  struct Message: Sendable { let author: String; let text: String }
  private var members: [String: AsyncStream<Message>.Continuation] = [:]
  private(set) var history: [Message] = []

  func join(_ name: String) -> AsyncStream<Message> {
    let (stream, continuation) = AsyncStream.makeStream(of: Message.self)
    members[name] = continuation
    return stream
  }
  func leave(_ name: String) {
    members.removeValue(forKey: name)?.finish()
  }
  func post(_ text: String, by author: String) {
    let message = Message(author: author, text: text)
    history.append(message)
    for (name, member) in members where name != author { member.yield(message) }
  }
  func close() {
    for member in members.values { member.finish() }
    members = [:]
  }
  var names: [String] { members.keys.sorted() }
}
@MainActor final class Transcript {
  private(set) var lines: [String: [String]] = [:]
  func add(_ line: String, for name: String) { lines[name, default: []].append(line) }
}
let room = Room()
let transcript = await Transcript()
func listen(_ name: String) async -> Task<Int, Never> {
  let stream = await room.join(name)
  return Task {
    var count = 0
    for await message in stream {
      count += 1
      await transcript.add("\(message.author): \(message.text)", for: name)
    }
    return count
  }
}
let ann = await listen("ann")
let bob = await listen("bob")
await room.post("hi all", by: "ann")
await room.post("hello ann", by: "bob")
let eve = await listen("eve")
await room.post("welcome", by: "ann")
print(await room.names)
await room.leave("bob")
await room.post("bye bob", by: "eve")
await room.close()
print(await ann.value, await bob.value, await eve.value)
let lines = await transcript.lines
for name in lines.keys.sorted() { print(name, lines[name]!) }
print(await room.history.map(\.author), await room.names.isEmpty)
let lengths = await withTaskGroup(of: (Int, Int).self) { group in
  for (index, message) in await room.history.enumerated() {
    group.addTask { (index, message.text.count) }
  }
  var all = [Int: Int]()
  for await (index, length) in group { all[index] = length }
  return all.sorted { $0.key < $1.key }.map(\.value)
}
print(lengths)
