import Interpreter

/// Buttons, toggles, fields, pickers and the other controls, and gestures.
var controls: [Builtin] {
  [
    buttons, buttonStyles, toggles, textFields, textFieldStyles, pickers, steppers, sliders,
    sliderTicks,
    formattedFields, datePickers, multiDatePickers, menus, rowMenus, gestures, gestureTypes,
    disabling, gauges,
    accessibilityModifiers, accessibilityContents, controlForms,
  ].flatMap { $0 }
}
