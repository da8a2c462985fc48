extension Transcript {
  /// The file as a learner gets it: without hidden blocks and without source that is only loaded.
  ///
  /// The learner's file of a learner's file is that file.
  public var learnerText: String {
    var dropped = Set<Int>()
    for part in parts {
      switch part {
      case .session(let block) where block.attributes.isHidden: drop(block.fence, from: &dropped)
      case .source(let block) where block.hides: drop(block.fence, from: &dropped)
      case .session, .source, .prose, .hint: break
      }
    }
    return lines.indices.filter { !dropped.contains($0) }
      .reduce(into: "") { $0 += lines[$1].text + lines[$1].ending }
  }

  /// The field of the front matter in which a built file says its hash.
  public static let hashField = "lesson-hash"

  /// The same for a learner's file and the author's file that it was made from, and for no other:
  /// 16 hexadecimal digits (FNV-1a over the learner's text; no protection against forgers).
  public var learnerHash: String {
    let text = stamped(nil).learnerText
    let hash = text.utf8.reduce(0xCBF2_9CE4_8422_2325 as UInt64) {
      ($0 ^ UInt64($1)) &* 0x100_0000_01B3
    }
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }

  /// The file with the hash in its front matter; nil takes it out.
  public func stamped(_ hash: String?) -> Transcript {
    var texts = lines.map { $0.text + $0.ending }
    let field = frontMatter.fields.first { $0.key == Self.hashField }
    if let field { texts[field.line - 1] = "" }
    if frontMatter.fields.count == (field == nil ? 0 : 1), hash == nil || frontMatter.lineCount == 0
    {
      // Without any other field there is no front matter.
      texts = Array(texts.dropFirst(frontMatter.lineCount))
      if let hash { texts.insert("---\n\(Self.hashField): \(hash)\n---\n", at: 0) }
    } else if let hash {
      texts.insert("\(Self.hashField): \(hash)\n", at: frontMatter.lineCount - 1)
    }
    return Transcript(name: name, text: texts.joined())
  }

  /// Drops the lines of a fence, and the empty line after it where one stands before it too.
  private func drop(_ fence: Fence, from dropped: inout Set<Int>) {
    dropped.formUnion(fence.lines)
    let after = fence.lines.upperBound
    let before = fence.lines.lowerBound - 1
    func isEmpty(_ index: Int) -> Bool {
      lines.indices.contains(index) && lines[index].text.trimmingBlanks.isEmpty
    }
    if isEmpty(after), before < 0 || isEmpty(before) || dropped.contains(before) {
      dropped.insert(after)
    }
  }
}
