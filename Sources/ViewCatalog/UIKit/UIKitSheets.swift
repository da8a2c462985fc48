import Interpreter

/// How a view controller is presented: as a sheet of some heights, or over what it points at.
var uiKitSheets: [Builtin] {
  [
    Builtin(
      nil,
      """
      class UIPresentationController: NSObject {
        weak var delegate: (any UIAdaptivePresentationControllerDelegate)?
        unowned let presentedViewController: UIViewController
        var presentingViewController: UIViewController {
          presentedViewController.presentingViewController ?? presentedViewController
        }
        var containerView: UIView? { nil }
        var overrideTraitCollection: UITraitCollection?
        init(
          presentedViewController: UIViewController, presenting presentingViewController: UIViewController?
        ) { self.presentedViewController = presentedViewController }
      }
      """),
    Builtin(
      nil,
      """
      class UISheetPresentationController: UIPresentationController {
        var detents: [UISheetPresentationController.Detent] = [.large()] {
          didSet { presentedViewController.view._changed() }
        }
        var selectedDetentIdentifier: UISheetPresentationController.Detent.Identifier?
        var largestUndimmedDetentIdentifier: UISheetPresentationController.Detent.Identifier?
        var prefersGrabberVisible: Bool = false
        var preferredCornerRadius: CGFloat?
        var prefersScrollingExpandsWhenScrolledToEdge: Bool = true
        var prefersEdgeAttachedInCompactHeight: Bool = false
        var widthFollowsPreferredContentSizeWhenEdgeAttached: Bool = false
        var prefersPageSizing: Bool = true
        var sourceView: UIView?
        func animateChanges(_ changes: () -> Void) { changes() }
        func invalidateDetents() {}
        func _sized(_ content: AnyView) -> AnyView {
          AnyView(
            content.presentationDetents(Set(detents.map { $0._detent }))
              .presentationDragIndicator(prefersGrabberVisible ? .visible : .automatic))
        }
      }
      """),
    Builtin(
      "UISheetPresentationController",
      """
      class Detent: NSObject {
        struct Identifier: RawRepresentable, Hashable {
          let rawValue: String
          init(_ rawValue: String) { self.rawValue = rawValue }
          init(rawValue: String) { self.rawValue = rawValue }
          static let medium = Identifier(rawValue: "com.apple.UIKit.medium")
          static let large = Identifier(rawValue: "com.apple.UIKit.large")
        }
        let identifier: Identifier
        let _detent: PresentationDetent
        init(_ identifier: Identifier, _ detent: PresentationDetent) {
          self.identifier = identifier
          _detent = detent
        }
        class func medium() -> Detent { Detent(.medium, .medium) }
        class func large() -> Detent { Detent(.large, .large) }
        class func custom(
          identifier: Identifier? = nil,
          resolver: @escaping (
            any UISheetPresentationControllerDetentResolutionContext
          ) -> CGFloat?
        ) -> Detent {
          let height = resolver(_WholeScreen()) ?? 0
          return Detent(identifier ?? Identifier("custom \\(height)"), .height(height))
        }
      }
      """),
    Builtin(
      nil,
      """
      protocol UISheetPresentationControllerDetentResolutionContext {
        var containerTraitCollection: UITraitCollection { get }
        var maximumDetentValue: CGFloat { get }
      }
      """),
    Builtin(
      nil,
      """
      struct _WholeScreen: UISheetPresentationControllerDetentResolutionContext {
        var containerTraitCollection: UITraitCollection { UITraitCollection.current }
        var maximumDetentValue: CGFloat { UIScreen.main.bounds.height }
      }
      """),
    Builtin(
      nil,
      """
      class UIPopoverPresentationController: UIPresentationController {
        var sourceView: UIView?
        var sourceRect: CGRect = .zero
        var sourceItem: Any?
        var barButtonItem: UIBarButtonItem?
        var permittedArrowDirections: UIPopoverArrowDirection = .any
        var passthroughViews: [UIView]?
        var backgroundColor: UIColor?
        var canOverlapSourceViewRect: Bool = false
        var popoverLayoutMargins: UIEdgeInsets = .zero
      }
      """),
    optionSet("UIPopoverArrowDirection", raw: "UInt", ["up", "down", "left", "right"]),
    Builtin(
      "UIPopoverArrowDirection", "static let any = UIPopoverArrowDirection(rawValue: 15)"),
    Builtin(
      "UIViewController",
      """
      var presentationController: UIPresentationController? {
        modalPresentationStyle == .popover ? popoverPresentationController : sheetPresentationController
      }
      """),
    Builtin(
      "UIViewController",
      """
      var sheetPresentationController: UISheetPresentationController? {
        let sheet = _sheet
          ?? UISheetPresentationController(presentedViewController: self, presenting: nil)
        _sheet = sheet
        return sheet
      }
      """),
    Builtin(
      "UIViewController",
      """
      var popoverPresentationController: UIPopoverPresentationController? {
        if modalPresentationStyle != .popover { return nil }
        let popover = _popover
          ?? UIPopoverPresentationController(presentedViewController: self, presenting: nil)
        _popover = popover
        return popover
      }
      """),
  ]
    + delegate(
      "UIAdaptivePresentationControllerDelegate",
      [
        """
        adaptivePresentationStyle(
          for controller: UIPresentationController) -> UIModalPresentationStyle = .none
        """,
        """
        adaptivePresentationStyle(
          for controller: UIPresentationController, traitCollection: UITraitCollection
        ) -> UIModalPresentationStyle = .none
        """,
        """
        presentationControllerShouldDismiss(
          _ presentationController: UIPresentationController) -> Bool = true
        """,
        """
        presentationControllerWillDismiss(_ presentationController: UIPresentationController)
        """,
        """
        presentationControllerDidDismiss(_ presentationController: UIPresentationController)
        """,
        """
        presentationControllerDidAttemptToDismiss(
          _ presentationController: UIPresentationController)
        """,
      ])
    + delegate(
      "UISheetPresentationControllerDelegate", of: "UIAdaptivePresentationControllerDelegate",
      [
        """
        sheetPresentationControllerDidChangeSelectedDetentIdentifier(
          _ sheetPresentationController: UISheetPresentationController)
        """
      ])
    + delegate(
      "UIPopoverPresentationControllerDelegate", of: "UIAdaptivePresentationControllerDelegate",
      [
        """
        prepareForPopoverPresentation(
          _ popoverPresentationController: UIPopoverPresentationController)
        """
      ])
}
