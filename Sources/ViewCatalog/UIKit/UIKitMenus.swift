import Interpreter

/// UIKit's menus with their actions, as buttons and held views show them, and keys that run them:
/// a menu of a button opens as SwiftUI's do.
var uiKitMenus: [Builtin] { menuElements + contextMenus + viewInteractions }

private var menuElements: [Builtin] {
  [
    Builtin(
      nil,
      """
      class UIMenuElement: NSObject {
        enum State: Int { case off, on, mixed }
        struct Attributes: OptionSet {
          let rawValue: UInt
          init(rawValue: UInt) { self.rawValue = rawValue }
          static let disabled = Attributes(rawValue: 1)
          static let destructive = Attributes(rawValue: 2)
          static let hidden = Attributes(rawValue: 4)
          static let keepsMenuPresented = Attributes(rawValue: 8)
        }
        let title: String
        let image: UIImage?
        var subtitle: String?
        init(_ title: String, _ image: UIImage?) {
          self.title = title
          self.image = image
        }
        func _shown() -> AnyView { AnyView(EmptyView()) }
        func _button(_ attributes: Attributes, _ state: State, _ run: @escaping () -> Void) -> AnyView {
          if attributes.contains(.hidden) { return AnyView(EmptyView()) }
          return AnyView(
            Button(role: attributes.contains(.destructive) ? .destructive : nil, action: run) {
              if let image {
                Label { Text(self.title) } icon: { Image(uiImage: image) }
              } else if state == .on {
                Label(self.title, systemImage: "checkmark")
              } else {
                Text(self.title)
              }
            }.disabled(attributes.contains(.disabled)))
        }
      }
      """),
    Builtin(
      nil,
      """
      class UIAction: UIMenuElement {
        typealias Identifier = _ActionIdentifier
        let identifier: UIAction.Identifier
        var discoverabilityTitle: String?
        var attributes: UIMenuElement.Attributes
        var state: UIMenuElement.State
        var sender: Any?
        let _handler: (UIAction) -> Void
        init(
          title: String = "", subtitle: String? = nil, image: UIImage? = nil,
          selectedImage: UIImage? = nil, identifier: UIAction.Identifier? = nil,
          discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [],
          state: UIMenuElement.State = .off, handler: @escaping (UIAction) -> Void
        ) {
          self.identifier = identifier ?? UIAction.Identifier(UUID().uuidString)
          self.discoverabilityTitle = discoverabilityTitle
          self.attributes = attributes
          self.state = state
          _handler = handler
          super.init(title, image)
          self.subtitle = subtitle
        }
        override func _shown() -> AnyView { _button(attributes, state) { self._handler(self) } }
      }
      """),
    Builtin(
      nil,
      """
      struct _ActionIdentifier: RawRepresentable, Hashable {
        let rawValue: String
        init(_ rawValue: String) { self.rawValue = rawValue }
        init(rawValue: String) { self.rawValue = rawValue }
      }
      """),
    Builtin(
      nil,
      """
      class UIMenu: UIMenuElement {
        struct Options: OptionSet {
          let rawValue: UInt
          init(rawValue: UInt) { self.rawValue = rawValue }
          static let displayInline = Options(rawValue: 1)
          static let destructive = Options(rawValue: 2)
          static let singleSelection = Options(rawValue: 32)
          static let displayAsPalette = Options(rawValue: 128)
        }
        enum ElementSize: Int { case small, medium, large, automatic = -1 }
        struct Identifier: RawRepresentable, Hashable {
          let rawValue: String
          init(_ rawValue: String) { self.rawValue = rawValue }
          init(rawValue: String) { self.rawValue = rawValue }
          static let file = Identifier("com.apple.menu.file")
          static let edit = Identifier("com.apple.menu.edit")
          static let view = Identifier("com.apple.menu.view")
          static let window = Identifier("com.apple.menu.window")
          static let help = Identifier("com.apple.menu.help")
          static let application = Identifier("com.apple.menu.application")
        }
        let identifier: UIMenu.Identifier
        let options: UIMenu.Options
        let children: [UIMenuElement]
        var preferredElementSize: UIMenu.ElementSize = .automatic
        init(
          title: String = "", subtitle: String? = nil, image: UIImage? = nil,
          identifier: UIMenu.Identifier? = nil, options: UIMenu.Options = [],
          preferredElementSize: UIMenu.ElementSize = .automatic, children: [UIMenuElement] = []
        ) {
          self.identifier = identifier ?? UIMenu.Identifier(UUID().uuidString)
          self.options = options
          self.children = children
          self.preferredElementSize = preferredElementSize
          super.init(title, image)
          self.subtitle = subtitle
        }
        func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
          UIMenu(
            title: title, image: image, identifier: identifier, options: options,
            children: newChildren)
        }
        func _items() -> AnyView {
          AnyView(ForEach(children.indices, id: \\.self) { self.children[$0]._shown() })
        }
        override func _shown() -> AnyView {
          options.contains(.displayInline)
            ? AnyView(Section(title) { self._items() }) : AnyView(Menu(title) { self._items() })
        }
      }
      """),
    Builtin(
      nil,
      """
      class UICommand: UIMenuElement {
        let action: Selector
        let propertyList: Any?
        var attributes: UIMenuElement.Attributes
        var state: UIMenuElement.State
        var discoverabilityTitle: String?
        init(
          title: String = "", image: UIImage? = nil, action: Selector, propertyList: Any? = nil,
          attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off
        ) {
          self.action = action
          self.propertyList = propertyList
          self.attributes = attributes
          self.state = state
          super.init(title, image)
        }
        override func _shown() -> AnyView {
          _button(attributes, state) { self.action._send?(nil, self) }
        }
      }
      """),
    Builtin(
      nil,
      """
      class UIKeyCommand: UICommand {
        let input: String?
        let modifierFlags: UIKeyModifierFlags
        var wantsPriorityOverSystemBehavior: Bool = false
        init(
          title: String = "", image: UIImage? = nil, action: Selector, input: String,
          modifierFlags: UIKeyModifierFlags = [], propertyList: Any? = nil,
          discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [],
          state: UIMenuElement.State = .off
        ) {
          self.input = input
          self.modifierFlags = modifierFlags
          super.init(
            title: title, image: image, action: action, propertyList: propertyList,
            attributes: attributes, state: state)
          self.discoverabilityTitle = discoverabilityTitle
        }
        convenience init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector) {
          self.init(title: "", action: action, input: input, modifierFlags: modifierFlags)
        }
      }
      """),
    Builtin(
      nil,
      """
      struct UIKeyModifierFlags: OptionSet, Hashable {
        let rawValue: Int
        init(rawValue: Int) { self.rawValue = rawValue }
        static let alphaShift = UIKeyModifierFlags(rawValue: 65536)
        static let shift = UIKeyModifierFlags(rawValue: 131072)
        static let control = UIKeyModifierFlags(rawValue: 262144)
        static let alternate = UIKeyModifierFlags(rawValue: 524288)
        static let command = UIKeyModifierFlags(rawValue: 1048576)
        static let numericPad = UIKeyModifierFlags(rawValue: 2097152)
      }
      """),
    Builtin(
      nil,
      """
      class UIDeferredMenuElement: UIMenuElement {
        let _provider: (@escaping ([UIMenuElement]) -> Void) -> Void
        init(_ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void) {
          _provider = elementProvider
          super.init("", nil)
        }
        class func uncached(
          _ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void
        ) -> UIDeferredMenuElement { UIDeferredMenuElement(elementProvider) }
        override func _shown() -> AnyView {
          var made: [UIMenuElement] = []
          _provider { made = $0 }
          return UIMenu(children: made)._items()
        }
      }
      """),
  ]
    + [
      ("UpArrow", "UIKeyInputUpArrow"), ("DownArrow", "UIKeyInputDownArrow"),
      ("LeftArrow", "UIKeyInputLeftArrow"), ("RightArrow", "UIKeyInputRightArrow"),
      ("Escape", "UIKeyInputEscape"), ("PageUp", "UIKeyInputPageUp"),
      ("PageDown", "UIKeyInputPageDown"), ("Home", "UIKeyInputHome"), ("End", "UIKeyInputEnd"),
      ("Delete", "UIKeyInputDelete"), ("F1", "UIKeyInputF1"), ("F2", "UIKeyInputF2"),
    ].map { Builtin("UIKeyCommand", "class var input\($0.0): String { \"\($0.1)\" }") }
}

