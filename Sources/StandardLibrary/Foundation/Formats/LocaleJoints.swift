/// How a language other than English joins a list, by Unicode's locale data.
struct LocaleJoints {
  /// Between the last two, with the spaces around; of two where that is another.
  let and: String
  let or: String
  var orOfTwo: String?
  /// Between the others.
  var comma = ", "

  /// Nil is English.
  init?(locale: String) {
    switch locale.prefix(while: { $0 != "_" && $0 != "-" }) {
    case "de": (and, or) = (" und ", " oder ")
    case "fr": (and, or) = (" et ", " ou ")
    case "es": (and, or) = (" y ", " o ")
    case "it": (and, or) = (" e ", " o ")
    case "ja": (and, or, orOfTwo, comma) = ("、", "、または", "または", "、")
    case "zh": (and, or, comma) = ("和", "或", "、")
    case "pt": (and, or) = (" e ", " ou ")
    case "ru": (and, or) = (" и ", " или ")
    case "ko": (and, or) = (" 및 ", " 또는 ")
    case "nl": (and, or) = (" en ", " of ")
    case "sv": (and, or) = (" och ", " eller ")
    case "pl": (and, or) = (" i ", " lub ")
    case "tr": (and, or) = (" ve ", " veya ")
    default: return nil
    }
  }

  func list(_ parts: [String], isAnd: Bool) -> String {
    guard let last = parts.last, parts.count > 1 else { return parts.first ?? "" }
    let joint = isAnd ? and : parts.count == 2 ? orOfTwo ?? or : or
    return parts.dropLast().joined(separator: comma) + joint + last
  }
}
