public import Diagnostics

/// In which language navlab answers. Programs, and what the compiler says of them, stay as they
/// are.
public enum Language: String, CaseIterable, Sendable {
  case english = "en"
  case japanese = "ja"

  public var wording: Wording {
    switch self {
    case .english: .english
    case .japanese: .japanese
    }
  }
}

extension Sentence {
  /// Asks for what was probably meant; where nothing is near, says something else.
  public static func meaning(_ near: String?, or other: Sentence? = nil) -> Sentence? {
    near.map { "did you mean '\($0)'?" } ?? other
  }
}
