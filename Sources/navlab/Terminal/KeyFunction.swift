import CEditLine

/// What an editor's key does that libedit has no function for.
///
/// Those that no key of a keyboard calls are called by the reader, which hands libedit a C1 control
/// character: no terminal sends one.
enum KeyFunction: UInt8, CaseIterable {
  case list = 0x9B
  case redraw = 0x9C
  case moveToEnd = 0x9D
  case insertPaste = 0x9E
  case complete = 0x09

  var name: String {
    switch self {
    case .list: "navlab-list"
    case .redraw: "navlab-redraw"
    case .moveToEnd: "navlab-move-to-end"
    case .insertPaste: "navlab-paste"
    case .complete: "navlab-complete"
    }
  }

  /// The key as libedit's `bind` reads it.
  private var key: String {
    let digits = String(rawValue, radix: 8)
    return "\\" + String(repeating: "0", count: 3 - digits.count) + digits
  }

  /// Adds the functions to the editor and binds their keys, and the keys of today's keyboards that
  /// libedit does not know.
  static func bindAll(in editor: OpaquePointer) {
    edit_add_function(editor, KeyFunction.list.name) { editor, _ in KeyFunction.run(.list, editor) }
    edit_add_function(editor, KeyFunction.redraw.name) { editor, _ in
      KeyFunction.run(.redraw, editor)
    }
    edit_add_function(editor, KeyFunction.moveToEnd.name) { editor, _ in
      KeyFunction.run(.moveToEnd, editor)
    }
    edit_add_function(editor, KeyFunction.insertPaste.name) { editor, _ in
      KeyFunction.run(.insertPaste, editor)
    }
    edit_add_function(editor, KeyFunction.complete.name) { editor, _ in
      KeyFunction.run(.complete, editor)
    }
    // Letters of Latin-1 are keys to libedit as others are, and in its map they are Meta's.
    for code in 0xA0...0xFF { edit_bind(editor, "\\\(String(code, radix: 8))", "ed-insert", false) }
    for (key, function) in keys { edit_bind(editor, key, function, false) }
    for function in allCases { edit_bind(editor, function.key, function.name, true) }
  }

  private static func run(_ function: KeyFunction, _ editor: OpaquePointer?) -> UInt8 {
    guard let line = LineEditor.of(editor) else { return UInt8(CC_ERROR) }
    return UInt8(line.run(function))
  }

  private static let keys = [
    ("^R", "em-inc-search-prev"), ("^S", "em-inc-search-next"),
    ("\\e[A", "ed-search-prev-history"), ("\\eOA", "ed-search-prev-history"),
    ("\\e[B", "ed-search-next-history"), ("\\eOB", "ed-search-next-history"),
    ("\\e[C", "ed-next-char"), ("\\eOC", "ed-next-char"),
    ("\\e[D", "ed-prev-char"), ("\\eOD", "ed-prev-char"),
    ("\\e[H", "ed-move-to-beg"), ("\\eOH", "ed-move-to-beg"), ("\\e[1~", "ed-move-to-beg"),
    ("\\e[F", "ed-move-to-end"), ("\\eOF", "ed-move-to-end"), ("\\e[4~", "ed-move-to-end"),
    ("\\e[3~", "ed-delete-next-char"),
    ("\\e[1;5C", "em-next-word"), ("\\e[1;3C", "em-next-word"), ("\\e[5C", "em-next-word"),
    ("\\e[1;5D", "ed-prev-word"), ("\\e[1;3D", "ed-prev-word"), ("\\e[5D", "ed-prev-word"),
    ("^W", "ed-delete-prev-word"), ("^L", "ed-clear-screen"),
  ]
}
