import Interpreter

/// Everything that moves from screen to screen, in a fixed order.
var navigation: [Builtin] {
  [
    tags, dismissing,
    navigationPaths, navigationStacks, navigationLinks, navigationDestinations, navigationTitles,
    toolbars, searching,
    splitViews, navigationViews, tabViews,
    sheets, sheetModifiers, alerts, legacyAlerts,
  ].flatMap { $0 }
}
