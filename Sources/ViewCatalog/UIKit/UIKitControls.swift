import Interpreter

/// UIKit's controls and pictures, shown as SwiftUI's; what is done to them is sent to their
/// targets.
var uiKitControls: [Builtin] {
  [
    Builtin(
      nil,
      """
      class UIControl: UIView {
        var isEnabled: Bool = true
        var isSelected: Bool = false
        var isHighlighted: Bool = false
        var contentHorizontalAlignment: UIControl.ContentHorizontalAlignment = .center
        var contentVerticalAlignment: UIControl.ContentVerticalAlignment = .center
        enum ContentHorizontalAlignment: Int { case center, left, right, fill, leading, trailing }
        enum ContentVerticalAlignment: Int { case center, top, bottom, fill }
        weak var _target: AnyObject?
        var _actions: [(events: UIControl.Event, run: (UIControl) -> Void)] = []
        convenience init() { self.init(frame: .zero) }
        override init(frame: CGRect) { super.init(frame: frame) }
        override init?(coder: NSCoder) { super.init(coder: coder) }
        func addTarget(_ target: Any?, action: Selector, for controlEvents: UIControl.Event) {
          let receiver = target as AnyObject?
          _actions.append((controlEvents, { [weak receiver] in action._send?(receiver, $0) }))
        }
        func removeTarget(_ target: Any?, action: Selector?, for controlEvents: UIControl.Event) {
          _actions.removeAll { controlEvents.contains($0.events) }
        }
        func addAction(_ action: UIAction, for controlEvents: UIControl.Event) {
          _actions.append((controlEvents, { _ in action._handler(action) }))
        }
        func sendActions(for controlEvents: UIControl.Event) {
          for one in _actions where !one.events.isDisjoint(with: controlEvents) { one.run(self) }
          _changed()
        }
        override func _visible() -> AnyView { AnyView(super._visible().disabled(!isEnabled)) }
        struct Event: OptionSet {
          let rawValue: UInt
          init(rawValue: UInt) { self.rawValue = rawValue }
          static let touchDown = Event(rawValue: 1)
          static let touchDownRepeat = Event(rawValue: 2)
          static let touchDragInside = Event(rawValue: 4)
          static let touchDragOutside = Event(rawValue: 8)
          static let touchUpInside = Event(rawValue: 64)
          static let touchUpOutside = Event(rawValue: 128)
          static let touchCancel = Event(rawValue: 256)
          static let valueChanged = Event(rawValue: 4096)
          static let primaryActionTriggered = Event(rawValue: 8192)
          static let editingDidBegin = Event(rawValue: 65536)
          static let editingChanged = Event(rawValue: 131072)
          static let editingDidEnd = Event(rawValue: 262144)
          static let editingDidEndOnExit = Event(rawValue: 524288)
          static let allTouchEvents = Event(rawValue: 4095)
          static let allEditingEvents = Event(rawValue: 983040)
          static let allEvents = Event(rawValue: 4294967295)
        }
        struct State: OptionSet, Hashable {
          let rawValue: UInt
          init(rawValue: UInt) { self.rawValue = rawValue }
          static let normal: State = []
          static let highlighted = State(rawValue: 1)
          static let disabled = State(rawValue: 2)
          static let selected = State(rawValue: 4)
          static let focused = State(rawValue: 8)
        }
      }
      """),
    appearing(
      "UILabel",
      """
      var text: String? { didSet { if text != attributedText?.string { attributedText = nil } } }
      var textColor: UIColor!
      var font: UIFont!
      var textAlignment: NSTextAlignment = .natural
      var numberOfLines: Int = 1
      var lineBreakMode: NSLineBreakMode = .byTruncatingTail
      var adjustsFontSizeToFitWidth: Bool = false
      var adjustsFontForContentSizeCategory: Bool = false
      var minimumScaleFactor: CGFloat = 0
      var preferredMaxLayoutWidth: CGFloat = 0
      var shadowColor: UIColor?
      var shadowOffset: CGSize = .zero
      var attributedText: NSAttributedString? {
        didSet { if let attributedText { text = attributedText.string } }
      }
      override func _shown() -> AnyView {
        AnyView(
          (attributedText?._styled ?? Text(text ?? "")).font(font.map { Font($0) })
            .foregroundColor(textColor.map { Color($0) })
            .lineLimit(numberOfLines == 0 ? nil : numberOfLines)
            .multilineTextAlignment(
              textAlignment == .center ? .center : textAlignment == .right ? .trailing : .leading)
            .minimumScaleFactor(adjustsFontSizeToFitWidth ? max(0.1, minimumScaleFactor) : 1)
            .frame(
              maxWidth: textAlignment == .center || textAlignment == .right ? .infinity : nil,
              alignment: textAlignment == .right ? .trailing : .center)
            .background(Color(backgroundColor ?? .clear)))
      }
      """),
    Builtin(nil, "enum NSTextAlignment: Int { case left, center, right, justified, natural }"),
    Builtin(
      nil,
      """
      enum NSLineBreakMode: Int {
        case byWordWrapping, byCharWrapping, byClipping, byTruncatingHead, byTruncatingTail
        case byTruncatingMiddle
      }
      """),
    appearing(
      "UIImageView",
      """
      var image: UIImage?
      var highlightedImage: UIImage?
      var animationImages: [UIImage]?
      var animationDuration: TimeInterval = 0
      var animationRepeatCount: Int = 0
      var isAnimating: Bool = false
      convenience init() { self.init(frame: .zero) }
      override init(frame: CGRect) { super.init(frame: frame) }
      init(image: UIImage?) {
        self.image = image
        super.init(frame: .zero)
      }
      func startAnimating() { isAnimating = true }
      func stopAnimating() { isAnimating = false }
      override func _shown() -> AnyView {
        guard let image = image ?? animationImages?.first else { return AnyView(Color.clear) }
        let picture = Image(uiImage: image).resizable()
        switch contentMode {
        case .scaleAspectFit: return AnyView(picture.aspectRatio(contentMode: .fit))
        case .scaleAspectFill: return AnyView(Color.clear.overlay(picture.scaledToFill()).clipped())
        default: return AnyView(picture)
        }
      }
      """,
      made: "image: nil"),
    appearing(
      "UISwitch",
      """
      var isOn: Bool = false
      var onTintColor: UIColor?
      var thumbTintColor: UIColor?
      var title: String?
      var preferredStyle: UISwitch.Style = .automatic
      enum Style: Int { case automatic, checkbox, sliding }
      func setOn(_ on: Bool, animated: Bool) { isOn = on }
      override var _fitsWidth: Bool { true }
      override var _fitsHeight: Bool { true }
      override func _shown() -> AnyView {
        let value = Binding<Bool>(
          get: { self.isOn }, set: { self.isOn = $0; self.sendActions(for: .valueChanged) })
        return AnyView(
          Toggle(accessibilityLabel ?? "", isOn: value).labelsHidden()
            .tint(onTintColor.map { Color($0) }))
      }
      """,
      of: "UIControl"),
    appearing(
      "UISlider",
      """
      var value: Float = 0
      var minimumValue: Float = 0
      var maximumValue: Float = 1
      var isContinuous: Bool = true
      var minimumValueImage: UIImage?
      var maximumValueImage: UIImage?
      var minimumTrackTintColor: UIColor?
      var maximumTrackTintColor: UIColor?
      var thumbTintColor: UIColor?
      func setValue(_ value: Float, animated: Bool) { self.value = value }
      func setThumbImage(_ image: UIImage?, for state: UIControl.State) {}
      func setMinimumTrackImage(_ image: UIImage?, for state: UIControl.State) {}
      func setMaximumTrackImage(_ image: UIImage?, for state: UIControl.State) {}
      override var _fitsHeight: Bool { true }
      override func _shown() -> AnyView {
        let value = Binding<Float>(
          get: { min(max(self.value, self.minimumValue), self.maximumValue) },
          set: { self.value = $0; self.sendActions(for: .valueChanged) })
        return AnyView(
          Slider(value: value, in: minimumValue...max(minimumValue, maximumValue))
            .tint((minimumTrackTintColor ?? tintColor).map { Color($0) }))
      }
      """, of: "UIControl"),
    appearing(
      "UIStepper",
      """
      var value: Double = 0
      var minimumValue: Double = 0
      var maximumValue: Double = 100
      var stepValue: Double = 1
      var isContinuous: Bool = true
      var autorepeat: Bool = true
      var wraps: Bool = false
      override var _fitsWidth: Bool { true }
      override var _fitsHeight: Bool { true }
      override func _shown() -> AnyView {
        let value = Binding<Double>(
          get: { self.value }, set: { self.value = $0; self.sendActions(for: .valueChanged) })
        return AnyView(
          Stepper(
            accessibilityLabel ?? "", value: value, in: minimumValue...maximumValue, step: stepValue
          ).labelsHidden())
      }
      """, of: "UIControl"),
    appearing(
      "UISegmentedControl",
      """
      static let noSegment: Int = -1
      var selectedSegmentTintColor: UIColor?
      var selectedSegmentIndex: Int = -1
      var isMomentary: Bool = false
      var apportionsSegmentWidthsByContent: Bool = false
      var _titles: [String] = []
      convenience init() { self.init(frame: .zero) }
      override init(frame: CGRect) { super.init(frame: frame) }
      init(items: [Any]?) {
        super.init(frame: .zero)
        _titles = (items ?? []).map { ($0 as? String) ?? "" }
      }
      var numberOfSegments: Int { _titles.count }
      func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
        _titles.insert(title ?? "", at: min(segment, _titles.count))
      }
      func setTitle(_ title: String?, forSegmentAt segment: Int) { _titles[segment] = title ?? "" }
      func titleForSegment(at segment: Int) -> String? { _titles[segment] }
      func removeAllSegments() { _titles = [] }
      func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {}
      func setTitleTextAttributes(
        _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
      ) {}
      func setBackgroundImage(
        _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
      ) {}
      func setDividerImage(
        _ dividerImage: UIImage?, forLeftSegmentState leftState: UIControl.State,
        rightSegmentState rightState: UIControl.State, barMetrics: UIBarMetrics
      ) {}
      override var _fitsHeight: Bool { true }
      override func _shown() -> AnyView {
        let selection = Binding<Int>(
          get: { self.selectedSegmentIndex },
          set: { self.selectedSegmentIndex = $0; self.sendActions(for: .valueChanged) })
        return AnyView(
          Picker("", selection: selection) {
            ForEach(_titles.indices, id: \\.self) { Text(self._titles[$0]).tag($0) }
          }.pickerStyle(.segmented).labelsHidden())
      }
      """, of: "UIControl"),
    appearing(
      "UIPageControl",
      """
      var numberOfPages: Int = 0
      var currentPage: Int = 0
      var hidesForSinglePage: Bool = false
      var currentPageIndicatorTintColor: UIColor?
      var pageIndicatorTintColor: UIColor?
      var allowsContinuousInteraction: Bool = true
      var preferredIndicatorImage: UIImage?
      var backgroundStyle: UIPageControl.BackgroundStyle = .automatic
      enum BackgroundStyle: Int { case automatic, prominent, minimal }
      func setIndicatorImage(_ image: UIImage?, forPage page: Int) {}
      override var _fitsWidth: Bool { true }
      override var _fitsHeight: Bool { true }
      override func _shown() -> AnyView {
        AnyView(
          HStack(spacing: 9) {
            ForEach(0..<numberOfPages, id: \\.self) { page in
              Circle().fill(
                page == self.currentPage
                  ? Color(self.currentPageIndicatorTintColor ?? .label)
                  : Color(self.pageIndicatorTintColor ?? .tertiaryLabel)
              ).frame(width: 7, height: 7)
            }
          }.padding(.horizontal, 8).frame(height: 26))
      }
      """, of: "UIControl"),
    appearing(
      "UIProgressView",
      """
      var progress: Float = 0
      var progressTintColor: UIColor?
      var trackTintColor: UIColor?
      var progressViewStyle: UIProgressView.Style = .default
      enum Style: Int { case `default`, bar }
      convenience init() { self.init(frame: .zero) }
      override init(frame: CGRect) { super.init(frame: frame) }
      init(progressViewStyle style: UIProgressView.Style) { super.init(frame: .zero) }
      func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }
      override var _fitsHeight: Bool { true }
      override func _shown() -> AnyView {
        AnyView(ProgressView(value: progress).tint(progressTintColor.map { Color($0) }))
      }
      """),
    appearing(
      "UIActivityIndicatorView",
      """
      var color: UIColor!
      var hidesWhenStopped: Bool = true
      var style: UIActivityIndicatorView.Style = .medium
      var isAnimating: Bool = false
      enum Style: Int {
        case medium = 100, large = 101
        static var white: Style { .medium }
        static var gray: Style { .medium }
        static var whiteLarge: Style { .large }
      }
      convenience init() { self.init(frame: .zero) }
      override init(frame: CGRect) { super.init(frame: frame) }
      init(style: UIActivityIndicatorView.Style) {
        self.style = style
        super.init(frame: .zero)
      }
      func startAnimating() { isAnimating = true }
      func stopAnimating() { isAnimating = false }
      override var _fitsWidth: Bool { true }
      override var _fitsHeight: Bool { true }
      override func _shown() -> AnyView {
        if !isAnimating && hidesWhenStopped {
          let side: CGFloat = style == .large ? 37 : 20
          return AnyView(Color.clear.frame(width: side, height: side))
        }
        return AnyView(ProgressView().controlSize(style == .large ? .large : .regular))
      }
      """),
    appearing(
      "UIVisualEffectView",
      """
      var effect: UIVisualEffect?
      var contentView: UIView = UIView()
      init(effect: UIVisualEffect?) {
        self.effect = effect
        super.init(frame: .zero)
        addSubview(contentView)
      }
      override func _shown() -> AnyView {
        AnyView(
          ZStack {
            if effect is UIBlurEffect { Rectangle().fill(.regularMaterial) } else { Color.clear }
            ForEach(subviews.indices, id: \\.self) { self.subviews[$0]._placed() }
          })
      }
      """, made: "effect: nil"),
    Builtin(nil, "class UIVisualEffect: NSObject { override init() {} }"),
    Builtin(
      nil,
      """
      class UIBlurEffect: UIVisualEffect {
        enum Style: Int {
          case extraLight, light, dark, regular = 4, prominent, systemUltraThinMaterial
          case systemThinMaterial, systemMaterial, systemThickMaterial, systemChromeMaterial
          case systemUltraThinMaterialLight, systemThinMaterialLight, systemMaterialLight
          case systemThickMaterialLight, systemChromeMaterialLight, systemUltraThinMaterialDark
          case systemThinMaterialDark, systemMaterialDark, systemThickMaterialDark
          case systemChromeMaterialDark
        }
        init(style: UIBlurEffect.Style) {}
      }
      """),
    Builtin(
      nil,
      """
      class UIVibrancyEffect: UIVisualEffect { init(blurEffect: UIBlurEffect) {} }
      """),
  ] + uiKitButtons
}
