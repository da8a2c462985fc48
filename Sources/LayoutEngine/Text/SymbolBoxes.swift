import Geometry

/// The boxes of SF Symbols beside text of 17 points, as recorded of macOS 26, in half points.
enum SymbolBoxes {
  /// The box of a name: its own, or that of what it begins with. What stands inside a circle or a
  /// square is as large as that; a name that nobody recorded is as large as a star.
  static func size(of name: String) -> Size {
    var parts = name.split(separator: ".")
    if parts.count > 1, parts.last == "fill" { parts.removeLast() }
    if let last = parts.last, last == "circle" || last == "square" { parts = [last] }
    while !parts.isEmpty {
      if let size = recorded[parts.joined(separator: ".")] { return size }
      parts.removeLast()
    }
    return Size(width: 22, height: 20)
  }

  /// How high the star is beside text of so many points: it does not grow evenly.
  static let heightsOfStar: [(points: Double, height: Double)] = [
    (0, 0), (10, 11.5), (11, 13.5), (13, 16), (17, 20), (22, 26), (24, 28.5), (26, 31.5), (28, 34),
    (30, 35.5), (40, 47),
  ]

  private static let recorded: [String: Size] = {
    var sizes: [String: Size] = [:]
    for line in table.split(separator: "\n") {
      let words = line.split(separator: " ")
      guard let width = Double(words[0]), let height = Double(words[1]) else { continue }
      for name in words.dropFirst(2) { sizes[String(name)] = Size(width: width, height: height) }
    }
    return sizes
  }()

  /// Width, height, and the names that have them.
  private static let table = """
    6.5 18 exclamationmark
    12.5 16.5 chevron.left chevron.right chevron.backward chevron.forward
    13 14 italic
    13 20.5 thermometer
    13.5 18 questionmark
    14 14 bold
    14 17 underline
    14 19.5 cursorarrow
    14.5 16 pause
    14.5 19 music.note
    15 16 play
    15 19 drop
    15.5 21.5 lightbulb
    15.5 23 key
    16.5 14.5 arrow.up.right arrow.down.left arrow.up.left arrow.down.right
    16.5 18.5 lock
    17 18 arrow.up arrow.down
    17 19.5 arrow.up.to.line arrow.down.to.line
    17 20 flame iphone mic
    17 21.5 bolt
    17.5 15.5 pencil xmark
    17.5 20 bookmark speaker
    18 3.5 minus
    18 16 plus
    18 19 shield snowflake
    18 20 arrow.clockwise arrow.counterclockwise book.closed doc rectangle.portrait wallet.pass
    18.5 5.5 ellipsis
    18.5 10.5 chevron.up chevron.down
    18.5 16.5 checkmark
    18.5 19.5 cylinder
    18.5 21 sparkles
    18.5 22 ant
    18.5 22.5 doc.badge.plus
    19 17.5 person
    19 18.5 number
    19 20.5 bell.slash
    19 21.5 person.badge.plus square.and.arrow.down
    19 22 square.and.arrow.up
    19.5 15 arrow.left arrow.right arrow.backward arrow.forward backward.end forward.end
    19.5 17.5 qrcode square
    19.5 18.5 flag percent
    19.5 20.5 bell.badge trash
    19.5 23 tram
    20 15.5 arrow.turn.up.left
    20 17 speaker.wave.1
    20 17.5 arrow.uturn.left
    20 18 arrow.up.left.and.arrow.down.right
    20 18.5 location
    20 19 chart.pie circle clock face.smiling globe moon safari
    20 19.5 bell gift power waveform.path.ecg
    20 20.5 hand.thumbsdown hand.thumbsup
    20 21 paperclip
    20 21.5 pin
    20.5 17.5 heart
    20.5 18 exclamationmark.triangle triangle
    20.5 18.5 magnifyingglass minus.magnifyingglass phone plus.magnifyingglass
    20.5 19.5 eraser
    20.5 20 at
    20.5 20.5 hand.raised trophy
    20.5 21.5 building
    21 10.5 line.3.horizontal
    21 14.5 list.bullet
    21 16 list.number
    21 16.5 slider.horizontal.3 text
    21 17 wind
    21 17.5 archivebox calendar
    21 18 antenna.radiowaves.left.and.right leaf
    21 19 airplane
    21 19.5 paperplane
    21 20 gearshape headphones square.and.pencil
    21 20.5 shippingbox square.3.layers.3d sun.max
    21 21 hexagon
    21 23 doc.on.clipboard doc.on.doc
    21.5 18.5 lock.open map
    21.5 20 eyedropper highlighter
    21.5 20.5 gear touchid
    21.5 21.5 seal
    21.5 22.5 paintbrush
    22 17 repeat
    22 17.5 chart.line.uptrend.xyaxis
    22 20 star
    22 21 link
    22 21.5 link.badge.plus
    22.5 14 quote
    22.5 15.5 cloud
    22.5 16 wifi
    22.5 17.5 book
    22.5 18.5 message
    22.5 19.5 bubble
    22.5 20 pentagon
    22.5 20.5 crop
    22.5 21 tag
    22.5 21.5 arrow.up.and.down.and.arrow.left.and.right bus
    23 17.5 folder
    23 18.5 cart
    23 19 checklist folder.badge paintpalette
    23 20 newspaper printer
    23.5 14.5 textformat
    23.5 17.5 shuffle
    23.5 18.5 briefcase
    23.5 20.5 storefront
    23.5 23 wrench
    24 16.5 creditcard tray
    24 17 speaker.wave
    24 17.5 car photo rectangle sidebar tablecells terminal
    24 18.5 arrow.up.arrow.down
    24 19 desktopcomputer
    24 19.5 house
    24 20 pills
    24 21.5 radio
    24.5 11 ruler
    24.5 16 video
    24.5 16.5 envelope
    24.5 18 camera
    25 19 tv
    25 23 hammer
    25.5 15 backward forward
    25.5 18 chart.bar
    25.5 18.5 crown
    25.5 24 tree
    26 16.5 eye
    26 19 scissors
    26 20 eye.slash
    27 22 cat
    27 22.5 graduationcap
    27.5 18 chevron.left.forwardslash.chevron.right
    27.5 19 person.2
    27.5 21.5 dog
    28 17.5 gamecontroller
    28.5 18.5 puzzlepiece
    28.5 20 truck.box
    29 13.5 battery
    31 19 bicycle
    33 17 mountain.2
    """
}
