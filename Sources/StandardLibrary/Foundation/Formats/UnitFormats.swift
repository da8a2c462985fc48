import Interpreter

/// `Measurement.FormatStyle`: measurements as people read them, of the United States or where they
/// measure in meters.
var unitFormats: [Builtin] {
  [
    Builtin(
      nil,
      """
      struct MeasurementFormatUnitUsage<UnitType: Dimension>: Hashable, Codable, Sendable {
        let _name: String
        static var general: MeasurementFormatUnitUsage<UnitType> { .init(_name: "general") }
        static var asProvided: MeasurementFormatUnitUsage<UnitType> { .init(_name: "asProvided") }
      }
      """)
  ]
    + [
      ("UnitLength", ["person", "personHeight", "road", "focalLength", "rainfall", "snowfall"]),
      ("UnitTemperature", ["person", "weather"]), ("UnitMass", ["personWeight"]),
      ("UnitEnergy", ["food", "workout"]),
    ].flatMap { unit, names in
      names.map { name in
        Builtin(
          "MeasurementFormatUnitUsage where UnitType == \(unit)",
          "static var \(name): MeasurementFormatUnitUsage<UnitType> { .init(_name: \"\(name)\") }")
      }
    }
    + [
      Builtin(
        "Measurement where UnitType: Dimension",
        """
        struct FormatStyle: _FormatStyle {
          typealias FormatInput = Measurement<UnitType>
          typealias FormatOutput = String
          enum UnitWidth: Hashable, Codable, Sendable { case wide, abbreviated, narrow }
          var width: UnitWidth
          var usage: MeasurementFormatUnitUsage<UnitType>?
          var hidesScaleName: Bool = false
          var numberFormatStyle: FloatingPointFormatStyle<Double>?
          var locale: Locale
          init(
            width: UnitWidth, locale: Locale = .autoupdatingCurrent,
            usage: MeasurementFormatUnitUsage<UnitType> = .general,
            numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
          ) {
            self.width = width
            self.usage = usage
            self.numberFormatStyle = numberFormatStyle
            self.locale = locale
          }
          func locale(_ locale: Locale) -> FormatStyle {
            var result = self
            result.locale = locale
            return result
          }
          func format(_ value: Measurement<UnitType>) -> String {
            let shown = usage?._name == "asProvided" ? value : _customary(value)
            let number: String
            if let numberFormatStyle {
              number = numberFormatStyle.format(shown.value)
            } else if shown.unit == value.unit {
              number = shown.value.formatted(.number.locale(locale))
            } else {
              let digits = abs(shown.value) < 10 ? 1 : 0
              number = shown.value.formatted(
                .number.precision(.fractionLength(0...digits)).locale(locale))
            }
            let symbol = shown.unit.symbol
            if hidesScaleName && symbol.hasPrefix("°") { return number + "°" }
            switch width {
            case .wide:
              let language = locale.identifier.prefix(2)
              let isOne = number == "1" || language == "fr" && abs(shown.value) < 2
              let name =
                _localUnit(symbol, isOne, locale.identifier)
                ?? _unitName(symbol, isOne: number == "1")
              return number + (language == "zh" ? "" : " ") + name
            case .abbreviated: return number + (symbol.hasPrefix("°") ? "" : " ") + symbol
            case .narrow:
              return number + (symbol == "°F" || symbol == "°C" ? "°" : symbol)
            }
          }
          func _customary(_ value: Measurement<UnitType>) -> Measurement<UnitType> {
            func converted(_ unit: Dimension) -> Measurement<UnitType> {
              value.converted(to: unit as! UnitType)
            }
            if _isMetric(locale.identifier) { return _metric(value, converted) }
            switch value.unit {
            case is UnitTemperature: return converted(UnitTemperature.fahrenheit)
            case is UnitSpeed: return converted(UnitSpeed.milesPerHour)
            case is UnitMass:
              let pounds = converted(UnitMass.pounds)
              return abs(pounds.value) < 1 ? converted(UnitMass.ounces) : pounds
            case is UnitLength:
              let miles = converted(UnitLength.miles)
              if abs(miles.value) >= 0.5 { return miles }
              let feet = converted(UnitLength.feet)
              return abs(feet.value) < 1 ? converted(UnitLength.inches) : feet
            default: return value
            }
          }
          func _metric(
            _ value: Measurement<UnitType>, _ converted: (Dimension) -> Measurement<UnitType>
          ) -> Measurement<UnitType> {
            switch value.unit {
            case is UnitTemperature: return converted(UnitTemperature.celsius)
            case is UnitSpeed: return converted(UnitSpeed.kilometersPerHour)
            case is UnitMass:
              let kilograms = converted(UnitMass.kilograms)
              return abs(kilograms.value) < 1 ? converted(UnitMass.grams) : kilograms
            case is UnitLength:
              let kilometers = converted(UnitLength.kilometers)
              if abs(kilometers.value) >= 1 { return kilometers }
              let meters = converted(UnitLength.meters)
              return abs(meters.value) < 1 ? converted(UnitLength.centimeters) : meters
            default: return value
            }
          }
        }
        """),
      Builtin(
        nil,
        """
        func _unitName(_ symbol: String, isOne: Bool) -> String {
          let names: [String: (String, String)] = [
            "m": ("meter", "meters"), "km": ("kilometer", "kilometers"),
            "cm": ("centimeter", "centimeters"), "mm": ("millimeter", "millimeters"),
            "in": ("inch", "inches"), "ft": ("foot", "feet"), "yd": ("yard", "yards"),
            "mi": ("mile", "miles"), "kg": ("kilogram", "kilograms"), "g": ("gram", "grams"),
            "mg": ("milligram", "milligrams"), "lb": ("pound", "pounds"),
            "oz": ("ounce", "ounces"), "s": ("second", "seconds"), "min": ("minute", "minutes"),
            "hr": ("hour", "hours"), "km/h": ("kilometer per hour", "kilometers per hour"),
            "mph": ("mile per hour", "miles per hour"),
            "m/s": ("meter per second", "meters per second"), "L": ("liter", "liters"),
            "mL": ("milliliter", "milliliters"), "cup": ("cup", "cups"),
            "°C": ("degree Celsius", "degrees Celsius"),
            "°F": ("degree Fahrenheit", "degrees Fahrenheit"), "K": ("kelvin", "kelvins"),
            "°": ("degree", "degrees"), "J": ("joule", "joules"), "kJ": ("kilojoule", "kilojoules"),
            "kCal": ("kilocalorie", "kilocalories"), "B": ("byte", "bytes"),
            "kB": ("kilobyte", "kilobytes"), "MB": ("megabyte", "megabytes"),
          ]
          guard let name = names[symbol] else { return symbol }
          return isOne ? name.0 : name.1
        }
        """),
      Builtin(
        "FormatStyle",
        """
        static func measurement<UnitType: Dimension>(
          width: Measurement<UnitType>.FormatStyle.UnitWidth,
          usage: MeasurementFormatUnitUsage<UnitType> = .general,
          numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
        ) -> Self where Self == Measurement<UnitType>.FormatStyle {
          Measurement<UnitType>.FormatStyle(
            width: width, usage: usage, numberFormatStyle: numberFormatStyle)
        }
        """),
      Builtin(
        "FormatStyle where Self == Measurement<UnitTemperature>.FormatStyle",
        """
        static func measurement(
          width: Measurement<UnitTemperature>.FormatStyle.UnitWidth = .abbreviated,
          usage: MeasurementFormatUnitUsage<UnitTemperature> = .general,
          hidesScaleName: Bool = false,
          numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
        ) -> Self {
          var style = Measurement<UnitTemperature>.FormatStyle(
            width: width, usage: usage, numberFormatStyle: numberFormatStyle)
          style.hidesScaleName = hidesScaleName
          return style
        }
        """),
      Builtin(
        "Measurement where UnitType: Dimension",
        """
        func formatted<S: _FormatStyle>(_ style: S) -> S.FormatOutput
        where S.FormatInput == Measurement<UnitType> { style.format(self) }
        """),
    ]
}
