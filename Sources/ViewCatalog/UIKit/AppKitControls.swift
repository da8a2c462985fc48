import Interpreter

/// AppKit's controls, texts and what scrolls, shown as SwiftUI's.
var appKitControls: [Builtin] { plainControls + appKitFields + textViews }

private var plainControls: [Builtin] {
  [
    Builtin(
      nil,
      """
      class NSControl: NSView {
        var isEnabled: Bool = true
        var stringValue: String = "" { didSet { _changed() } }
        var attributedStringValue: NSAttributedString {
          get { NSAttributedString(string: stringValue) }
          set { stringValue = newValue.string }
        }
        var integerValue: Int {
          get { Int(stringValue) ?? 0 }
          set { stringValue = "\\(newValue)" }
        }
        var doubleValue: Double {
          get { Double(stringValue) ?? 0 }
          set { stringValue = "\\(newValue)" }
        }
        var objectValue: Any?
        var font: UIFont?
        var alignment: NSTextAlignment = .natural
        var isContinuous: Bool = false
        weak var target: AnyObject?
        var action: Selector?
        @discardableResult func sendAction(_ action: Selector?, to target: Any?) -> Bool {
          action?._send?(target, self)
          _changed()
          return action != nil
        }
        func performClick(_ sender: Any?) { sendAction(action, to: target) }
        convenience init() { self.init(frame: .zero) }
        override init(frame: CGRect) { super.init(frame: frame) }
        override func _visible() -> AnyView { AnyView(super._visible().disabled(!isEnabled)) }
      }
      """),
    option("ControlSize", ["regular", "small", "mini", "large"], in: "NSControl"),
    Builtin(
      nil,
      """
      class NSButton: NSControl {
        enum ButtonType: UInt {
          case momentaryLight, pushOnPushOff, toggle, `switch`, radio, momentaryChange, onOff
          case momentaryPushIn
        }
        enum BezelStyle: UInt {
          case rounded = 1, regularSquare, disclosure = 5, shadowlessSquare, circular
          case texturedSquare, helpButton, smallSquare, texturedRounded, roundRect, recessed
          case roundedDisclosure, inline
        }
        var title: String = "" { didSet { _changed() } }
        var image: UIImage?
        var alternateTitle: String = ""
        var state: NSControl.StateValue = .off
        var isBordered: Bool = true
        var isTransparent: Bool = false
        var bezelStyle: BezelStyle = .rounded
        var bezelColor: UIColor?
        var contentTintColor: UIColor?
        var keyEquivalent: String = ""
        var imagePosition: NSControl.ImagePosition = .imageLeading
        var _type: ButtonType = .momentaryPushIn
        func setButtonType(_ type: ButtonType) { _type = type }
        convenience init() { self.init(frame: .zero) }
        override init(frame: CGRect) { super.init(frame: frame) }
        init(title: String, target: Any?, action: Selector?) {
          super.init(frame: .zero)
          self.title = title
          self.target = target as AnyObject?
          self.action = action
        }
        init(image: UIImage, target: Any?, action: Selector?) {
          super.init(frame: .zero)
          self.image = image
          self.target = target as AnyObject?
          self.action = action
        }
        init(checkboxWithTitle title: String, target: Any?, action: Selector?) {
          super.init(frame: .zero)
          _type = .switch
          self.title = title
          self.target = target as AnyObject?
          self.action = action
        }
        override var _fitsWidth: Bool { true }
        override var _fitsHeight: Bool { true }
        override func _shown() -> AnyView {
          if _type == .switch {
            let isOn = Binding<Bool>(
              get: { self.state == .on },
              set: {
                self.state = $0 ? .on : .off
                self.performClick(self)
              })
            return AnyView(Toggle(title, isOn: isOn))
          }
          return AnyView(
            Button { self.performClick(self) } label: {
              if let image { Image(uiImage: image) }
              if !title.isEmpty { Text(title) }
            })
        }
      }
      """),
    option(
      "ImagePosition",
      [
        "noImage", "imageOnly", "imageLeft", "imageRight", "imageBelow", "imageAbove",
        "imageOverlaps", "imageLeading", "imageTrailing",
      ], in: "NSControl"),
  ]
}