private var contextMenus: [Builtin] {
  [
    Builtin(
      nil,
      """
      class UIContextMenuConfiguration: NSObject {
        let identifier: AnyObject
        let _menu: UIMenu?
        init(
          identifier: AnyObject? = nil, previewProvider: (() -> UIViewController?)? = nil,
          actionProvider: (([UIMenuElement]) -> UIMenu?)? = nil
        ) {
          self.identifier = identifier ?? NSObject()
          _menu = actionProvider?([])
        }
      }
      """),
    Builtin(
      nil,
      """
      class UIContextMenuInteraction: NSObject, UIInteraction {
        weak var delegate: (any UIContextMenuInteractionDelegate)?
        weak var view: UIView?
        init(delegate: any UIContextMenuInteractionDelegate) { self.delegate = delegate }
        func location(in view: UIView?) -> CGPoint { .zero }
        func dismissMenu() {}
        func willMove(to view: UIView?) {}
        func didMove(to view: UIView?) { self.view = view }
        func _wrapping(_ shown: AnyView) -> AnyView {
          let made = delegate?.contextMenuInteraction(
            self, configurationForMenuAtLocation: .zero)
          guard let menu = made?._menu else { return shown }
          return AnyView(shown.contextMenu { menu._items() })
        }
      }
      """),
    Builtin(
      nil,
      """
      protocol UIContextMenuInteractionDelegate: NSObjectProtocol {
        func contextMenuInteraction(
          _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
        ) -> UIContextMenuConfiguration?
        func contextMenuInteraction(
          _ interaction: UIContextMenuInteraction,
          willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
          animator: any UIContextMenuInteractionCommitAnimating)
        func contextMenuInteraction(
          _ interaction: UIContextMenuInteraction,
          previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
        ) -> UITargetedPreview?
      }
      """),
    Builtin(
      "UIContextMenuInteractionDelegate",
      """
      func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating
      ) {}
      """),
    Builtin(
      "UIContextMenuInteractionDelegate",
      """
      func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
      ) -> UITargetedPreview? { nil }
      """),
    Builtin(
      nil,
      """
      protocol UIContextMenuInteractionCommitAnimating: NSObjectProtocol {
        var previewViewController: UIViewController? { get }
        func addAnimations(_ animations: @escaping () -> Void)
        func addCompletion(_ completion: @escaping () -> Void)
      }
      """),
    Builtin(
      nil,
      """
      class UIPreviewParameters: NSObject {
        var backgroundColor: UIColor!
        var visiblePath: UIBezierPath?
        override init() {}
      }
      """),
    Builtin(
      nil,
      """
      class UITargetedPreview: NSObject {
        let view: UIView
        init(view: UIView) { self.view = view }
        init(view: UIView, parameters: UIPreviewParameters) { self.view = view }
      }
      """),
  ]
}

