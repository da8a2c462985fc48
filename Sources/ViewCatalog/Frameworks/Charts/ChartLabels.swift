import Interpreter

/// The labels beside a chart's axes, and its legend where a program says where it stands.
var chartLabels: [Builtin] {
  [
    Builtin(
      nil,
      """
      struct _ChartLabel: View {
        let side: AnnotationPosition
        let alignment: Alignment
        let content: AnyView
        @ViewBuilder var body: some View {
          if side == .top || side == .bottom {
            content.font(.caption2).foregroundStyle(.secondary)
              .frame(maxWidth: .infinity, alignment: alignment)
          } else {
            content.font(.caption2).foregroundStyle(.secondary)
          }
        }
      }
      """)
  ]
    + [("X", "bottom", "leading"), ("Y", "top", "trailing")].flatMap { axis, side, alignment in
      [
        ("", "_ label: LocalizedStringKey,", "", "Text(label)"),
        ("<S: StringProtocol>", "_ label: S,", "", "Text(label)"),
        ("", "_ label: Text,", "", "label"),
        ("<C: View>", "", ", @ViewBuilder content: () -> C", "content()"),
      ].map { generics, label, content, shown in
        Builtin(
          "View",
          """
          \(generics.contains("S:") ? "@_disfavoredOverload " : "")func chart\(axis)AxisLabel\(generics)(
            \(label) position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
            spacing: CGFloat? = nil\(content)
          ) -> some View {
            let label = _ChartLabel(
              side: position == .automatic ? .\(side) : position,
              alignment: alignment ?? .\(alignment), content: AnyView(\(shown)))
            return transformEnvironment(\\._chart) { $0.labels.append(label) }
          }
          """)
      }
    }
    + [
      Builtin(
        "View",
        """
        func chartLegend(_ visibility: Visibility) -> some View {
          transformEnvironment(\\._chart) { $0.hidesLegend = visibility == .hidden }
        }
        """),
      Builtin(
        "View",
        """
        func chartLegend(
          position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
          spacing: CGFloat? = nil
        ) -> some View {
          transformEnvironment(\\._chart) { $0.legendLeads = position._isAbove }
        }
        """),
      Builtin(
        "View",
        """
        func chartLegend<C: View>(
          position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
          spacing: CGFloat? = nil, @ViewBuilder content: () -> C
        ) -> some View {
          let content = content()
          return transformEnvironment(\\._chart) {
            $0.legendLeads = position._isAbove
            $0.legend = AnyView(content)
          }
        }
        """),
      Builtin(
        "AnnotationPosition",
        "var _isAbove: Bool { self == .top || self == .topLeading || self == .topTrailing }"),
    ]
}
