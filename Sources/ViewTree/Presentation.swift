import Diagnostics
import LayoutEngine

/// Something shown above the view that presents it, as its binding says.
///
/// The view that carries the modifier makes it and says whether it is wanted; the simulator gives
/// it its turn (navigation rules 1.1 and 5.2), and takes it away.
public protocol Presentation: NodeStorage {
  var kind: ScreenKind { get }
  /// The node that carries the modifier.
  var owner: ViewNode? { get }
  /// Whether its binding asks for it now.
  var isWanted: Bool { get }
  /// Counts up as presentations become wanted: the first one waiting is the first shown. 0 until
  /// the update that asks for it is over.
  var order: Int { get set }
  /// The presented content, a part of the presenter; nil while it is not presented.
  var content: ViewNode? { get }
  /// It is not shown until it is asked for again (navigation rule 5.2).
  func lose()
  /// Makes the content.
  func present(in graph: ViewGraph) throws
  /// Takes the content away, and queues what runs after that (`onDismiss`).
  func close(in graph: ViewGraph) throws
  /// The part of the window that it covers, with its safe area.
  func host(in window: LayoutHost, traits: ScreenTraits) -> LayoutHost
  /// The modifier in the program's source.
  var place: SourceRange { get }
  /// What assistive technology and reports call it: an alert's title.
  var title: String? { get }
  /// A sheet's detent as reports name it: `medium`, `large`, `height(120)`.
  func detent(_ traits: ScreenTraits) throws -> String?
  /// The detents that a user can drag the sheet to, the lowest first.
  func detents(_ traits: ScreenTraits) -> [SheetTraits.Detent]
  /// Drags the sheet to a detent of its set; false where it has no such detent.
  func setDetent(_ detent: SheetTraits.Detent, _ traits: ScreenTraits) throws -> Bool
  /// Whether a user can close it without a control: by dragging it down, or tapping outside.
  func isDismissible(_ traits: ScreenTraits) -> Bool
  /// Whether what lies below can be used meanwhile (`presentationBackgroundInteraction`).
  func allowsBackgroundInteraction(_ traits: ScreenTraits) -> Bool
  /// Closes it as a user does: the binding is set to false or nil when it has gone.
  func dismiss() throws
  /// Sets the driving binding to false or nil at once, as `dismiss()` in the content does.
  func reset() throws
}

extension Presentation {
  public var place: SourceRange { .none }
  public func detent(_ traits: ScreenTraits) throws -> String? { nil }
  public func detents(_ traits: ScreenTraits) -> [SheetTraits.Detent] { [] }
  public func setDetent(_ detent: SheetTraits.Detent, _ traits: ScreenTraits) throws -> Bool {
    false
  }
  public func allowsBackgroundInteraction(_ traits: ScreenTraits) -> Bool { false }
  public func lose() {}
}
