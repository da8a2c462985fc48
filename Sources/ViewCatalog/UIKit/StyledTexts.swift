import Interpreter

/// Texts whose parts have attributes, and how texts are measured and drawn with them.
var styledTexts: [Builtin] {
  [attributedString, mutableAttributedString] + textDrawing
    + ["String", "NSString"].flatMap { drawn($0, as: $0 == "String" ? "self" : "self as String") }
    + [
      Builtin("NSAttributedString", "func size() -> CGSize { _size(0) }"),
      Builtin(
        "NSAttributedString",
        """
        func boundingRect(
          with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
        ) -> CGRect { CGRect(origin: .zero, size: _size(size.width)) }
        """),
      Builtin("NSAttributedString", "func draw(at point: CGPoint) { _draw(at: point, 0) }"),
      Builtin(
        "NSAttributedString",
        "func draw(in rect: CGRect) { _draw(at: rect.origin, rect.width) }"),
      Builtin(
        "NSAttributedString",
        """
        func draw(
          with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
        ) { _draw(at: rect.origin, rect.width) }
        """),
      Builtin(
        "NSAttributedString",
        "struct EnumerationOptions: OptionSet { let rawValue: UInt; init(rawValue: UInt) { self.rawValue = rawValue }; static let reverse = EnumerationOptions(rawValue: 2); static let longestEffectiveRangeNotRequired = EnumerationOptions(rawValue: 1 << 20) }"
      ),
      Builtin(
        "AttributedString",
        """
        init(_ nsStr: NSAttributedString) {
          self.init()
          for piece in nsStr._pieces {
            var part = AttributedString(piece.text)
            if let font = piece.attributes[.font] as? UIFont { part.font = Font(font) }
            if let color = piece.attributes[.foregroundColor] as? UIColor {
              part.foregroundColor = Color(color)
            }
            if piece.attributes[.underlineStyle] != nil { part.underlineStyle = .single }
            if piece.attributes[.strikethroughStyle] != nil { part.strikethroughStyle = .single }
            self.append(part)
          }
        }
        """),
      Builtin(
        "NSAttributedString",
        """
        convenience init(_ attrStr: AttributedString) {
          self.init(string: String(attrStr.characters))
        }
        """),
    ]
}

