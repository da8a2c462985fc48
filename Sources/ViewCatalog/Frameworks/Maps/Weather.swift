import Interpreter

/// WeatherKit on a device that the service does not know: what a forecast has is declared, and
/// asking for one throws.
var weatherKit: [Builtin] { weatherValues + forecasts + weatherService }

private var weatherValues: [Builtin] {
  let conditions = [
    "blizzard", "blowingDust", "blowingSnow", "breezy", "clear", "cloudy", "drizzle", "flurries",
    "foggy", "freezingDrizzle", "freezingRain", "frigid", "hail", "haze", "heavyRain", "heavySnow",
    "hot", "hurricane", "isolatedThunderstorms", "mostlyClear", "mostlyCloudy", "partlyCloudy",
    "rain", "scatteredThunderstorms", "sleet", "smoky", "snow", "strongStorms", "sunFlurries",
    "sunShowers", "thunderstorms", "tropicalStorm", "windy", "wintryMix",
  ]
  let compass = [
    "north", "northNortheast", "northeast", "eastNortheast", "east", "eastSoutheast", "southeast",
    "southSoutheast", "south", "southSouthwest", "southwest", "westSouthwest", "west",
    "westNorthwest", "northwest", "northNorthwest",
  ]
  return [
    """
    enum WeatherCondition: String, CaseIterable, Hashable, Codable, Sendable,
      CustomStringConvertible
    {
      case \(conditions.joined(separator: ", "))
      // The case's words.
      var description: String {
        var text = ""
        for character in rawValue {
          if text.isEmpty { text += character.uppercased() } else {
            text += character.isUppercase ? " \\(character)" : String(character)
          }
        }
        return text
      }
      var accessibilityDescription: String { description }
    }
    """,
    """
    struct Wind: Hashable, Codable, Sendable {
      enum CompassDirection: String, CaseIterable, Hashable, Codable, Sendable {
        case \(compass.joined(separator: ", "))
      }
      var compassDirection: CompassDirection
      var direction: Measurement<UnitAngle>
      var speed: Measurement<UnitSpeed>
      var gust: Measurement<UnitSpeed>?
    }
    """,
    """
    struct UVIndex: Hashable, Codable, Sendable {
      enum ExposureCategory: String, CaseIterable, Hashable, Codable, Sendable {
        case low, moderate, high, veryHigh, extreme
      }
      var value: Int
      var category: ExposureCategory
    }
    """,
    "enum PressureTrend: String, CaseIterable, Hashable, Codable, Sendable { case rising, falling, steady }",
    """
    enum Precipitation: String, CaseIterable, Hashable, Codable, Sendable {
      case none, hail, mixed, rain, sleet, snow
    }
    """,
    "enum WeatherSeverity: String, Hashable, Codable, Sendable { case minor, moderate, severe, extreme, unknown }",
    """
    enum MoonPhase: String, CaseIterable, Hashable, Codable, Sendable {
      case new, waxingCrescent, firstQuarter, waxingGibbous, full, waningGibbous, lastQuarter
      case waningCrescent
      var symbolName: String {
        switch self {
        case .new: return "moonphase.new.moon"
        case .waxingCrescent: return "moonphase.waxing.crescent"
        case .firstQuarter: return "moonphase.first.quarter"
        case .waxingGibbous: return "moonphase.waxing.gibbous"
        case .full: return "moonphase.full.moon"
        case .waningGibbous: return "moonphase.waning.gibbous"
        case .lastQuarter: return "moonphase.last.quarter"
        case .waningCrescent: return "moonphase.waning.crescent"
        }
      }
    }
    """,
    """
    struct MoonEvents: Hashable, Codable, Sendable {
      var phase: MoonPhase
      var moonrise: Date?
      var moonset: Date?
    }
    """,
    """
    struct SunEvents: Hashable, Codable, Sendable {
      var astronomicalDawn: Date?
      var nauticalDawn: Date?
      var civilDawn: Date?
      var sunrise: Date?
      var solarNoon: Date?
      var sunset: Date?
      var civilDusk: Date?
      var nauticalDusk: Date?
      var astronomicalDusk: Date?
      var solarMidnight: Date?
    }
    """,
    """
    struct WeatherMetadata: Hashable, Codable, Sendable {
      var date: Date
      var expirationDate: Date
    }
    """,
    """
    struct WeatherAlert: Hashable, Codable, Sendable {
      var detailsURL: URL
      var source: String
      var summary: String
      var region: String?
      var severity: WeatherSeverity
    }
    """,
    """
    struct WeatherAttribution: Hashable, Codable, Sendable {
      var serviceName: String
      var legalPageURL: URL
      var squareMarkURL: URL
      var combinedMarkDarkURL: URL
      var combinedMarkLightURL: URL
      var legalAttributionText: String
    }
    """,
    """
    enum WeatherError: Error, LocalizedError, Hashable {
      case permissionDenied, unknown
      var errorDescription: String? { "The weather service is not available on this device." }
    }
    """,
  ].map { Builtin(nil, $0) }
}