/// What listens on a view beside its recognizers. Only menus are shown.
private var viewInteractions: [Builtin] {
  [
    Builtin(
      nil,
      """
      protocol UIInteraction: NSObjectProtocol {
        var view: UIView? { get }
        func willMove(to view: UIView?)
        func didMove(to view: UIView?)
      }
      """),
    Builtin(
      "UIView",
      """
      func addInteraction(_ interaction: any UIInteraction) {
        interaction.willMove(to: self)
        interactions.append(interaction)
        interaction.didMove(to: self)
      }
      """),
    Builtin(
      "UIView",
      """
      func removeInteraction(_ interaction: any UIInteraction) {
        interactions.removeAll { $0 === interaction }
      }
      """),
  ]
    + [
      ("UIEditMenuInteraction", "(any UIEditMenuInteractionDelegate)?"),
      ("UIPencilInteraction", "(any UIPencilInteractionDelegate)?"),
      ("UIPointerInteraction", "(any UIPointerInteractionDelegate)?"),
      ("UIDragInteraction", "any UIDragInteractionDelegate"),
      ("UIDropInteraction", "any UIDropInteractionDelegate"),
    ].flatMap { name, delegate in
      [
        Builtin(
          nil,
          """
          class \(name): NSObject, UIInteraction {
            weak var delegate: (any \(name)Delegate)?
            weak var view: UIView?
            var isEnabled: Bool = true
            override init() {}
            init(delegate: \(delegate)) { self.delegate = delegate }
            func willMove(to view: UIView?) {}
            func didMove(to view: UIView?) { self.view = view }
          }
          """)
      ]
    }
    + delegate("UIEditMenuInteractionDelegate", [])
    + delegate(
      "UIPencilInteractionDelegate",
      ["pencilInteractionDidTap(_ interaction: UIPencilInteraction)"])
    + delegate("UIPointerInteractionDelegate", [])
    + delegate("UIDropInteractionDelegate", [])
    + [
      Builtin(
        nil,
        """
        protocol UIDragInteractionDelegate: NSObjectProtocol {
          func dragInteraction(
            _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
          ) -> [UIDragItem]
        }
        """),
      Builtin(nil, "protocol UIDragSession: NSObjectProtocol {}"),
      Builtin(
        nil,
        """
        class UIDragItem: NSObject {
          let itemProvider: NSItemProvider
          var localObject: Any?
          init(itemProvider: NSItemProvider) { self.itemProvider = itemProvider }
        }
        """),
    ]
}