private let attributedString = Builtin(
  nil,
  """
  class NSAttributedString: NSObject {
    struct _Piece {
      var text: String
      var attributes: [NSAttributedString.Key: Any]
      var length: Int { text.utf16.count }
    }
    var _pieces: [_Piece]
    var string: String { _pieces.map(\\.text).joined() }
    var length: Int { _pieces.reduce(0) { $0 + $1.length } }
    override init() { _pieces = [] }
    init(string str: String, attributes attrs: [NSAttributedString.Key: Any]? = nil) {
      _pieces = [_Piece(text: str, attributes: attrs ?? [:])]
    }
    init(attributedString attrStr: NSAttributedString) { _pieces = attrStr._pieces }
    // What is before a range, in it and after it.
    func _parts(_ range: NSRange) -> [[_Piece]] {
      var parts: [[_Piece]] = [[], [], []]
      var start = 0
      for piece in _pieces {
        let units = Array(piece.text.utf16)
        let first = min(max(range.location - start, 0), units.count)
        let last = min(max(range.location + range.length - start, first), units.count)
        for (part, cut) in [0..<first, first..<last, last..<units.count].enumerated()
        where !cut.isEmpty {
          let text = String(decoding: units[cut], as: UTF16.self)
          parts[part].append(_Piece(text: text, attributes: piece.attributes))
        }
        start += units.count
      }
      return parts
    }
    func attributedSubstring(from range: NSRange) -> NSAttributedString {
      let result = NSAttributedString(string: "")
      result._pieces = _parts(range)[1]
      return result
    }
    func attributes(
      at location: Int, effectiveRange range: UnsafeMutablePointer<NSRange>?
    ) -> [NSAttributedString.Key: Any] {
      var start = 0
      for piece in _pieces {
        if location < start + piece.length {
          range?.pointee = NSRange(location: start, length: piece.length)
          return piece.attributes
        }
        start += piece.length
      }
      return [:]
    }
    func attribute(
      _ attrName: NSAttributedString.Key, at location: Int,
      effectiveRange range: UnsafeMutablePointer<NSRange>?
    ) -> Any? { attributes(at: location, effectiveRange: range)[attrName] }
    func enumerateAttributes(
      in enumerationRange: NSRange, options opts: NSAttributedString.EnumerationOptions = [],
      using block: (
        [NSAttributedString.Key: Any], NSRange, UnsafeMutablePointer<ObjCBool>
      ) -> Void
    ) {
      let stop = UnsafeMutablePointer<ObjCBool>.allocate(capacity: 1)
      stop.initialize(to: false)
      defer { stop.deallocate() }
      var start = enumerationRange.location
      for piece in _parts(enumerationRange)[1] {
        if stop.pointee.boolValue { return }
        block(piece.attributes, NSRange(location: start, length: piece.length), stop)
        start += piece.length
      }
    }
    func enumerateAttribute(
      _ attrName: NSAttributedString.Key, in enumerationRange: NSRange,
      options opts: NSAttributedString.EnumerationOptions = [],
      using block: (Any?, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
      enumerateAttributes(in: enumerationRange, options: opts) { attributes, range, stop in
        block(attributes[attrName], range, stop)
      }
    }
    struct Key: Hashable {
      let rawValue: String
      init(rawValue: String) { self.rawValue = rawValue }
      static let font = Key(rawValue: "NSFont")
      static let foregroundColor = Key(rawValue: "NSColor")
      static let backgroundColor = Key(rawValue: "NSBackgroundColor")
      static let kern = Key(rawValue: "NSKern")
      static let underlineStyle = Key(rawValue: "NSUnderline")
      static let underlineColor = Key(rawValue: "NSUnderlineColor")
      static let strikethroughStyle = Key(rawValue: "NSStrikethrough")
      static let strikethroughColor = Key(rawValue: "NSStrikethroughColor")
      static let strokeColor = Key(rawValue: "NSStrokeColor")
      static let strokeWidth = Key(rawValue: "NSStrokeWidth")
      static let shadow = Key(rawValue: "NSShadow")
      static let baselineOffset = Key(rawValue: "NSBaselineOffset")
      static let paragraphStyle = Key(rawValue: "NSParagraphStyle")
      static let attachment = Key(rawValue: "NSAttachment")
      static let link = Key(rawValue: "NSLink")
    }
  }
  """)

private let mutableAttributedString = Builtin(
  nil,
  """
  class NSMutableAttributedString: NSAttributedString {
    func append(_ attrString: NSAttributedString) { _pieces += attrString._pieces }
    func insert(_ attrString: NSAttributedString, at loc: Int) {
      replaceCharacters(in: NSRange(location: loc, length: 0), with: attrString)
    }
    func setAttributedString(_ attrString: NSAttributedString) { _pieces = attrString._pieces }
    func replaceCharacters(in range: NSRange, with attrString: NSAttributedString) {
      let parts = _parts(range)
      _pieces = parts[0] + attrString._pieces + parts[2]
    }
    func replaceCharacters(in range: NSRange, with str: String) {
      let parts = _parts(range)
      let taken = parts[1].first ?? parts[0].last ?? parts[2].first
      _pieces = parts[0] + [_Piece(text: str, attributes: taken?.attributes ?? [:])] + parts[2]
    }
    func deleteCharacters(in range: NSRange) {
      let parts = _parts(range)
      _pieces = parts[0] + parts[2]
    }
    func _change(_ range: NSRange, _ change: (inout [NSAttributedString.Key: Any]) -> Void) {
      var parts = _parts(range)
      for index in parts[1].indices { change(&parts[1][index].attributes) }
      _pieces = parts[0] + parts[1] + parts[2]
    }
    func addAttribute(_ name: NSAttributedString.Key, value: Any, range: NSRange) {
      _change(range) { $0[name] = value }
    }
    func addAttributes(_ attrs: [NSAttributedString.Key: Any], range: NSRange) {
      _change(range) { for (name, value) in attrs { $0[name] = value } }
    }
    func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
      _change(range) { $0 = attrs ?? [:] }
    }
    func removeAttribute(_ name: NSAttributedString.Key, range: NSRange) {
      _change(range) { $0[name] = nil }
    }
    func beginEditing() {}
    func endEditing() {}
  }
  """)

