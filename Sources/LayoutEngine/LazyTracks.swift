import Geometry

/// One column of a lazy column or grid: where its cells lie across the container.
struct Track: Equatable {
  var origin: Double
  var length: Double
  /// The raw alignment key that cells are aligned by across, and along, their line.
  var across: UInt8
  var along: UInt8
}

/// The columns of a lazy grid for a width (layout rules 13.2 to 13.6); NaN is unspecified.
struct TrackSolver {
  var tracks: [GridTrack]
  var alignment: UInt8
  var axis: Axis

  /// The grid's own length across: the proposal, or more where the columns need it (13.4).
  func ownLength(_ proposal: Double) -> Double {
    let columns = lengths(proposal)
    let total = Self.total(columns)
    return proposal.isNaN ? total : max(proposal, total)
  }

  /// The columns, computed again with the grid's own length and aligned in it (13.5 and 13.6).
  func solve(_ own: Double) -> [Track] {
    let columns = lengths(own)
    let total = Self.total(columns)
    var cursor =
      LayoutTree.plainGuide(alignment, own) - LayoutTree.plainGuide(alignment, total)
    return columns.map { column in
      defer { cursor += column.length + column.gap }
      let cell = column.alignment
      let (horizontal, vertical) = (cell?.horizontal.key.rawValue, cell?.vertical.key.rawValue)
      return Track(
        origin: cursor, length: column.length,
        across: (axis == .vertical ? horizontal : vertical) ?? alignment,
        along: (axis == .vertical ? vertical : horizontal) ?? centerAlong)
    }
  }

  /// The whole line of a header or footer.
  func line(_ own: Double) -> Track {
    Track(origin: 0, length: own, across: alignment, along: centerAlong)
  }

  private var centerAlong: UInt8 {
    (axis == .vertical ? AlignmentKey.verticalCenter : .horizontalCenter).rawValue
  }

  private struct Column {
    var length: Double
    /// The distance to the next column.
    var gap: Double
    var alignment: Alignment?
  }

  private static func total(_ columns: [Column]) -> Double {
    var total = 0.0
    for column in columns { total += column.length + column.gap }
    return total - (columns.last?.gap ?? 0)
  }

  /// A grid never has more columns than this, whatever the proposal.
  private static let mostColumns = 10_000

  private func lengths(_ proposal: Double) -> [Column] {
    let isOpen = proposal.isNaN && !OpenRules.lazyGridsFallToTheirMinimum
    var remaining = isOpen ? 10 : proposal
    var left = 0
    for (position, track) in tracks.enumerated() {
      if position + 1 < tracks.count { remaining -= gap(track) }
      if case .fixed(let length) = track.length { remaining -= length } else { left += 1 }
    }
    var columns: [Column] = []
    for track in tracks {
      let gap = gap(track)
      func add(_ length: Double) {
        columns.append(Column(length: length, gap: gap, alignment: track.alignment))
      }
      switch track.length {
      case .fixed(let length): add(max(0, length))
      case .flexible(let minimum, let maximum):
        let share = remaining.isNaN ? minimum : max(remaining / Double(left), 0)
        let length = max(min(share, maximum), minimum)
        if remaining.isFinite { remaining -= length }
        left -= 1
        add(length)
      case .adaptive(let minimum, let maximum):
        let share = remaining.isFinite ? max(remaining / Double(left), 0) : minimum
        let fitting = ((share + gap) / max(minimum + gap, 1e-3)).rounded(.down)
        let count = fitting > 1 ? min(fitting, Double(Self.mostColumns)) : 1
        let length = min((share - gap * (count - 1)) / count, maximum)
        for _ in 0..<Int(count) { add(max(0, length)) }
        let keeps = OpenRules.adaptiveColumnsKeepTheirShare
        remaining -= keeps ? share : min(share, (length + gap) * count - gap)
        left -= 1
      }
    }
    return columns
  }

  private func gap(_ track: GridTrack) -> Double {
    let gap = track.spacing ?? ViewSpacing.defaultDistance
    return gap.isFinite ? gap : ViewSpacing.defaultDistance
  }
}

extension LayoutTree {
  /// With lengths that a grid's columns can have: impossible ones count as zero, and are told.
  func checked(_ lazy: LazySpec, _ index: UInt32) -> LazySpec {
    func checked(_ tracks: [GridTrack]) -> [GridTrack] {
      tracks.map { track in
        var sound = track
        switch track.length {
        case .fixed(let own): sound.length = .fixed(length(own, index))
        case .flexible(let low, let high):
          sound.length = .flexible(minimum: length(low, index), maximum: Self.most(high))
        case .adaptive(let low, let high):
          sound.length = .adaptive(minimum: length(low, index), maximum: Self.most(high))
        }
        return sound
      }
    }
    var sound = lazy
    switch lazy.arrangement {
    case .vGrid(let tracks, let alignment): sound.arrangement = .vGrid(checked(tracks), alignment)
    case .hGrid(let tracks, let alignment): sound.arrangement = .hGrid(checked(tracks), alignment)
    case .vStack, .hStack: break
    }
    return sound
  }

  private static func most(_ length: Double) -> Double {
    length.isNaN ? .infinity : max(0, length)
  }
}
