import Interpreter

/// What an attributed string's attributes mean to a `Text`.
var attributedTexts: [Builtin] {
  ["AttributedString", "AttributedSubstring", "AttributeContainer"].flatMap { owner in
    attributes.map { name, type in
      Builtin(
        owner,
        """
        var \(name): \(type)? {
          get { self["\(name)", as: \(type).self] }
          set { self["\(name)", as: \(type).self] = newValue }
        }
        """)
    }
  }
    + attributes.flatMap { name, type in
      [
        Builtin(
          "AttributeContainer",
          """
          func \(name)(_ value: \(type)) -> AttributeContainer {
            var copy = self
            copy.\(name) = value
            return copy
          }
          """),
        Builtin(
          "AttributedString.Run",
          "var \(name): \(type)? { attributes[\"\(name)\", as: \(type).self] }"),
      ]
    } + [
      Builtin(
        "Text",
        """
        @_disfavoredOverload init(_ attributedContent: AttributedString) {
          var text: Text? = nil
          for run in attributedContent.runs {
            let part = Text(verbatim: run._text)._with(run.attributes)
            text = text.map { $0 + part } ?? part
          }
          self = text ?? Text(verbatim: "")
        }
        """),
      Builtin(
        "Text",
        """
        func _with(_ attributes: AttributeContainer) -> Text {
          var text = self
          if let font = attributes.font { text = text.font(font) }
          if let color = attributes.foregroundColor { text = text.foregroundColor(color) }
          if let style = attributes.underlineStyle { _ = style; text = text.underline() }
          if let style = attributes.strikethroughStyle { _ = style; text = text.strikethrough() }
          if let kern = attributes.kern { text = text.kerning(kern) }
          if let tracking = attributes.tracking { text = text.tracking(tracking) }
          if let offset = attributes.baselineOffset { text = text.baselineOffset(offset) }
          if let intent = attributes["intent", as: InlinePresentationIntent.self] {
            if intent.contains(.stronglyEmphasized) { text = text.bold() }
            if intent.contains(.emphasized) { text = text.italic() }
            if intent.contains(.strikethrough) { text = text.strikethrough() }
            if intent.contains(.code) { text = text.monospaced() }
          }
          return text
        }
        """),
    ]
}

private let attributes = [
  ("font", "Font"), ("foregroundColor", "Color"), ("backgroundColor", "Color"),
  ("underlineStyle", "Text.LineStyle"), ("strikethroughStyle", "Text.LineStyle"),
  ("kern", "CGFloat"), ("tracking", "CGFloat"), ("baselineOffset", "CGFloat"),
  ("inflect", "InflectionRule"), ("morphology", "Morphology"), ("languageIdentifier", "String"),
  ("accessibilitySpeechSpellsOutCharacters", "Bool"),
  ("accessibilitySpeechAdjustedPitch", "Double"),
  ("accessibilitySpeechIncludesPunctuation", "Bool"),
]
