import Testing

/// A program, and what it prints.
struct ProgramRow: Sendable, CustomTestStringConvertible {
  let source: String
  let output: String

  init(_ source: String, prints output: String) {
    self.source = source
    self.output = output
  }

  var testDescription: String { String(source.prefix { $0 != "\n" }) }
}

enum LibraryPrograms {
  /// Swift's own library.
  static let swift: [ProgramRow] = [
    ProgramRow(
      #"""
      enum Level: Int, Comparable {
        case low, mid, high
        static func < (a: Level, b: Level) -> Bool { a.rawValue < b.rawValue }
      }
      func within(_ range: ClosedRange<Level>) -> Bool { range.contains(.mid) }
      let half: Range<Level> = .low ..< .mid
      print(within(.low ... .high), half.contains(.mid))
      """#,
      prints: "true false"),
    ProgramRow(
      #"""
      let xs = [3, 1, 2]
      print(xs.sorted(), xs.map { $0 * 2 }, xs.filter { $0 > 1 })
      print(xs.max() ?? 0, xs.contains(2), xs.reduce(0) { $0 + $1 })
      """#,
      prints: #"""
        [1, 2, 3] [6, 2, 4] [3, 2]
        3 true 6
        """#),
    ProgramRow(
      #"""
      print([1, 2, 3].reduce(0, +))
      """#,
      prints: #"""
        6
        """#),
    ProgramRow(
      #"""
      var d = ["a": 1]
      d["c"] = 3
      print(d.count, d["a"] ?? 0, d["zz"] as Any)
      d["c", default: 0] += 5
      print(d["c"]!)
      print(d.mapValues { $0 * 2 }["a"]!, d.keys.sorted(), d.values.sorted())
      for (k, v) in d.sorted(by: { $0.key < $1.key }) { print(k, v) }
      """#,
      prints: #"""
        2 1 nil
        8
        2 ["a", "c"] [1, 8]
        a 1
        c 8
        """#),
    ProgramRow(
      #"""
      let s: Set<Int> = [1, 2, 3]
      print(s.contains(2), s.union([4]).count, s.isSubset(of: [1, 2, 3, 4]))
      """#,
      prints: #"""
        true 4 true
        """#),
    ProgramRow(
      #"""
      print("abc".uppercased(), "a,b,c".split(separator: ","), "abc".count)
      """#,
      prints: #"""
        ABC ["a", "b", "c"] 3
        """#),
    ProgramRow(
      #"""
      for i in 0..<3 { print(i, terminator: " ") }
      for i in stride(from: 0, to: 10, by: 5) { print(i) }
      for (i, x) in ["a", "b"].enumerated() { print(i, x) }
      for c in "héy" { print(c) }
      """#,
      prints: #"""
        0 1 2 0
        5
        0 a
        1 b
        h
        é
        y
        """#),
    ProgramRow(
      #"""
      let o: Int? = [5].first
      print(o.map { $0 + 1 } as Any)
      print(o ?? 3)
      """#,
      prints: #"""
        Optional(6)
        5
        """#),
    ProgramRow(
      #"""
      let words = ["apple", "bob"]
      print(words.joined(separator: "-"), words.map(\.count), words.first!)
      """#,
      prints: #"""
        apple-bob [5, 3] apple
        """#),
    ProgramRow(
      #"""
      print((1...3).map { $0 * $0 }, (0..<5).contains(3), Array(1...4))
      """#,
      prints: #"""
        [1, 4, 9] true [1, 2, 3, 4]
        """#),
    ProgramRow(
      #"""
      let slice = [10, 20, 30, 40][1..<3]
      print(slice.startIndex, slice[1], slice.count, Array(slice))
      """#,
      prints: #"""
        1 20 2 [20, 30]
        """#),
    ProgramRow(
      #"""
      print(zip([1, 2], ["a", "b"]).map { "\($0)\($1)" })
      """#,
      prints: #"""
        ["1a", "2b"]
        """#),
    ProgramRow(
      #"""
      print(Int.max, UInt8.max, Int8.min, UInt8(200) &+ 100, 1 << 4, 0xFF & 0x0F)
      """#,
      prints: #"""
        9223372036854775807 255 -128 44 16 15
        """#),
    ProgramRow(
      #"""
      let r: Result<Int, Never> = .success(3)
      print(try! r.get(), r.map { $0 + 1 })
      """#,
      prints: #"""
        3 success(4)
        """#),
    ProgramRow(
      #"""
      print([1: "a"].map { "\($0.key)\($0.value)" }, Dictionary(grouping: [1, 2, 3, 4], by: { $0 % 2 })[0]!)
      """#,
      prints: #"""
        ["1a"] [2, 4]
        """#),
    ProgramRow(
      #"""
      print(min(3, 1), max(2.5, 1), abs(-4), [1, 2] + [3], [[1], [2, 3]].flatMap { $0 }, ["1", "x"].compactMap { Int($0) })
      """#,
      prints: #"""
        1 2.5 4 [1, 2, 3] [1, 2, 3] [1]
        """#),
    ProgramRow(
      #"""
      print([3, 1].sorted { $0 > $1 }, ["b", "a"].sorted(), [1, 2, 3].allSatisfy { $0 > 0 })
      """#,
      prints: #"""
        [3, 1] ["a", "b"] true
        """#),
    ProgramRow(
      #"""
      func f(_ n: Int) throws -> Int { struct Oops: Error {}; if n > 2 { throw Oops() }; return n }
      do { print(try f(1)); print(try f(3)) } catch { print("caught \(error)") }
      """#,
      prints: #"""
        1
        caught Oops()
        """#),
    ProgramRow(
      #"""
      print((1, "a") == (1, "a"), (1, 2) < (1, 3))
      """#,
      prints: #"""
        true true
        """#),
    ProgramRow(
      #"""
      let opt: String? = nil
      print(opt?.count as Any, opt ?? "none")
      """#,
      prints: #"""
        nil none
        """#),
    ProgramRow(
      #"""
      print("a-b-c".split(separator: "-").map(String.init), String(repeating: "ab", count: 3), "abc".reversed().map { $0 })
      """#,
      prints: #"""
        ["a", "b", "c"] ababab ["c", "b", "a"]
        """#),
    ProgramRow(
      #"""
      print([1, 2, 3, 4].lazy.filter { $0 % 2 == 0 }.map { $0 * 10 }.first!)
      """#,
      prints: #"""
        20
        """#),
    ProgramRow(
      #"""
      var st = "abc"
      st += "d"; st.append("e"); st.insert("x", at: st.startIndex); st.removeLast()
      print(st, st.lowercased(), st.first!, st.last!, st.isEmpty)
      """#,
      prints: #"""
        xabcd xabcd x d false
        """#),
    ProgramRow(
      #"""
      print(Character("a").isLetter, "9".first!.isNumber, "a" < "b", Character("é").unicodeScalars.count)
      """#,
      prints: #"""
        true true true 1
        """#),
    ProgramRow(
      #"""
      var n = 5
      n += 2; n *= 3; n -= 1; n /= 2
      print(n, n.isMultiple(of: 5), n.description, -n, n.magnitude)
      """#,
      prints: #"""
        10 true 10 -10 10
        """#),
    ProgramRow(
      #"""
      print(1.5 + 2, 10.0.truncatingRemainder(dividingBy: 3), Double.pi, 5.0 == 5)
      """#,
      prints: #"""
        3.5 1.0 3.141592653589793 true
        """#),
    ProgramRow(
      #"""
      var x: UInt8 = 250
      x &+= 10
      print(x)
      """#,
      prints: #"""
        4
        """#),
    ProgramRow(
      #"""
      let nested: [[Int]] = [[1], []]
      print(nested, nested.joined().count, nested.first?.first as Any)
      """#,
      prints: #"""
        [[1], []] 1 Optional(1)
        """#),
    ProgramRow(
      #"""
      print([("a", 1), ("b", 2)].map { $0.0 }, Dictionary(uniqueKeysWithValues: [("k", 1)]))
      """#,
      prints: #"""
        ["a", "b"] ["k": 1]
        """#),
    ProgramRow(
      #"""
      print(type(of: 3), type(of: "a"), type(of: [1.5]), type(of: ["a": 1]))
      """#,
      prints: #"""
        Int String Array<Double> Dictionary<String, Int>
        """#),
  ]

  /// Foundation.
  static let foundation: [ProgramRow] = [
    ProgramRow(
      #"""
      print("hello world".capitalized, "  x ".trimmingCharacters(in: .whitespaces), "a,b".components(separatedBy: ","))
      """#,
      prints: #"""
        Hello World x ["a", "b"]
        """#),
    ProgramRow(
      #"""
      print("banana".replacingOccurrences(of: "an", with: "*"), "Hello".localizedCaseInsensitiveContains("ELL"))
      """#,
      prints: #"""
        b**a true
        """#),
    ProgramRow(
      #"""
      print(String(format: "%.2f %d %05d %@ %x %%", 3.14159, 42, 7, "s", 255))
      """#,
      prints: #"""
        3.14 42 00007 s ff %
        """#),
    ProgramRow(
      #"""
      print(sqrt(16.0), pow(2.0, 10.0), floor(2.7), ceil(2.1), sin(0.0), abs(-2.5), round(2.5))
      """#,
      prints: #"""
        4.0 1024.0 2.0 3.0 0.0 2.5 3.0
        """#),
    ProgramRow(
      #"""
      print(URL(string: "") as Any, URL(string: "myapp://profile/42")!.host as Any, URL(string: "myapp://profile/42")!.pathComponents)
      """#,
      prints: #"""
        nil Optional("profile") ["/", "42"]
        """#),
    ProgramRow(
      #"""
      let d = Date(timeIntervalSince1970: 0)
      print(d, d.timeIntervalSinceReferenceDate, d + 60, d < d.addingTimeInterval(1))
      """#,
      prints: #"""
        1970-01-01 00:00:00 +0000 -978307200.0 1970-01-01 00:01:00 +0000 true
        """#),
    ProgramRow(
      #"""
      let f = DateFormatter()
      f.locale = Locale(identifier: "en_US")
      f.timeZone = TimeZone(identifier: "UTC")
      f.dateFormat = "EEEE, MMM d, yyyy 'at' HH:mm:ss"
      print(f.string(from: Date(timeIntervalSince1970: 1_000_000_000)))
      f.dateFormat = "yyyy-MM-dd"
      print(f.date(from: "2023-05-06") as Any, f.date(from: "x") as Any)
      """#,
      prints: #"""
        Sunday, Sep 9, 2001 at 01:46:40
        Optional(2023-05-06 00:00:00 +0000) nil
        """#),
    ProgramRow(
      #"""
      print(UUID().uuidString.count, UUID(uuidString: "x") as Any)
      """#,
      prints: #"""
        36 nil
        """#),
    ProgramRow(
      #"""
      UserDefaults.standard.set(3, forKey: "k")
      print(UserDefaults.standard.integer(forKey: "k"), UserDefaults.standard.string(forKey: "none") as Any)
      """#,
      prints: #"""
        3 nil
        """#),
    ProgramRow(
      #"""
      print("abc".padding(toLength: 5, withPad: "-", startingAt: 0), "a b".addingPercentEncoding(withAllowedCharacters: .urlQueryAllowed)!)
      """#,
      prints: #"""
        abc-- a%20b
        """#),
    ProgramRow(
      #"""
      print("héllo".range(of: "l").map { "héllo"[$0.lowerBound...] } as Any)
      """#,
      prints: #"""
        Optional("llo")
        """#),
  ]

  /// What the virtual clock runs: the compiler has no Combine to compare with.
  static let time: [ProgramRow] = [
    ProgramRow(
      #"""
      Task { print("a"); try await Task.sleep(for: .seconds(1)); print("b") }
      print("c")
      """#,
      prints: #"""
        c
        a
        b
        """#),
    ProgramRow(
      #"""
      let subject = PassthroughSubject<Int, Never>()
      let sub = subject.map { $0 * 2 }.filter { $0 > 2 }.sink { print($0) }
      subject.send(1); subject.send(2)
      """#,
      prints: #"""
        4
        """#),
    ProgramRow(
      #"""
      class M: ObservableObject { @Published var n = 0 }
      let m = M()
      let a = m.objectWillChange.sink { print("will", m.n) }
      let b = m.$n.sink { print("value", $0) }
      m.n = 5
      print(m.n)
      """#,
      prints: #"""
        value 0
        will 0
        value 5
        5
        """#),
    ProgramRow(
      #"""
      var count = 0
      Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { t in count += 1; print(count); if count == 3 { t.invalidate() } }
      """#,
      prints: #"""
        1
        2
        3
        """#),
  ]
}