/// What all texts are measured and drawn by: the attributes of their first part say how the lines
/// stand.
private var textDrawing: [Builtin] {
  [
    Builtin(
      "NSAttributedString",
      """
      var _styled: Text {
        var result = Text("")
        for piece in _pieces {
          var part = Text(piece.text)
          if let font = piece.attributes[.font] as? UIFont { part = part.font(Font(font)) }
          if let color = piece.attributes[.foregroundColor] as? UIColor {
            part = part.foregroundColor(Color(color))
          }
          if let style = piece.attributes[.underlineStyle] as? Int, style != 0 {
            part = part.underline(
              true, color: (piece.attributes[.underlineColor] as? UIColor).map { Color($0) })
          }
          if let style = piece.attributes[.strikethroughStyle] as? Int, style != 0 {
            part = part.strikethrough(
              true, color: (piece.attributes[.strikethroughColor] as? UIColor).map { Color($0) })
          }
          if let kern = piece.attributes[.kern] as? CGFloat { part = part.kerning(kern) }
          if let offset = piece.attributes[.baselineOffset] as? CGFloat {
            part = part.baselineOffset(offset)
          }
          result = result + part
        }
        return result
      }
      """),
    Builtin(
      "NSAttributedString",
      """
      func _size(_ width: CGFloat) -> CGSize {
        let font = _pieces.first?.attributes[.font] as? UIFont
        return (font ?? UIFont.systemFont(ofSize: 12))._size(of: string, width)
      }
      """),
    // - Parameter width: of the lines; zero where they are as long as they are.
    Builtin(
      "NSAttributedString",
      """
      func _draw(at point: CGPoint, _ width: CGFloat) {
        guard let drawing = UIGraphicsGetCurrentContext()?._drawing else { return }
        let text = _styled.font(Font(UIFont.systemFont(ofSize: 12))).foregroundColor(.black)
        let size = _size(width)
        let slack = max(0, width - size.width)
        let style = _pieces.first?.attributes[.paragraphStyle] as? NSParagraphStyle
        let shift = style?.alignment == .center ? slack / 2 : style?.alignment == .right ? slack : 0
        let origin = CGPoint(x: point.x + shift, y: point.y)
        if width > 0, _size(0).width > width {
          drawing.draw(text, in: CGRect(origin: origin, size: size))
        } else {
          drawing.draw(text, at: origin, anchor: .topLeading)
        }
      }
      """),
  ]
}

/// A text without attributes of its own takes those it is drawn with.
private func drawn(_ type: String, as text: String) -> [Builtin] {
  let styled = "NSAttributedString(string: \(text), attributes: attrs)"
  return [
    "func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize { \(styled)._size(0) }",
    """
    func boundingRect(
      with size: CGSize, options: NSStringDrawingOptions = [],
      attributes attrs: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
    ) -> CGRect { CGRect(origin: .zero, size: \(styled)._size(size.width)) }
    """,
    """
    func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
      \(styled)._draw(at: point, 0)
    }
    """,
    """
    func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
      \(styled)._draw(at: rect.origin, rect.width)
    }
    """,
    """
    func draw(
      with rect: CGRect, options: NSStringDrawingOptions = [],
      attributes attrs: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
    ) { \(styled)._draw(at: rect.origin, rect.width) }
    """,
  ].map { Builtin(type, $0) }
}