private var appKitFields: [Builtin] {
  [
    Builtin(
      nil,
      """
      class NSTextField: NSControl {
        enum BezelStyle: UInt { case squareBezel, roundedBezel }
        var placeholderString: String?
        var placeholderAttributedString: NSAttributedString?
        var textColor: UIColor?
        var isEditable: Bool = true
        var isSelectable: Bool = true
        var isBordered: Bool = true
        var isBezeled: Bool = true
        var bezelStyle: BezelStyle = .squareBezel
        var drawsBackground: Bool = true
        var maximumNumberOfLines: Int = 0
        var lineBreakMode: NSLineBreakMode = .byWordWrapping
        var usesSingleLineMode: Bool = false
        var cell: NSTextFieldCell? { NSTextFieldCell() }
        weak var delegate: (any NSTextFieldDelegate)?
        convenience init() { self.init(frame: .zero) }
        override init(frame: CGRect) { super.init(frame: frame) }
        init(string: String) {
          super.init(frame: .zero)
          stringValue = string
        }
        init(labelWithString stringValue: String) {
          super.init(frame: .zero)
          self.stringValue = stringValue
          (isEditable, isBordered, isBezeled, drawsBackground) = (false, false, false, false)
        }
        init(wrappingLabelWithString stringValue: String) {
          super.init(frame: .zero)
          self.stringValue = stringValue
          (isEditable, isBordered, isBezeled, drawsBackground) = (false, false, false, false)
        }
        func selectText(_ sender: Any?) {}
        func currentEditor() -> NSTextView? { nil }
        override var _fitsHeight: Bool { true }
        func _note(_ name: String) -> Notification {
          Notification(name: Notification.Name(name), object: self)
        }
        func _typed(_ text: String) {
          stringValue = text
          delegate?.controlTextDidChange(_note("NSControlTextDidChangeNotification"))
        }
        func _edit(_ begins: Bool) {
          if begins {
            delegate?.controlTextDidBeginEditing(_note("NSControlTextDidBeginEditingNotification"))
          } else {
            delegate?.controlTextDidEndEditing(_note("NSControlTextDidEndEditingNotification"))
          }
        }
        func _field(_ text: Binding<String>) -> AnyView {
          AnyView(
            TextField(
              placeholderString ?? "", text: text, onEditingChanged: { self._edit($0) },
              onCommit: { self.performClick(self) }))
        }
        override func _shown() -> AnyView {
          let text = Binding<String>(get: { self.stringValue }, set: { self._typed($0) })
          let shown = isEditable ? _field(text) : AnyView(Text(stringValue))
          return AnyView(
            shown.font(font.map { Font($0) }).foregroundColor(textColor.map { Color($0) }))
        }
      }
      """),
    Builtin(nil, "class NSTextFieldCell: NSObject { override init() {} }"),
    Builtin(
      nil,
      """
      class NSSecureTextField: NSTextField {
        override func _field(_ text: Binding<String>) -> AnyView {
          AnyView(SecureField(placeholderString ?? "", text: text))
        }
      }
      """),
    Builtin(nil, "class NSSearchField: NSTextField {}"),
    Builtin(nil, "protocol NSSearchFieldDelegate: NSTextFieldDelegate {}"),
  ]
    + delegate(
      "NSControlTextEditingDelegate",
      [
        "controlTextDidBeginEditing(_ obj: Notification)",
        "controlTextDidEndEditing(_ obj: Notification)",
        "controlTextDidChange(_ obj: Notification)",
        """
        control(
          _ control: NSControl, textView: NSTextView, doCommandBy commandSelector: Selector
        ) -> Bool = false
        """,
      ]) + delegate("NSTextFieldDelegate", of: "NSControlTextEditingDelegate", [])
}

