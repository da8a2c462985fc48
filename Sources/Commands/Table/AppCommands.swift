public import Diagnostics
import Geometry
import LayoutEngine
import Simulation
import ViewTree

/// Which app runs, and on what.
let appCommands: [Command] = [
  Command(
    "load", .app, "load FILE.swift…", "launch the app that the files, or a folder's, make up",
    example: "load ContentView.swift", completions: [.files(".swift")]
  ) { session, words in
    var names: [String] = []
    while let name = words.next() { names.append(name) }
    guard !names.isEmpty else { throw words.wrong("FILE is missing") }
    return try session.load(named: names)
  },
  Command("reload", .app, "reload", "read the files again and launch", example: "reload") {
    session, words in
    try words.end()
    return try session.load(named: session.sources.map(\.name))
  },
  Command(
    "edit", .app, "edit", "open the app's files, your answer, in $VISUAL or $EDITOR, then reload",
    example: "edit"
  ) { session, words in
    try words.end()
    return try session.edit()
  },
  Command(
    "restart", .app, "restart", "launch the app afresh, on the device as it is", example: "restart"
  ) {
    session, words in
    try words.end()
    try session.restart()
    return []
  },
  Command(
    "relaunch", .app, "relaunch [URL]",
    "end the app and start it again with what it keeps; with a URL, from that link",
    example: "relaunch myapp://item/9", changesApp: true
  ) { session, words in
    let url = words.isEmpty ? nil : try words.url()
    try words.end()
    try session.relaunch()
    if let url { try session.app().openURL(url, isLaunch: true) }
    return []
  },
  Command(
    "device", .app, "device [\"NAME\"]", "show the devices, or move the app to another",
    example: "device \"iPad Pro 11-inch\"", completions: [.devices], changesApp: true,
    looksWithoutArguments: true
  ) { session, words in
    let name = words.rest()
    guard !name.isEmpty else { return Device.all.map(\.listing) }
    guard let device = Device.named(name) else { throw unknownDevice(name) }
    try session.app().show(on: device)
    return []
  },
  Command("rotate", .app, "rotate", "turn the device", example: "rotate", changesApp: true) {
    session, words in
    try words.end()
    try session.app().rotate()
    return []
  },
  Command(
    "resize", .app, "resize WxH", "give the window another size, in points",
    example: "resize 507x834", changesApp: true
  ) { session, words in
    let pair = try words.pair(separator: "x", "WxH")
    try words.end()
    guard pair.0 > 0, pair.1 > 0, pair.0 <= 10_000, pair.1 <= 10_000 else {
      throw words.wrong("a window is between 1 and 10000 points")
    }
    try session.app().resize(to: Size(width: pair.0, height: pair.1))
    return []
  },
  Command(
    "set", .app, "set SETTING VALUE",
    "type, scheme, locale, direction, keyboard: the user's; ios: the release; phase: the app's",
    example: "set scheme dark", completions: [.settings, .values], changesApp: true
  ) { session, words in
    guard let name = words.next() else {
      throw words.wrong("SETTING is missing: \(Sentence.saying(settings.map(\.told)))")
    }
    guard let setting = settings.first(where: { $0.name == name }) else {
      throw words.wrong(
        "'\(name)' is no setting; there are \(Sentence.list(settings.map(\.name)))")
    }
    guard let value = words.next() else {
      throw words.wrong("VALUE is missing: \(setting.told)")
    }
    try words.end()
    let app = try session.app()
    switch setting {
    case .type:
      guard let size = Font.DynamicTypeSize(rawValue: value) else {
        throw words.wrong(
          "'\(value)' is no size; there are "
            + "\(Sentence.list(Font.DynamicTypeSize.allCases.map(\.rawValue)))")
      }
      app.settings.dynamicTypeSize = size
    case .scheme:
      guard ["light", "dark"].contains(value) else { throw words.wrong("light or dark") }
      app.settings.isDark = value == "dark"
    case .locale: app.settings.locale = value
    case .direction:
      guard ["leftToRight", "rightToLeft"].contains(value) else {
        throw words.wrong("leftToRight or rightToLeft")
      }
      app.settings.layoutDirection = value == "rightToLeft" ? .rightToLeft : .leftToRight
    case .ios:
      guard let release = Release(value) else {
        throw words.wrong("'\(value)' is no release; there are 15, 16, 17, 18, 26, and 17.4")
      }
      app.settings.release = release
    case .phase:
      guard let phase = Simulator.Settings.Phase(rawValue: value) else {
        throw words.wrong("active, inactive or background")
      }
      try app.enter(phase)
    case .keyboard:
      guard let keyboard = Simulator.Settings.Keyboard(rawValue: value) else {
        throw words.wrong("hardware or onscreen")
      }
      app.settings.keyboard = keyboard
    }
    try app.screenChanged()
    return []
  },
]

