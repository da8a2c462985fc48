import Interpreter

/// UIKit's fields that are typed into, and what they tell their delegates.
var uiKitTextInput: [Builtin] {
  [
    // What was typed, as the part of the text that changed and what stands there now.
    Builtin(
      nil,
      """
      struct _TextChange {
        let range: NSRange
        let replacement: String
        init(from old: String, to new: String) {
          let (a, b) = (Array(old.utf16), Array(new.utf16))
          var start = 0
          while start < min(a.count, b.count), a[start] == b[start] { start += 1 }
          var end = 0
          while end < min(a.count, b.count) - start, a[a.count - 1 - end] == b[b.count - 1 - end] {
            end += 1
          }
          range = NSRange(location: start, length: a.count - start - end)
          replacement = String(decoding: b[start..<(b.count - end)], as: UTF16.self)
        }
      }
      """),
    appearing(
      "UITextField",
      """
      var text: String? = ""
      var placeholder: String?
      var attributedText: NSAttributedString? { didSet { text = attributedText?.string } }
      var attributedPlaceholder: NSAttributedString? {
        didSet { placeholder = attributedPlaceholder?.string }
      }
      var font: UIFont?
      var textColor: UIColor?
      var textAlignment: NSTextAlignment = .natural
      var borderStyle: UITextField.BorderStyle = .none
      var isSecureTextEntry: Bool = false
      var keyboardType: UIKeyboardType = .default
      var keyboardAppearance: UIKeyboardAppearance = .default
      var returnKeyType: UIReturnKeyType = .default
      var autocorrectionType: UITextAutocorrectionType = .default
      var autocapitalizationType: UITextAutocapitalizationType = .sentences
      var spellCheckingType: UITextSpellCheckingType = .default
      var smartQuotesType: UITextSmartQuotesType = .default
      var smartDashesType: UITextSmartDashesType = .default
      var textContentType: UITextContentType!
      var enablesReturnKeyAutomatically: Bool = false
      var clearButtonMode: UITextField.ViewMode = .never
      var leftView: UIView?
      var rightView: UIView?
      var leftViewMode: UITextField.ViewMode = .never
      var rightViewMode: UITextField.ViewMode = .never
      var inputView: UIView?
      var inputAccessoryView: UIView?
      var clearsOnBeginEditing: Bool = false
      var adjustsFontSizeToFitWidth: Bool = false
      var minimumFontSize: CGFloat = 0
      var defaultTextAttributes: [NSAttributedString.Key: Any] = [:]
      var isEditing: Bool = false
      var isFirstResponder: Bool { isEditing }
      var hasText: Bool { !(text ?? "").isEmpty }
      weak var delegate: UITextFieldDelegate?
      enum ViewMode: Int { case never, whileEditing, unlessEditing, always }
      enum BorderStyle: Int { case none, line, bezel, roundedRect }
      static let textDidChangeNotification = Notification.Name(
        "UITextFieldTextDidChangeNotification")
      static let textDidBeginEditingNotification = Notification.Name(
        "UITextFieldTextDidBeginEditingNotification")
      static let textDidEndEditingNotification = Notification.Name(
        "UITextFieldTextDidEndEditingNotification")
      func textRect(forBounds bounds: CGRect) -> CGRect { bounds }
      func editingRect(forBounds bounds: CGRect) -> CGRect { bounds }
      func placeholderRect(forBounds bounds: CGRect) -> CGRect { bounds }
      func caretRect(for position: UITextPosition) -> CGRect { .zero }
      func deleteBackward() { text = String((text ?? "").dropLast()) }
      func _take(_ new: String) {
        let change = _TextChange(from: text ?? "", to: new)
        let isTaken = delegate?.textField(
          self, shouldChangeCharactersIn: change.range, replacementString: change.replacement)
        guard isTaken ?? true else { return _changed() }
        text = new
        delegate?.textFieldDidChangeSelection(self)
        sendActions(for: .editingChanged)
      }
      func _edit(_ begins: Bool) {
        isEditing = begins
        if begins {
          delegate?.textFieldDidBeginEditing(self)
        } else {
          delegate?.textFieldDidEndEditing(self)
          delegate?.textFieldDidEndEditing(self, reason: .committed)
        }
        sendActions(for: begins ? .editingDidBegin : .editingDidEnd)
      }
      override func _shown() -> AnyView {
        let typed = Binding<String>(get: { self.text ?? "" }, set: { self._take($0) })
        let submit = {
          _ = self.delegate?.textFieldShouldReturn(self)
          self.sendActions(for: [.editingDidEndOnExit, .primaryActionTriggered])
        }
        let field =
          isSecureTextEntry
          ? AnyView(SecureField(placeholder ?? "", text: typed, onCommit: submit))
          : AnyView(
            TextField(
              placeholder ?? "", text: typed, onEditingChanged: { self._edit($0) },
              onCommit: submit))
        let framed =
          borderStyle == .none
          ? AnyView(field.textFieldStyle(.plain)) : AnyView(field.textFieldStyle(.roundedBorder))
        return AnyView(
          framed.font(font.map { Font($0) }).foregroundColor(textColor.map { Color($0) })
            .multilineTextAlignment(
              textAlignment == .center ? .center : textAlignment == .right ? .trailing : .leading)
            .keyboardType(keyboardType))
      }
      """, of: "UIControl"),
    appearing(
      "UITextView",
      """
      var text: String! = ""
      var attributedText: NSAttributedString! { didSet { text = attributedText?.string ?? "" } }
      var font: UIFont?
      var textColor: UIColor?
      var textAlignment: NSTextAlignment = .natural
      var isEditable: Bool = true
      var isSelectable: Bool = true
      var isSecureTextEntry: Bool = false
      var keyboardType: UIKeyboardType = .default
      var returnKeyType: UIReturnKeyType = .default
      var autocorrectionType: UITextAutocorrectionType = .default
      var autocapitalizationType: UITextAutocapitalizationType = .sentences
      var dataDetectorTypes: UIDataDetectorTypes = []
      var textContainerInset: UIEdgeInsets = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0)
      var textContainer: NSTextContainer = NSTextContainer()
      var selectedRange: NSRange = NSRange(location: 0, length: 0)
      var typingAttributes: [NSAttributedString.Key: Any] = [:]
      var linkTextAttributes: [NSAttributedString.Key: Any]! = [:]
      var allowsEditingTextAttributes: Bool = false
      var inputView: UIView?
      var inputAccessoryView: UIView?
      var isFirstResponder: Bool { false }
      static let textDidChangeNotification = Notification.Name(
        "UITextViewTextDidChangeNotification")
      var _teller: (any UITextViewDelegate)? { delegate as? any UITextViewDelegate }
      func scrollRangeToVisible(_ range: NSRange) {}
      func _take(_ new: String) {
        let change = _TextChange(from: text, to: new)
        let isTaken = _teller?.textView(
          self, shouldChangeTextIn: change.range, replacementText: change.replacement)
        guard isTaken ?? true else { return _changed() }
        text = new
        _teller?.textViewDidChange(self)
        _changed()
      }
      override func _shown() -> AnyView {
        let typed = Binding<String>(get: { self.text }, set: { self._take($0) })
        let shown =
          isEditable
          ? AnyView(TextEditor(text: typed))
          : AnyView(
            (attributedText?._styled ?? Text(text)).padding(.vertical, 8).padding(.horizontal, 5)
              .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading))
        return AnyView(
          shown.font(font.map { Font($0) }).foregroundColor(textColor.map { Color($0) }))
      }
      """, of: "UIScrollView"),
    Builtin(
      nil,
      "class NSTextContainer: NSObject { override init() {}; var lineFragmentPadding: CGFloat = 5; var maximumNumberOfLines: Int = 0; var lineBreakMode: NSLineBreakMode = .byWordWrapping }"
    ),
    Builtin(nil, "class UITextPosition: NSObject { override init() {} }"),
    appearing(
      "UISearchBar",
      """
      enum Style: UInt { case `default`, prominent, minimal }
      var text: String? = ""
      var placeholder: String?
      var prompt: String?
      var barTintColor: UIColor?
      var searchBarStyle: UISearchBar.Style = .default
      var showsCancelButton: Bool = false
      var showsBookmarkButton: Bool = false
      var isTranslucent: Bool = true
      var backgroundImage: UIImage?
      var keyboardType: UIKeyboardType = .default
      var returnKeyType: UIReturnKeyType = .search
      var autocorrectionType: UITextAutocorrectionType = .default
      var autocapitalizationType: UITextAutocapitalizationType = .sentences
      var enablesReturnKeyAutomatically: Bool = true
      var searchTextField: UISearchTextField { UISearchTextField(frame: .zero) }
      weak var delegate: UISearchBarDelegate?
      func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
        self.showsCancelButton = showsCancelButton
        _changed()
      }
      func _take(_ new: String) {
        text = new
        delegate?.searchBar(self, textDidChange: new)
        _changed()
      }
      func _edit(_ begins: Bool) {
        if begins {
          delegate?.searchBarTextDidBeginEditing(self)
        } else {
          delegate?.searchBarTextDidEndEditing(self)
        }
        _changed()
      }
      override var _fitsHeight: Bool { true }
      override func _shown() -> AnyView {
        let typed = Binding<String>(get: { self.text ?? "" }, set: { self._take($0) })
        return AnyView(
          HStack {
            HStack(spacing: 6) {
              Image(systemName: "magnifyingglass").foregroundColor(.secondary)
              TextField(
                placeholder ?? "", text: typed, onEditingChanged: { self._edit($0) },
                onCommit: { self.delegate?.searchBarSearchButtonClicked(self) })
            }
            .padding(.horizontal, 8).frame(height: 36)
            .background(Color(.tertiarySystemFill))
            .clipShape(RoundedRectangle(cornerRadius: 10))
            if showsCancelButton {
              Button("Cancel") { self.delegate?.searchBarCancelButtonClicked(self) }
            }
          }.padding(.horizontal, 8).frame(height: 56))
      }
      """),
    appearing("UISearchTextField", "", of: "UITextField"),
    option("UIKeyboardAppearance", ["`default`", "dark", "light", "alert"]),
    option(
      "UIReturnKeyType",
      [
        "`default`", "go", "google", "join", "next", "route", "search", "send", "yahoo", "done",
        "emergencyCall", "`continue`",
      ]),
    option("UITextAutocorrectionType", ["`default`", "no", "yes"]),
    option("UITextSpellCheckingType", ["`default`", "no", "yes"]),
    option("UITextSmartQuotesType", ["`default`", "no", "yes"]),
    option("UITextSmartDashesType", ["`default`", "no", "yes"]),
    optionSet(
      "UIDataDetectorTypes", raw: "UInt",
      ["phoneNumber", "link", "address", "calendarEvent", "shipmentTrackingNumber", "flightNumber"]),
    Builtin("UIDataDetectorTypes", "static let all = UIDataDetectorTypes(rawValue: .max)"),
    Builtin("UITextField", "enum DidEndEditingReason: Int { case committed, cancelled }"),
  ]
    + delegate(
      "UITextFieldDelegate",
      [
        "textFieldShouldBeginEditing(_ textField: UITextField) -> Bool = true",
        "textFieldDidBeginEditing(_ textField: UITextField)",
        "textFieldShouldEndEditing(_ textField: UITextField) -> Bool = true",
        "textFieldDidEndEditing(_ textField: UITextField)",
        """
        textFieldDidEndEditing(
          _ textField: UITextField, reason: UITextField.DidEndEditingReason)
        """,
        """
        textField(
          _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
          replacementString string: String) -> Bool = true
        """,
        "textFieldDidChangeSelection(_ textField: UITextField)",
        "textFieldShouldClear(_ textField: UITextField) -> Bool = true",
        "textFieldShouldReturn(_ textField: UITextField) -> Bool = true",
      ])
    + delegate(
      "UITextViewDelegate", of: "UIScrollViewDelegate",
      [
        "textViewShouldBeginEditing(_ textView: UITextView) -> Bool = true",
        "textViewShouldEndEditing(_ textView: UITextView) -> Bool = true",
        "textViewDidBeginEditing(_ textView: UITextView)",
        "textViewDidEndEditing(_ textView: UITextView)",
        """
        textView(
          _ textView: UITextView, shouldChangeTextIn range: NSRange,
          replacementText text: String) -> Bool = true
        """,
        "textViewDidChange(_ textView: UITextView)",
        "textViewDidChangeSelection(_ textView: UITextView)",
      ])
    + delegate(
      "UISearchBarDelegate",
      [
        "searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)",
        "searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool = true",
        "searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool = true",
        "searchBarTextDidBeginEditing(_ searchBar: UISearchBar)",
        "searchBarTextDidEndEditing(_ searchBar: UISearchBar)",
        "searchBarSearchButtonClicked(_ searchBar: UISearchBar)",
        "searchBarCancelButtonClicked(_ searchBar: UISearchBar)",
      ])
}