private var textViews: [Builtin] {
  [
    Builtin(
      nil,
      """
      class NSTextView: NSView {
        var string: String = "" { didSet { _changed() } }
        var font: UIFont?
        var textColor: UIColor?
        var insertionPointColor: UIColor!
        var isEditable: Bool = true
        var isSelectable: Bool = true
        var isRichText: Bool = true
        var allowsUndo: Bool = false
        var drawsBackground: Bool = true
        var importsGraphics: Bool = false
        var usesFindBar: Bool = false
        var usesFontPanel: Bool = false
        var isVerticallyResizable: Bool = true
        var isHorizontallyResizable: Bool = false
        var isAutomaticQuoteSubstitutionEnabled: Bool = true
        var isAutomaticDashSubstitutionEnabled: Bool = true
        var isAutomaticTextReplacementEnabled: Bool = true
        var isAutomaticSpellingCorrectionEnabled: Bool = true
        var isAutomaticLinkDetectionEnabled: Bool = false
        var isContinuousSpellCheckingEnabled: Bool = true
        var textContainerInset: CGSize = .zero
        var minSize: CGSize = .zero
        var maxSize: CGSize = .zero
        var alignment: NSTextAlignment = .natural
        var selectedRanges: [NSValue] = []
        weak var delegate: (any NSTextViewDelegate)?
        convenience init() { self.init(frame: .zero) }
        override init(frame: CGRect) { super.init(frame: frame) }
        class func scrollableTextView() -> NSScrollView {
          let scroll = NSScrollView()
          scroll.documentView = NSTextView()
          return scroll
        }
        func selectedRange() -> NSRange { NSRange(location: string.utf16.count, length: 0) }
        func setSelectedRange(_ charRange: NSRange) {}
        func scrollRangeToVisible(_ range: NSRange) {}
        func scrollToEndOfDocument(_ sender: Any?) {}
        func insertText(_ string: Any, replacementRange: NSRange) {
          self.string += string as? String ?? ""
        }
        func didChangeText() {}
        func selectAll(_ sender: Any?) {}
        override func _shown() -> AnyView {
          let text = Binding<String>(
            get: { self.string },
            set: {
              self.string = $0
              self.delegate?.textDidChange(
                Notification(name: Notification.Name("NSTextDidChangeNotification"), object: self))
            })
          let shown = isEditable ? AnyView(TextEditor(text: text)) : AnyView(Text(string))
          return AnyView(
            shown.font(font.map { Font($0) }).foregroundColor(textColor.map { Color($0) }))
        }
      }
      """),
    Builtin(
      nil,
      """
      class NSScrollView: NSView {
        enum BorderType: UInt { case noBorder, lineBorder, bezelBorder, grooveBorder }
        var documentView: UIView? {
          didSet {
            subviews = []
            if let documentView { addSubview(documentView) }
          }
        }
        var contentView: UIView = UIView()
        var contentSize: CGSize { frame.size }
        var hasVerticalScroller: Bool = false
        var hasHorizontalScroller: Bool = false
        var autohidesScrollers: Bool = false
        var drawsBackground: Bool = true
        var borderType: BorderType = .noBorder
        var allowsMagnification: Bool = false
        var magnification: CGFloat = 1
        var minMagnification: CGFloat = 0.25
        var maxMagnification: CGFloat = 4
        var verticalScrollElasticity: Int = 0
        convenience init() { self.init(frame: .zero) }
        override init(frame: CGRect) { super.init(frame: frame) }
        override func _shown() -> AnyView {
          if documentView is NSTextView || documentView is NSTableView {
            return documentView?._visible() ?? AnyView(EmptyView())
          }
          return AnyView(ScrollView { self.documentView?._visible() ?? AnyView(EmptyView()) })
        }
      }
      """),
  ]
    + delegate(
      "NSTextViewDelegate",
      [
        "textDidChange(_ notification: Notification)",
        "textDidBeginEditing(_ notification: Notification)",
        "textDidEndEditing(_ notification: Notification)",
        "textViewDidChangeSelection(_ notification: Notification)",
        """
        textView(
          _ textView: NSTextView, shouldChangeTextIn affectedCharRange: NSRange,
          replacementString: String?) -> Bool = true
        """,
        "textView(_ textView: NSTextView, doCommandBy commandSelector: Selector) -> Bool = false",
      ])
}
