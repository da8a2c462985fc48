import Diagnostics
import Geometry
import LayoutEngine

/// Rules of layout in a sentence each, for those who learn them.
extension LayoutRule {
  /// Why a view that follows this rule has its size; nil where there is nothing to add.
  var reason: Sentence? {
    switch (section, number) {
    case (1, 4): "it is greedy: it takes all that it is proposed, and 10 points where that is nil"
    case (4, 0): "its size is its own; a circle takes the smaller side of its proposal"
    case (4, 2):
      "a spacer takes all there is along its stack, 8 points at least, and nothing across it"
    case (4, 1): "a divider is as long as its proposal and a line thick"
    case (4, 5):
      "a control has its own height; some take the proposed width, others hug their label"
    case (5, 1):
      "a fixed frame is the size that it was given, whatever its content chooses; its content is "
        + "proposed that size and aligned inside"
    case (5, 2):
      "a frame with minimum and maximum takes the proposal between them, and its content's size "
        + "where it has no bound"
    case (6, 1): "padding proposes its content what is left inside, and adds itself to the answer"
    case (6, 2): "fixedSize proposes nil, so that its content takes its ideal size"
    case (6, 3):
      "it proposes the largest size of its ratio that fits, or the smallest that fills, and is as "
        + "large as its content is then"
    case (6, 4): "position takes all that it is proposed, and puts its content's centre at a point"
    case (6, 5): "offset only moves what is painted: neighbours see the old place"
    case (6, 6):
      "it is exactly as large as the view that it modifies, which never sees what is behind or over "
        + "it"
    case (6, 9): "layoutPriority only tells the stack around who chooses first"
    case (7, _): "a stack is as long as its views and gaps together, and as wide as the widest"
    case (9, _): "it is as large as its views together, each of which was proposed the whole"
    case (10, _): "an alignment guide moves the view against its neighbours and keeps its size"
    case (11, _):
      "a geometry reader is greedy: it takes all that it is proposed, whatever its content is"
    case (12, 2):
      "a scroll view takes what it is proposed; its content is proposed nil along the way it scrolls"
    case (12, _): "a lazy stack makes only the views in sight, and takes all it is proposed across"
    case (13, _):
      "a lazy grid takes all it is proposed across, and shares that out to its columns or rows"
    case (14, _): "a grid's columns are as wide as their widest cell"
    case (15, 2):
      "the bar takes its length at one edge, the content what is left; it is as long as both and the "
        + "gap between them"
    case (15, 5):
      "layout sees its content's own size; it is drawn as far as the edges that it touches"
    case (15, _): "the safe area is what the device and the bars leave free"
    case (16, 1): "it takes the first of its views that fits"
    case (16, 2): "the program's own layout says so"
    case (16, 4): "it is a part of the container around it"
    case (17, _):
      "a text takes the lines that it needs and no more, and wraps in the width proposed"
    case (20, _): "a list takes all that it is proposed, and scrolls"
    case _: nil
    }
  }

