public import Geometry

/// The number of a rule of layout, such as 7.3.
public struct LayoutRule: Hashable, Sendable, CustomStringConvertible {
  public let section: Int
  public let number: Int

  public init(_ section: Int, _ number: Int) {
    self.section = section
    self.number = number
  }

  /// `7.3`, or `4` where a section has one rule.
  public var description: String { number == 0 ? "\(section)" : "\(section).\(number)" }
}

/// One step of an explanation: a fact and the rule it follows from.
public struct LayoutStep: Hashable, Sendable {
  public enum Fact: Hashable, Sendable {
    /// Lengths along the container's axis: all gaps together, and between each pair.
    case gaps(total: Double, each: [Double])
    /// A child's shortest and longest length, and its layout priority.
    case range(LayoutNode, shortest: Double, longest: Double, priority: Double)
    /// The order in which children choose.
    case order([LayoutNode])
    /// What is kept back for the children of lower priority.
    case reserved(Double, forPriorityBelow: Double)
    /// What was kept back for children of the next priority is theirs to share as well.
    case freed(Double)
    /// Only these children, those of the highest priority, give their container its size.
    case deciding([LayoutNode])
    /// The child was offered `share` of what was left, and took `answer`.
    case offered(LayoutNode, share: Double, answer: Double, left: Double)
    /// The child was proposed this and answered that.
    case proposed(LayoutNode, ProposedSize, answer: Size)
    /// An unspecified length was replaced before placing.
    case replaced(Axis, by: Double)
    /// A length of the container around, of which it is `span` of `count` parts with `spacing`
    /// between.
    case part(Axis, of: Double, count: Int, span: Int, spacing: Double)
    /// The child is proposed the largest size of this ratio that fits, or the smallest that fills.
    case ratio(Double, fits: Bool)
    /// The length was bounded.
    case clamped(Axis, low: Double?, high: Double?)
    /// The child fits or does not.
    case candidate(LayoutNode, ideal: Size, fits: Bool)
    /// Columns or tracks of these widths.
    case tracks([Double])
    /// A grid's column, from 1: its width, its widest cell and what that needs, and the cells that
    /// stand in no other column.
    case column(
      Int, width: Double, widest: LayoutNode?, needs: Double, cells: [LayoutNode])
    /// The children, or the content and its frame, meet on this guide.
    case aligned(AlignmentKey)
    /// The child's own value of such a guide, from its top leading corner.
    case guide(LayoutNode, AlignmentKey, at: Double)
    /// The child's place in its container.
    case placed(LayoutNode, at: Point)
  }

  public let rule: LayoutRule
  public let fact: Fact

  public init(_ rule: LayoutRule, _ fact: Fact) {
    self.rule = rule
    self.fact = fact
  }
}

/// Why a node has its size and place.
public struct LayoutExplanation: Hashable, Sendable {
  public var node: LayoutNode
  /// The rule that gives this kind of view its size.
  public var rule: LayoutRule
  /// What it was proposed in the end, and what it answered.
  public var proposal: ProposedSize
  public var size: Size
  /// In its root's host; nil when it was not placed.
  public var frame: Rect?
  /// Every other proposal that it was asked with, and its answers, oldest first.
  public var probes: [LayoutProbe]
  /// The parent's steps that made the proposal; empty for a root.
  public var parentSteps: [LayoutStep]
  /// Its own steps with its children.
  public var steps: [LayoutStep]
}

/// A question and its answer.
public struct LayoutProbe: Hashable, Sendable {
  public var proposal: ProposedSize
  public var size: Size
}

/// Collects steps while a container is arranged again.
struct LayoutTrace {
  var steps: [LayoutStep] = []
}