/// What `set` can change.
enum Setting: String, CaseIterable {
  case type, scheme, locale, direction, keyboard, ios, phase

  var name: String { rawValue }

  /// Its name and its values.
  var told: Sentence {
    switch self {
    case .locale: "\(name) \(Sentence.list(["en_US", "ja_JP", "de_DE …"] as [String]))"
    case .ios: "\(name) \("15, 16, 17, 18, 26, and 17.4" as Sentence)"
    case .type, .scheme, .direction, .keyboard, .phase: "\(name) \(Sentence.list(values))"
    }
  }

  /// What it may be set to, or the best known of that.
  var values: [String] {
    switch self {
    case .type: Font.DynamicTypeSize.allCases.map(\.rawValue)
    case .scheme: ["light", "dark"]
    case .locale: ["en_US", "ja_JP", "de_DE", "fr_FR", "ar_SA"]
    case .direction: ["leftToRight", "rightToLeft"]
    case .keyboard: Simulator.Settings.Keyboard.allCases.map(\.rawValue)
    case .ios: ["15", "16", "17", "18", "26"]
    case .phase: Simulator.Settings.Phase.allCases.map(\.rawValue)
    }
  }
}

private let settings = Setting.allCases

extension Session.Options {
  /// What to say of a device that navlab does not have, with the name that was probably meant.
  /// - Parameter remedy: where no name is near.
  public static func problem(ofDevice name: String, or remedy: Sentence) -> Sentence {
    unknownDevice(name, or: remedy).message
  }

  /// What to say of a release that navlab does not have.
  public static func problem(ofRelease name: String) -> Sentence {
    "there is no release '\(name.showingControls())'; there are 15, 16, 17, 18, 26, and 17.4"
  }
}

func unknownDevice(_ name: String, or remedy: Sentence = "try: device") -> CommandError {
  let near =
    Device.allNames.filter { $0.lowercased().hasPrefix(name.lowercased()) }
    .min { $0.count < $1.count }
    ?? nearest(to: name, in: Device.allNames)
  let problem: Sentence = "there is no device '\(name.showingControls())'"
  return CommandError(
    .noSuchDevice, problem.adding(.meaning(near, or: remedy)), candidates: Device.allNames)
}

extension Device {
  /// One line of the list of devices.
  var listing: String {
    let size = "\(Int(portraitSize.width)) × \(Int(portraitSize.height))"
    return size + String(repeating: " ", count: max(1, 13 - size.count))
      + names.joined(separator: ", ")
  }
}

extension Words {
  /// The next word, as a URL: with a scheme.
  mutating func url() throws -> String {
    let word = try required("URL")
    let scheme = word.prefix { $0 != ":" }
    guard scheme.count < word.count, scheme.first?.isLetter == true,
      scheme.allSatisfy({ $0.isLetter || $0.isNumber || "+-.".contains($0) })
    else { throw wrong("'\(word)' is no URL: it needs a scheme, as in myapp://item/9") }
    return word
  }

  /// The next word as a number.
  mutating func number(_ what: Sentence) throws -> Double {
    let word = try required(what)
    guard let number = Double(word), number.isFinite else {
      throw wrong("'\(word)' is no number")
    }
    return number
  }

  /// Two numbers in one word: `507x834`.
  mutating func pair(separator: Character, _ what: Sentence) throws -> (Double, Double) {
    let word = try required(what)
    let parts = word.split(separator: separator, omittingEmptySubsequences: false)
    guard parts.count == 2, let first = Double(String(parts[0])),
      let second = Double(String(parts[1])), first.isFinite, second.isFinite
    else { throw wrong("'\(word)' is not \(what)") }
    return (first, second)
  }
}