private var forecasts: [Builtin] {
  let shared = """
    var date: Date
    var cloudCover: Double
    var condition: WeatherCondition
    var symbolName: String
    var dewPoint: Measurement<UnitTemperature>
    var humidity: Double
    var isDaylight: Bool
    var pressure: Measurement<UnitPressure>
    var pressureTrend: PressureTrend
    var temperature: Measurement<UnitTemperature>
    var apparentTemperature: Measurement<UnitTemperature>
    var uvIndex: UVIndex
    var visibility: Measurement<UnitLength>
    var wind: Wind
    """
  return [
    """
    struct CurrentWeather: Hashable, Codable, Sendable {
      \(shared)
      var precipitationIntensity: Measurement<UnitSpeed>
      var metadata: WeatherMetadata
    }
    """,
    """
    struct HourWeather: Hashable, Codable, Sendable {
      \(shared)
      var precipitation: Precipitation
      var precipitationChance: Double
      var precipitationAmount: Measurement<UnitLength>
    }
    """,
    """
    struct MinuteWeather: Hashable, Codable, Sendable {
      var date: Date
      var precipitation: Precipitation
      var precipitationChance: Double
      var precipitationIntensity: Measurement<UnitSpeed>
    }
    """,
    """
    struct DayWeather: Hashable, Codable, Sendable {
      var date: Date
      var condition: WeatherCondition
      var symbolName: String
      var highTemperature: Measurement<UnitTemperature>
      var lowTemperature: Measurement<UnitTemperature>
      var precipitation: Precipitation
      var precipitationChance: Double
      var rainfallAmount: Measurement<UnitLength>
      var snowfallAmount: Measurement<UnitLength>
      var sun: SunEvents
      var moon: MoonEvents
      var uvIndex: UVIndex
      var wind: Wind
    }
    """,
    """
    struct Forecast<Element: Hashable & Codable & Sendable>: RandomAccessCollection, Hashable,
      Codable, Sendable
    {
      typealias Index = Int
      typealias Indices = Range<Int>
      typealias Iterator = IndexingIterator<Forecast<Element>>
      typealias SubSequence = Slice<Forecast<Element>>
      var forecast: [Element]
      var metadata: WeatherMetadata
      var startIndex: Int { 0 }
      var endIndex: Int { forecast.count }
      subscript(position: Int) -> Element { forecast[position] }
    }
    """,
    """
    struct Weather: Sendable {
      var currentWeather: CurrentWeather
      var minuteForecast: Forecast<MinuteWeather>?
      var hourlyForecast: Forecast<HourWeather>
      var dailyForecast: Forecast<DayWeather>
      var weatherAlerts: [WeatherAlert]?
    }
    """,
  ].map { Builtin(nil, $0) }
}

private var weatherService: [Builtin] {
  let queries = [
    ("current", "CurrentWeather"), ("minute", "Forecast<MinuteWeather>?"),
    ("hourly", "Forecast<HourWeather>"), ("daily", "Forecast<DayWeather>"),
    ("alerts", "[WeatherAlert]?"),
  ]
  return [
    Builtin(nil, "struct WeatherQuery<T>: Sendable {}"),
    Builtin(
      nil,
      """
      final class WeatherService: Sendable {
        static let shared = WeatherService()
        init() {}
        var attribution: WeatherAttribution {
          get async throws { throw WeatherError.permissionDenied }
        }
        func weather(for location: CLLocation) async throws -> Weather {
          throw WeatherError.permissionDenied
        }
        func weather<T>(for location: CLLocation, including dataSet: WeatherQuery<T>) async throws -> T {
          throw WeatherError.permissionDenied
        }
        func weather<T1, T2>(
          for location: CLLocation, including dataSet1: WeatherQuery<T1>, _ dataSet2: WeatherQuery<T2>
        ) async throws -> (T1, T2) { throw WeatherError.permissionDenied }
        func weather<T1, T2, T3>(
          for location: CLLocation, including dataSet1: WeatherQuery<T1>, _ dataSet2: WeatherQuery<T2>,
          _ dataSet3: WeatherQuery<T3>
        ) async throws -> (T1, T2, T3) { throw WeatherError.permissionDenied }
      }
      """),
  ]
    + queries.map { name, type in
      Builtin(
        "WeatherQuery where T == \(type)",
        "static var \(name): WeatherQuery<\(type)> { WeatherQuery<\(type)>() }")
    }
    + [("hourly", "HourWeather"), ("daily", "DayWeather")].map { name, type in
      Builtin(
        "WeatherQuery where T == Forecast<\(type)>",
        """
        static func \(name)(
          startDate: Date, endDate: Date
        ) -> WeatherQuery<Forecast<\(type)>> { WeatherQuery<Forecast<\(type)>>() }
        """)
    }
}
