extension Symbol {
  /// A character of one terminal column that stands for the symbol: the one listed for its name or
  /// for the name without its variants (`.fill`, `.circle` and their like), else `◇`.
  public var glyph: Character {
    var parts = name.split(separator: ".", omittingEmptySubsequences: true)
    while !parts.isEmpty {
      if let glyph = Symbol.glyphs[parts.joined(separator: ".")] { return glyph }
      parts.removeLast()
    }
    return "◇"
  }

  private static let glyphs: [String: Character] = [
    "star": "☆", "star.fill": "★", "star.circle.fill": "★", "star.leadinghalf.filled": "⯪",
    "heart": "♡", "heart.fill": "♥", "heart.circle.fill": "♥",
    "house": "⌂", "gear": "⚙", "gearshape": "⚙", "gearshape.2": "⚙", "slider": "⚙", "wrench": "⚒",
    "hammer": "⚒", "person": "☺", "person.fill": "☻", "person.circle": "☺",
    "person.circle.fill": "☻", "person.crop": "☺", "face.smiling": "☺", "figure": "☺",
    "magnifyingglass": "⌕", "plus": "+", "minus": "−", "xmark": "✕", "multiply": "✕",
    "checkmark": "✓", "divide": "÷", "equal": "=", "number": "#", "percent": "%", "at": "@",
    "plus.circle": "⊕", "minus.circle": "⊖", "xmark.circle": "⊗", "checkmark.circle": "✓",
    "questionmark": "?", "exclamationmark": "!", "exclamationmark.triangle": "⚠",
    "info": "i", "info.circle": "ⓘ", "ellipsis": "⋯", "line.3.horizontal": "≡",
    "line.horizontal.3": "≡", "list": "☰", "text.alignleft": "☰", "text": "¶", "sidebar": "◧",
    "chevron.right": "›", "chevron.forward": "›", "chevron.left": "‹", "chevron.backward": "‹",
    "chevron.up": "⌃", "chevron.down": "⌄", "chevron.up.chevron.down": "⇕",
    "arrow.right": "→", "arrow.forward": "→", "arrow.left": "←", "arrow.backward": "←",
    "arrow.up": "↑", "arrow.down": "↓", "arrow.up.right": "↗", "arrow.up.left": "↖",
    "arrow.down.right": "↘", "arrow.down.left": "↙", "arrow.up.arrow.down": "⇅",
    "arrowtriangle.up": "▲", "arrowtriangle.down": "▼", "arrowtriangle.left": "◀",
    "arrowtriangle.right": "▶",
    "arrow.left.arrow.right": "⇄", "arrow.clockwise": "↻", "arrow.counterclockwise": "↺",
    "arrow.triangle.2.circlepath": "↻", "arrow.uturn": "↩", "arrowshape.turn.up": "↩",
    "square.and.arrow.up": "⇪", "square.and.arrow.down": "⇩", "square.and.pencil": "✎",
    "pencil": "✎", "pencil.circle": "✎", "highlighter": "✎", "scissors": "✂", "trash": "⌫",
    "delete": "⌫", "bell": "♪", "music": "♫", "music.note": "♪", "speaker": "♪", "headphones": "♫",
    "envelope": "✉", "paperplane": "➤", "location": "➤", "mappin": "⚲", "map": "⌗", "pin": "⚲",
    "phone": "☎", "message": "✉", "bubble": "✉", "cloud": "☁", "sun.max": "☀", "sun": "☀",
    "moon": "☾", "snowflake": "❄", "umbrella": "☂", "bolt": "↯", "flame": "♨", "drop": "○",
    "leaf": "❧", "flag": "⚑", "flag.fill": "⚑", "tag": "⌑", "bookmark": "⚐", "book": "▤",
    "books": "▥", "newspaper": "▤", "doc": "▯", "note": "▯", "folder": "▭", "tray": "▭",
    "archivebox": "▭", "calendar": "▦", "clock": "◷", "timer": "◷", "alarm": "◷", "stopwatch": "◷",
    "photo": "▨", "camera": "◉", "video": "▷", "film": "▤", "play": "▶", "pause": "‖", "stop": "■",
    "forward": "»", "backward": "«", "cart": "⊞", "bag": "⊔", "creditcard": "▬", "gift": "⊞",
    "lock": "⚿", "lock.open": "⚿", "key": "⚷", "shield": "⛉", "eye": "◉", "eye.slash": "◌",
    "hand.thumbsup": "☝", "hand": "☞", "globe": "⊕", "network": "⊛", "link": "∞", "paperclip": "∞",
    "wifi": "≋", "antenna": "≋", "battery": "▰", "power": "⏻", "circle": "○", "circle.fill": "●",
    "square": "□", "square.fill": "■", "rectangle": "▭", "rectangle.fill": "▬", "triangle": "△",
    "triangle.fill": "▲", "diamond": "◇", "diamond.fill": "◆", "hexagon": "⬡", "hexagon.fill": "⬢",
    "seal": "✦", "sparkles": "✦", "sparkle": "✦", "wand": "✦", "square.grid.2x2": "⊞",
    "square.grid.3x3": "▦", "square.stack": "❐", "rectangle.stack": "❐", "rectangle.split": "◫",
    "chart": "▟", "waveform": "≋", "paintbrush": "✐", "paintpalette": "✐", "airplane": "✈",
    "car": "▱", "bus": "▱", "tram": "▱", "bicycle": "∞", "cup": "⊔", "fork": "Ψ", "bed": "▂",
    "tv": "▭", "desktopcomputer": "▭", "laptopcomputer": "▭", "iphone": "▯", "ipad": "▯",
    "applewatch": "▫", "keyboard": "⌨", "printer": "⎙", "cpu": "▣", "memorychip": "▣", "crown": "♛",
    "graduationcap": "▲", "briefcase": "▣", "building": "▥", "pawprint": "❖", "hare": "❖",
    "tortoise": "❖", "ant": "❖", "swift": "➶", "terminal": "▣", "circle.grid.2x2": "⁘",
    "cube": "▣", "shippingbox": "▣", "lightbulb": "¤", "dollarsign": "$", "yensign": "¥",
    "eurosign": "€", "sterlingsign": "£", "character": "A", "textformat": "A", "abc": "a",
    "calendar.badge.plus": "▦", "rectangle.portrait.and.arrow.right": "⇥", "rosette": "✿",
    "trophy": "♕", "medal": "✪", "gamecontroller": "⊹", "dice": "⚄", "hourglass": "⧗",
    "thermometer": "⌇", "ruler": "⌇", "compass": "◈", "safari": "◈", "binoculars": "∞",
    "camera.viewfinder": "⌖", "viewfinder": "⌖", "scope": "⌖", "target": "◎", "smallcircle": "◎",
    "record": "◉", "circle.lefthalf": "◐", "circle.righthalf": "◑", "app": "▢", "apps": "⊞",
    "ladybug": "❖", "stethoscope": "⚕", "cross": "✚", "pills": "⚕", "bandage": "✚",
    "heart.text": "♥",
  ]
}
