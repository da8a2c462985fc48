/// Which items stand on which line of a lazy container: an item each in a stack, as many as there
/// are columns in a grid. A header or footer has a line of its own.
///
/// Costs what there are of headers and footers, whatever the number of items.
struct LazyLines {
  /// Items that follow each other, so many to a line.
  private struct Run {
    var item: Int
    var line: Int
    var columns: Int
  }

  private var runs: [Run] = []
  let items: Int
  let count: Int

  init() { self.init(items: 0, columns: 1, apart: []) }

  /// - Parameter apart: the items that stand on lines of their own, in order.
  init(items: Int, columns: Int, apart: [Int]) {
    self.items = items
    var line = 0
    var next = 0
    func append(upTo end: Int, _ columns: Int, to runs: inout [Run]) {
      guard next < end else { return }
      runs.append(Run(item: next, line: line, columns: columns))
      line += (end - next + columns - 1) / columns
      next = end
    }
    let wide = max(columns, 1)
    for item in wide == 1 ? [] : apart where item < items {
      append(upTo: item, wide, to: &runs)
      append(upTo: item + 1, 1, to: &runs)
    }
    append(upTo: items, wide, to: &runs)
    count = line
  }

  var isEmpty: Bool { count == 0 }
  var indices: Range<Int> { 0..<count }

  /// The items of a line.
  subscript(line: Int) -> Range<Int> {
    let position = Self.last(in: runs) { $0.line <= line }
    let run = runs[position]
    let end = position + 1 < runs.count ? runs[position + 1].item : items
    let first = run.item + (line - run.line) * run.columns
    return first..<min(first + run.columns, end)
  }

  func line(ofItem item: Int) -> Int? {
    guard item >= 0, item < items else { return nil }
    let run = runs[Self.last(in: runs) { $0.item <= item }]
    return run.line + (item - run.item) / run.columns
  }

  /// The last element that `precedes` holds for; the first does.
  static func last<Element>(in elements: [Element], where precedes: (Element) -> Bool) -> Int {
    var low = 0
    var high = elements.count - 1
    while low < high {
      let middle = (low + high + 1) / 2
      if precedes(elements[middle]) { low = middle } else { high = middle - 1 }
    }
    return low
  }
}

/// The lengths of lines and the gaps before them, as far as they are known. What is kept follows
/// what was seen: lines are held in blocks, and only blocks of which something is known exist.
struct LineLengths {
  private struct Block {
    var lengths = [Double](repeating: .nan, count: LineLengths.blockSize)
    var gaps = [Double](repeating: .nan, count: LineLengths.blockSize)
    var known = Known()
  }

  /// Sums of what is known.
  struct Known {
    var length = 0.0
    var lines = 0
    var gap = 0.0
    var gaps = 0
  }

  /// What is taken of lines and gaps that are not known.
  struct Estimate {
    var length: Double
    var gap: Double
    var step: Double { length + gap }
  }

  private static var blockSize: Int { 512 }

  let count: Int
  /// The numbers of the blocks that exist, in order, and the blocks.
  private var numbers: [Int] = []
  private var blocks: [Block] = []
  private(set) var known = Known()

  init(count: Int) { self.count = count }

  // MARK: One line

  /// NaN where it is not known.
  func length(of line: Int) -> Double { value(line, \.lengths) }

  /// The gap before a line; NaN where it is not known.
  func gap(before line: Int) -> Double { value(line, \.gaps) }

  private func value(_ line: Int, _ values: KeyPath<Block, [Double]>) -> Double {
    guard let position = position(of: line / Self.blockSize) else { return .nan }
    return blocks[position][keyPath: values][line % Self.blockSize]
  }

  mutating func setLength(_ length: Double, of line: Int) {
    let position = makeBlock(of: line)
    let old = blocks[position].lengths[line % Self.blockSize]
    if old == length { return }
    blocks[position].lengths[line % Self.blockSize] = length
    let (more, by) = old.isNaN ? (1, length) : (0, length - old)
    blocks[position].known.lines += more
    blocks[position].known.length += by
    known.lines += more
    known.length += by
  }

  mutating func setGap(_ gap: Double, before line: Int) {
    let position = makeBlock(of: line)
    let old = blocks[position].gaps[line % Self.blockSize]
    if old == gap { return }
    blocks[position].gaps[line % Self.blockSize] = gap
    let (more, by) = old.isNaN ? (1, gap) : (0, gap - old)
    blocks[position].known.gaps += more
    blocks[position].known.gap += by
    known.gaps += more
    known.gap += by
  }

