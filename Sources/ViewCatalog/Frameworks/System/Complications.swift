import Interpreter

/// ClockKit: complications as watches had them before widgets. No watch face asks for one.
var complications: [Builtin] {
  complicationTypes + complicationTemplates
    + [
      """
      protocol CLKComplicationDataSource: NSObjectProtocol {
        func getCurrentTimelineEntry(
          for complication: CLKComplication,
          withHandler handler: @escaping (CLKComplicationTimelineEntry?) -> Void)
        func getComplicationDescriptors(handler: @escaping ([CLKComplicationDescriptor]) -> Void)
        func handleSharedComplicationDescriptors(
          _ complicationDescriptors: [CLKComplicationDescriptor])
        func getTimelineEndDate(
          for complication: CLKComplication, withHandler handler: @escaping (Date?) -> Void)
        func getPrivacyBehavior(
          for complication: CLKComplication,
          withHandler handler: @escaping (CLKComplicationPrivacyBehavior) -> Void)
        func getTimelineEntries(
          for complication: CLKComplication, after date: Date, limit: Int,
          withHandler handler: @escaping ([CLKComplicationTimelineEntry]?) -> Void)
        func getLocalizableSampleTemplate(
          for complication: CLKComplication,
          withHandler handler: @escaping (CLKComplicationTemplate?) -> Void)
      }
      """
    ].map { Builtin(nil, $0) }
    + [
      """
      func getComplicationDescriptors(handler: @escaping ([CLKComplicationDescriptor]) -> Void) {}
      """,
      """
      func handleSharedComplicationDescriptors(
        _ complicationDescriptors: [CLKComplicationDescriptor]
      ) {}
      """,
      """
      func getTimelineEndDate(
        for complication: CLKComplication, withHandler handler: @escaping (Date?) -> Void
      ) {}
      """,
      """
      func getPrivacyBehavior(
        for complication: CLKComplication,
        withHandler handler: @escaping (CLKComplicationPrivacyBehavior) -> Void
      ) {}
      """,
      """
      func getTimelineEntries(
        for complication: CLKComplication, after date: Date, limit: Int,
        withHandler handler: @escaping ([CLKComplicationTimelineEntry]?) -> Void
      ) {}
      """,
      """
      func getLocalizableSampleTemplate(
        for complication: CLKComplication,
        withHandler handler: @escaping (CLKComplicationTemplate?) -> Void
      ) {}
      """,
    ].map { Builtin("CLKComplicationDataSource", $0) }
}