  /// Why a view of the library has its size, where the rule of its parts would not say it; nil for
  /// all others.
  func reason(
    of name: String, proposed: ProposedSize, _ isInStack: Bool
  ) -> (reason: Sentence, rule: LayoutRule)? {
    let control = LayoutRule(4, 5)
    switch (name, section, number) {
    case ("Toggle", 16, 2), ("Stepper", 16, 2), ("DatePicker", 16, 2), ("ColorPicker", 16, 2),
      ("LabeledContent", 16, 2):
      return (
        "it fills the width that it is proposed: its label at the leading edge, its control at the "
          + "trailing one", control
      )
    case ("Picker", 16, _), ("Picker", 4, _):
      return ("it fills the width that it is proposed, and has its own height", control)
    case ("Image", 4, 0):
      return (
        "an image keeps its own size, whatever it is proposed; .resizable() lets it change", self
      )
    case ("Image", 4, _):
      return (
        "a resizable image takes what it is proposed and loses its shape; .scaledToFit() keeps it",
        LayoutRule(4, 0)
      )
    case ("Circle", 4, 0):
      return ("a circle is as wide as high: the smaller side of its proposal", self)
    case ("TextField", 17, _):
      return ("it fills the width that it is proposed, and is as high as its lines", control)
    case ("Text", 17, _) where (proposed.width ?? .infinity) == .infinity:
      return (
        "proposed no width, a text stays on one line, however long, and breaks only where it says so",
        self
      )
    case ("GeometryReader", 11, _) where proposed.width == nil || proposed.height == nil:
      return (
        "proposed nil there is nothing for it to take: a geometry reader is 10 points long then, "
          + "whatever its content is", self
      )
    case ("Form", 20, _): return ("a form takes all that it is proposed, and scrolls", self)
    case ("TextField", 4, _), ("SecureField", 4, _), ("Slider", 4, _), ("SearchField", 4, _):
      return ("it fills the width that it is proposed, and has its own height", control)
    case ("LazyVStack", 12, _) where proposed.width == nil,
      ("LazyHStack", 12, _) where proposed.height == nil:
      return (
        "a lazy stack makes only the views in sight; proposed nil across, it is as large there as the "
          + "largest of them", self
      )
    case ("ScrollView", 12, _):
      return (
        "along its way it takes what it is proposed; across it it is as large as its content", self
      )
    case ("Canvas", 11, _): return ("a canvas takes all that it is proposed", LayoutRule(4, 0))
    case ("NavigationStack", 5, _), ("NavigationSplitView", 5, _), ("TabView", 5, _),
      ("NavigationView", 5, _), ("ContentUnavailableView", 5, _):
      return ("it takes all that it is proposed", control)
    case ("Button", 6, 1), ("GroupBox", 6, 1), ("Picker", 6, 1), ("Menu", 6, 1), ("Link", 6, 1),
      ("Toggle", 6, 1), ("NavigationLink", 6, 1):
      return ("its style leaves room around its label", control)
    case ("Label", 7, _), ("ProgressView", 7, _), ("Gauge", 7, _), ("Slider", 7, _), ("Menu", 7, _),
      ("Link", 7, _),
      ("DisclosureGroup", 7, _), ("NavigationLink", 7, _), ("Picker", 7, _):
      return ("it is as large as its parts and the gaps between them", control)
    case ("HStack", 7, _):
      return ("a row is as wide as its views and gaps together, and as high as the highest", self)
    case ("Button", 7, _):
      return ("a button is as large as its label", control)
    case ("Spacer", 4, 2) where !isInStack:
      return ("outside of a stack a spacer takes all that it is proposed, both ways", self)
    case ("Spacer", 4, 2) where proposed.width == nil || proposed.height == nil:
      return ("proposed nil there is no rest to take: a spacer stays at its least length", self)
    case _: return nil
    }
  }

  /// A list or a scroll view.
  var isScrolling: Bool { isList || (section, number) == (12, 2) }
  /// Whether a view of this rule takes all that it is proposed.
  var isGreedy: Bool { (section, number) == (1, 4) || section == 11 || section == 20 }
  var isStack: Bool { section == 7 }
  var isList: Bool { section == 20 }
  /// A modifier with exactly its content's proposal, size and place.
  var isTransparent: Bool {
    (section, number) == (6, 9) || (section, number) == (10, 3) || (section, number) == (14, 9)
  }
  var isPriority: Bool { (section, number) == (6, 9) }
  /// A modifier whose container sees the priority of what is inside (layout rule 5.4).
  var forwardsPriority: Bool {
    isTransparent || isAttachment
      || [LayoutRule(6, 2), LayoutRule(6, 5), LayoutRule(15, 5), LayoutRule(16, 5)].contains(self)
  }
  /// A modifier that has a priority of its own, 0, whatever is inside.
  var losesPriority: Bool { isRoomAround || self == LayoutRule(6, 3) || self == LayoutRule(6, 4) }
  var isText: Bool { section == 17 }
  var isGeometryReader: Bool { section == 11 }
  /// An overlay or background.
  var isAttachment: Bool { (section, number) == (6, 6) }
  var isFixedFrame: Bool { (section, number) == (5, 1) }
  var isFlexibleFrame: Bool { (section, number) == (5, 2) }
  var isInset: Bool { (section, number) == (15, 2) }
  /// What proposes something else to its content than it was proposed itself.
  var asksOn: Bool { isRoomAround || self == LayoutRule(6, 2) || self == LayoutRule(6, 3) }
  /// What makes room around its content: a frame, padding.
  var isRoomAround: Bool { section == 5 || (section, number) == (6, 1) }
}