  mutating func forgetLengths() {
    for position in blocks.indices {
      blocks[position].lengths = Block().lengths
      blocks[position].known.length = 0
      blocks[position].known.lines = 0
    }
    known.length = 0
    known.lines = 0
  }

  mutating func forgetGaps() {
    for position in blocks.indices {
      blocks[position].gaps = Block().gaps
      blocks[position].known.gap = 0
      blocks[position].known.gaps = 0
    }
    known.gap = 0
    known.gaps = 0
  }

  private func position(of number: Int) -> Int? {
    let position = LazyLines.last(in: numbers) { $0 <= number }
    return position < numbers.count && numbers[position] == number ? position : nil
  }

  private mutating func makeBlock(of line: Int) -> Int {
    let number = line / Self.blockSize
    if let position = position(of: number) { return position }
    let position = numbers.firstIndex { $0 > number } ?? numbers.count
    numbers.insert(number, at: position)
    blocks.insert(Block(), at: position)
    return position
  }

  // MARK: Many lines

  /// All lines with the gaps before them. Where all is known it is summed in order, so that a lazy
  /// column is exactly as long as an eager one.
  func total(_ estimate: Estimate) -> Double {
    if count == 0 { return 0 }
    guard known.lines == count, known.gaps == count else {
      return known.length + Double(count - known.lines) * estimate.length
        + known.gap + Double(count - known.gaps) * estimate.gap
    }
    var sum = 0.0
    for (number, block) in zip(numbers, blocks) {
      for line in 0..<lines(in: number) { sum += block.gaps[line] + block.lengths[line] }
    }
    return sum
  }

  /// Where a line starts, behind the gap before it.
  func start(of line: Int, _ estimate: Estimate) -> Double {
    let own = line / Self.blockSize
    var cursor = 0.0
    var counted = 0
    for (number, block) in zip(numbers, blocks) {
      guard number <= own else { break }
      cursor += Double(number * Self.blockSize - counted) * estimate.step
      counted = number * Self.blockSize
      if number == own {
        for before in 0..<line - counted { cursor += Self.step(block, before, estimate) }
        return cursor + Self.gap(block, line - counted, estimate)
      }
      cursor += length(of: block, number, estimate)
      counted += lines(in: number)
    }
    return cursor + Double(line - counted) * estimate.step + estimate.gap
  }

  /// The first line that ends at `offset` or behind it; `count` where none does.
  func line(reaching offset: Double, _ estimate: Estimate) -> Int {
    var cursor = 0.0
    var counted = 0
    for (number, block) in zip(numbers, blocks) {
      let first = number * Self.blockSize
      if let line = unknownLine(reaching: offset - cursor, from: counted, to: first, estimate) {
        return line
      }
      cursor += Double(first - counted) * estimate.step
      counted = first + lines(in: number)
      let end = cursor + length(of: block, number, estimate)
      if end < offset {
        cursor = end
        continue
      }
      for line in 0..<lines(in: number) {
        cursor += Self.step(block, line, estimate)
        if cursor >= offset { return first + line }
      }
    }
    return unknownLine(reaching: offset - cursor, from: counted, to: count, estimate) ?? count
  }

  private func unknownLine(
    reaching offset: Double, from first: Int, to end: Int, _ estimate: Estimate
  ) -> Int? {
    guard first < end, Double(end - first) * estimate.step >= offset else { return nil }
    guard estimate.step > 0 else { return first }
    let before = max((offset / estimate.step).rounded(.up) - 1, 0)
    return min(first + Int(before), end - 1)
  }

  private func lines(in number: Int) -> Int {
    min(Self.blockSize, count - number * Self.blockSize)
  }

  private func length(of block: Block, _ number: Int, _ estimate: Estimate) -> Double {
    let lines = lines(in: number)
    return block.known.length + Double(lines - block.known.lines) * estimate.length
      + block.known.gap + Double(lines - block.known.gaps) * estimate.gap
  }

  private static func gap(_ block: Block, _ line: Int, _ estimate: Estimate) -> Double {
    block.gaps[line].isNaN ? estimate.gap : block.gaps[line]
  }

  private static func step(_ block: Block, _ line: Int, _ estimate: Estimate) -> Double {
    gap(block, line, estimate)
      + (block.lengths[line].isNaN ? estimate.length : block.lengths[line])
  }
}