private var complicationTypes: [Builtin] {
  [
    """
    enum CLKComplicationFamily: Int, CaseIterable, Sendable {
      case modularSmall, modularLarge, utilitarianSmall, utilitarianLarge, circularSmall
      case utilitarianSmallFlat = 6, extraLarge, graphicCorner, graphicBezel, graphicCircular
      case graphicRectangular, graphicExtraLarge
    }
    """,
    """
    enum CLKComplicationPrivacyBehavior: Int, Sendable { case showOnLockScreen, hideOnLockScreen }
    """,
    """
    class CLKComplication: NSObject {
      let family: CLKComplicationFamily
      let identifier: String
      init(_family: CLKComplicationFamily, _identifier: String) {
        family = _family
        identifier = _identifier
      }
    }
    """,
    """
    class CLKComplicationDescriptor: NSObject {
      let identifier: String
      let displayName: String
      let supportedFamilies: [CLKComplicationFamily]
      init(
        identifier: String, displayName: String, supportedFamilies: [CLKComplicationFamily]
      ) {
        self.identifier = identifier
        self.displayName = displayName
        self.supportedFamilies = supportedFamilies
      }
    }
    """,
    """
    class CLKComplicationTimelineEntry: NSObject {
      var date: Date
      var complicationTemplate: CLKComplicationTemplate
      init(date: Date, complicationTemplate: CLKComplicationTemplate) {
        self.date = date
        self.complicationTemplate = complicationTemplate
      }
    }
    """,
    """
    class CLKComplicationServer: NSObject {
      static let _shared = CLKComplicationServer()
      class func sharedInstance() -> CLKComplicationServer { _shared }
      var activeComplications: [CLKComplication]? { [] }
      func reloadTimeline(for complication: CLKComplication) {}
      func extendTimeline(for complication: CLKComplication) {}
      func reloadComplicationDescriptors() {}
    }
    """,
    "class CLKTextProvider: NSObject { var tintColor: UIColor?; override init() {} }",
    """
    class CLKSimpleTextProvider: CLKTextProvider {
      var text: String
      var shortText: String?
      init(text: String) { self.text = text }
      init(text: String, shortText: String?) {
        self.text = text
        self.shortText = shortText
      }
    }
    """,
    """
    class CLKDateTextProvider: CLKTextProvider {
      var date: Date
      init(date: Date, units calendarUnits: NSCalendar.Unit) { self.date = date }
    }
    """,
    "class CLKTimeTextProvider: CLKTextProvider { var date: Date; init(date: Date) { self.date = date } }",
    """
    class CLKImageProvider: NSObject {
      var onePieceImage: UIImage
      var tintColor: UIColor?
      init(onePieceImage: UIImage) { self.onePieceImage = onePieceImage }
    }
    """,
    """
    class CLKFullColorImageProvider: NSObject {
      var image: UIImage
      init(fullColorImage: UIImage) { image = fullColorImage }
    }
    """,
    """
    class CLKGaugeProvider: NSObject { override init() {} }
    """,
    """
    enum CLKGaugeProviderStyle: Int, Sendable { case ring, fill }
    """,
    """
    class CLKSimpleGaugeProvider: CLKGaugeProvider {
      let fillFraction: Float
      init(style: CLKGaugeProviderStyle, gaugeColor: UIColor, fillFraction: Float) {
        self.fillFraction = fillFraction
      }
    }
    """,
  ].map { Builtin(nil, $0) }
}

/// The templates that are made of one or two texts, of a picture, or of a view.
private var complicationTemplates: [Builtin] {
  let base =
    "class CLKComplicationTemplate: NSObject { var tintColor: UIColor?; override init() {} }"
  let texts = ["ModularSmallSimpleText", "CircularSmallSimpleText", "ExtraLargeSimpleText"].map {
    template($0, ["textProvider: CLKTextProvider"])
  }
  let flat = ["UtilitarianSmallFlat", "UtilitarianLargeFlat"].map {
    template($0, ["textProvider: CLKTextProvider"])
  }
  let large = [
    template(
      "ModularLargeStandardBody",
      ["headerTextProvider: CLKTextProvider", "body1TextProvider: CLKTextProvider"]),
    template(
      "GraphicRectangularStandardBody",
      ["headerTextProvider: CLKTextProvider", "body1TextProvider: CLKTextProvider"]),
    template(
      "GraphicCornerStackText",
      ["innerTextProvider: CLKTextProvider", "outerTextProvider: CLKTextProvider"]),
    template(
      "GraphicCircularStackText",
      ["line1TextProvider: CLKTextProvider", "line2TextProvider: CLKTextProvider"]),
  ]
  let images = ["ModularSmall", "CircularSmall", "UtilitarianSmall", "ExtraLarge"].map {
    template("\($0)SimpleImage", ["imageProvider: CLKImageProvider"])
  }
  let views = ["GraphicCircular", "GraphicRectangularFull", "GraphicExtraLargeCircular"].map {
    """
    class CLKComplicationTemplate\($0)View<Content: View>: CLKComplicationTemplate {
      let content: Content
      init(_ content: Content) { self.content = content }
    }
    """
  }
  return ([base] + texts + flat + large + images + views).map { Builtin(nil, $0) }
}

private func template(_ name: String, _ parts: [String]) -> String {
  let names = parts.map { String($0.prefix { $0 != ":" }) }
  return """
    class CLKComplicationTemplate\(name): CLKComplicationTemplate {
      \(parts.map { "var \($0)" }.joined(separator: "; "))
      init(\(parts.joined(separator: ", "))) {
        \(names.map { "self.\($0) = \($0)" }.joined(separator: "; "))
      }
    }
    """
}
