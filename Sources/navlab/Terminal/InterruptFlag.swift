import CEditLine

/// Whether Ctrl-C was pressed while a command ran. The interpreter polls it between steps; one look
/// is one atomic load.
///
/// The flag is one for the process, since the terminal's signal is; this value is how it is handed
/// to those who look. The third Ctrl-C that nobody looked at ends the program.
struct InterruptFlag: Sendable {
  var isRaised: Bool { interrupt_is_raised() }

  /// To be called before a command starts.
  func clear() { interrupt_clear() }

  /// As if Ctrl-C were pressed.
  func raise() { interrupt_raise() }

  /// From here on Ctrl-C raises the flag instead of ending the program.
  func watch() { _ = signal_watch_interrupt() }
}
