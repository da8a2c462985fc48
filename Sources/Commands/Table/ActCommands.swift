import Diagnostics
import Geometry
import Interpreter
import Simulation
import ViewTree

/// What a user does with the app.
let actCommands: [Command] = [
  Command(
    "tap", .act, "tap CONTROL", "tap a control, by its label or node number",
    example: "tap \"Go to Profile\"", completions: [.controls()], changesApp: true
  ) { session, words in
    let control = try words.control()
    try words.end()
    try session.app().tap(control)
    return []
  },
  Command(
    "longpress", .act, "longpress CONTROL", "press a control and hold it",
    example: "longpress \"Photo\"", completions: [.controls()], changesApp: true
  ) { session, words in
    let control = try words.control()
    try words.end()
    try session.app().longPress(control)
    return []
  },
  Command(
    "type", .act, "type CONTROL \"text\" [--append] [--submit]",
    "replace the text of a field, or add to it; --submit presses Return",
    example: "type \"Name\" \"Ada\"",
    completions: [.controls(["textField", "secureField", "textEditor", "searchField"])],
    changesApp: true
  ) { session, words in
    var (appends, submits) = (false, false)
    func takeOptions(_ words: inout Words) {
      // In either order.
      for _ in 0..<2 {
        appends = words.take("--append") || appends
        submits = words.take("--submit") || submits
      }
    }
    takeOptions(&words)
    let control = try words.control()
    // A last word is the text, whatever it says.
    if words.count > 1 { takeOptions(&words) }
    let text = try words.required("the text")
    takeOptions(&words)
    try words.end()
    let app = try session.app()
    let isRead = try app.type(text, into: control, appending: appends, submitting: submits)
    return isRead ? [] : [session.say("the value follows when the editing ends; add: --submit")]
  },
  Command(
    "toggle", .act, "toggle CONTROL [on|off]", "turn a switch, or set it",
    example: "toggle \"Notifications\" off",
    completions: [.controls(["toggle", "disclosure"]), .words(["on", "off"])],
    changesApp: true
  ) { session, words in
    let control = try words.control()
    let value = words.take("on") ? true : words.take("off") ? false : nil
    try words.end()
    try session.app().toggle(control, to: value)
    return []
  },
  Command(
    "select", .act, "select CONTROL", "select a row of a list", example: "select \"Books\"",
    completions: [.controls(["row"])], changesApp: true
  ) { session, words in
    let control = try words.control()
    try words.end()
    try session.app().select(control)
    return []
  },
  Command(
    "pick", .act, "pick CONTROL \"option\"", "choose an option of a picker or menu",
    example: "pick \"Size\" \"Large\"", completions: [.controls(["picker", "menu"]), .options],
    changesApp: true
  ) { session, words in
    let control = try words.control()
    let option = try words.required("the option")
    try words.end()
    try session.app().pick(option, in: control)
    return []
  },
  Command(
    "adjust", .act, "adjust CONTROL up|down|VALUE", "step a stepper or slider, or set a value",
    example: "adjust \"Quantity\" up",
    completions: [
      .controls(["stepper", "slider", "datePicker", "colorPicker"]), .words(["up", "down"]),
    ],
    changesApp: true
  ) { session, words in
    let control = try words.control()
    let app = try session.app()
    if words.take("up") {
      try words.end()
      try app.adjust(control, up: true)
    } else if words.take("down") {
      try words.end()
      try app.adjust(control, up: false)
    } else {
      let value = try words.required("up, down or a value")
      try words.end()
      try app.adjust(control, to: value)
    }
    return []
  },
  Command(
    "scroll", .act, "scroll [CONTROL] to \"text\"|top|bottom, scroll [CONTROL] by POINTS",
    "scroll a list or scroll view", example: "scroll to \"Item 40\"",
    completions: [
      .any([.words(["to", "by"]), .controls()]),
      .any([.words(["to", "by", "top", "bottom"]), .texts]),
      .any([.words(["top", "bottom"]), .texts]),
    ], changesApp: true
  ) { session, words in
    let control = try words.controlIfAny()
    let app = try session.app()
    if words.take("by") {
      let points = try words.number("the points")
      try words.end()
      try app.scroll(control, by: points)
      return []
    }
    guard words.take("to") else { throw words.wrong("'to' or 'by' is missing") }
    if words.take("top") {
      try words.end()
      try app.scroll(control, to: .top)
    } else if words.take("bottom") {
      try words.end()
      try app.scroll(control, to: .bottom)
    } else {
      let text = try words.required("the text")
      try words.end()
      try app.scroll(control, to: .text(text))
    }
    return []
  },
  Command(
    "swipe", .act, "swipe CONTROL left|right [\"ACTION\"], swipe left|right|up|down",
    "a full swipe: do a row's first action, or ACTION; turn a page, pull a sheet",
    example: "swipe \"Milk\" left \"Delete\"",
    completions: [
      .any([.words(["left", "right", "up", "down"]), .controls()]), .words(["left", "right"]),
    ], changesApp: true
  ) { session, words in
    let control = try words.controlIfAny()
    let word = try words.required("the direction")
    guard let direction = SwipeDirection(rawValue: word) else {
      throw words.wrong("'\(word)' is no direction")
    }
    let action = control == nil ? nil : words.next()
    try words.end()
    let app = try session.app()
    if let control {
      return try app.swipe(control, direction, choosing: action).map { [$0] } ?? []
    }
    try app.swipe(direction)
    return []
  },
  Command(
    "drag", .act, "drag [CONTROL] by DX,DY, drag CONTROL to CONTROL",
    "drag a view, the sheet, or the screen from its edge, by points or onto another view",
    example: "drag \"Card\" by 0,120",
    completions: [.any([.words(["by"]), .controls()]), .words(["by", "to"]), .controls()],
    changesApp: true
  ) { session, words in
    let control = words.take("by") ? nil : try words.control()
    if let control, words.take("to") {
      let target = try words.control()
      try words.end()
      try session.app().drag(control, onto: target)
      return []
    }
    guard control == nil || words.take("by") else {
      throw words.wrong("'to' or 'by' is missing")
    }
    let pair = try words.pair(separator: ",", "DX,DY")
    try words.end()
    try session.app().drag(control, x: pair.0, y: pair.1)
    return []
  },
  Command("back", .act, "back", "go back one screen", example: "back", changesApp: true) {
    session, words in
    try words.end()
    try session.app().back()
    return []
  },
  Command(
    "dismiss", .act, "dismiss", "close what is presented, as by pulling it down",
    example: "dismiss", changesApp: true
  ) { session, words in
    try words.end()
    try session.app().dismiss()
    return []
  },
  Command(
    "detent", .act, "detent medium|large|POINTS", "drag a sheet to another height",
    example: "detent large", completions: [.words(["medium", "large"])], changesApp: true
  ) { session, words in
    let app = try session.app()
    if words.take("medium") {
      try words.end()
      try app.setDetent(.medium)
    } else if words.take("large") {
      try words.end()
      try app.setDetent(.large)
    } else {
      let points = try words.number("the height")
      try words.end()
      try app.setDetent(.height(points))
    }
    return []
  },
  Command(
    "tab", .act, "tab \"label\"", "choose a tab", example: "tab \"Search\"", completions: [.tabs],
    changesApp: true
  ) { session, words in
    let label = try words.required("the tab's label")
    try words.end()
    try session.app().selectTab(label)
    return []
  },
  Command("refresh", .act, "refresh", "pull to refresh", example: "refresh", changesApp: true) {
    session, words in
    try words.end()
    try session.app().refresh()
    return []
  },
  Command(
    "search", .act, "search \"text\" [--submit]", "type into the search field",
    example: "search \"swift\"", changesApp: true
  ) { session, words in
    let text = try words.required("the text")
    let submits = words.take("--submit")
    try words.end()
    try session.app().search(text, submitting: submits)
    return []
  },
  Command(
    "openurl", .act, "openurl URL", "open a link that leads into the app",
    example: "openurl myapp://item/9", changesApp: true
  ) { session, words in
    let url = try words.url()
    try words.end()
    try session.app().openURL(url)
    return []
  },
  Command(
    "wait", .act, "wait 1.5s|500ms|idle", "let the app's time pass", example: "wait 1.5s",
    completions: [.words(["idle", "1s"])], changesApp: true
  ) { session, words in
    let word = try words.required("the time")
    try words.end()
    let app = try session.app()
    if word == "idle" {
      let start = app.machine.scheduler.now
      guard try app.advanceUntilIdle() else {
        let passed = Int((app.machine.scheduler.now - start).rounded())
        return [session.say("the app does not come to rest by itself; \(passed) s have passed")]
      }
    } else if let seconds = seconds(word) {
      try app.advance(by: seconds)
    } else {
      throw words.wrong("'\(word)' is no time")
    }
    return []
  },
]

/// `1.5s`, `500ms`, `2`: seconds; nil for anything else.
func seconds(_ text: String) -> Double? {
  var number = text[...]
  var unit = 1.0
  if number.hasSuffix("ms") {
    number = number.dropLast(2)
    unit = 0.001
  } else if number.hasSuffix("s") {
    number = number.dropLast()
  }
  guard let value = Double(String(number)), value.isFinite, value >= 0, value <= 1e6 else {
    return nil
  }
  return value * unit
}
