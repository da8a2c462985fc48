import Interpreter

/// Buttons, toggles, fields, pickers and the other controls, and gestures.
let controls: [Builtin] = [
  buttons, buttonStyles, toggles, textFields, textFieldStyles, pickers, steppers, sliders,
  datePickers, menus, gestures, disabling,
].flatMap { $0 }
