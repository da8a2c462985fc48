import Checking
import Interpreter
import StandardLibrary
import ViewTree

/// `ProgressView(timerInterval:)`: how much of a stretch of time has passed, or is left.
var timedProgress: [Builtin] {
  [
    Builtin(
      "ProgressView where Label == EmptyView, CurrentValueLabel == DefaultDateProgressLabel",
      """
      init(timerInterval: ClosedRange<Date>, countsDown: Bool = true) {
        self.init(timerInterval: timerInterval, countsDown: countsDown) { EmptyView() }
      }
      """),
    Builtin(
      "ProgressView where CurrentValueLabel == DefaultDateProgressLabel",
      """
      init(timerInterval: ClosedRange<Date>, countsDown: Bool = true,
        @ViewBuilder label: () -> Label)
      {
        self.init(timerInterval: timerInterval, countsDown: countsDown, label: label) {
          DefaultDateProgressLabel(_interval: timerInterval, _countsDown: countsDown)
        }
      }
      """),
    Builtin(
      "ProgressView",
      """
      init(timerInterval: ClosedRange<Date>, countsDown: Bool = true,
        @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel)
      {
        let length = timerInterval.upperBound.timeIntervalSince(timerInterval.lowerBound)
        self = Self._timed(label(), currentValueLabel()) {
          let passed = Date().timeIntervalSince(timerInterval.lowerBound)
          let part = length > 0 ? min(max(passed, 0), length) / length : 1.0
          return countsDown ? 1 - part : part
        }
      }
      """),
    Builtin(
      "ProgressView",
      """
      static func _timed(
        _ label: Label, _ value: CurrentValueLabel, _ part: @escaping () -> Double
      ) -> ProgressView<Label, CurrentValueLabel>
      """
    ) { call in
      let (machine, part) = (call.machine, call.arguments[2])
      let (label, value) = (call.arguments[0], call.arguments[1])
      return .view("TimedProgress") { build in
        build.graph.wake(build.node, after: nil)
        build.child(progress(label, try machine.call(part, []).asLength, below: value))
      }
    },
    Builtin(
      nil,
      """
      struct DefaultDateProgressLabel: View {
        var _interval: ClosedRange<Date>
        var _countsDown: Bool
        var body: some View { Text(timerInterval: _interval, countsDown: _countsDown) }
      }
      """),
  ]
}
