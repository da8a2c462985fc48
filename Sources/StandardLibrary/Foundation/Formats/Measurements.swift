import Interpreter

/// Units of measurement: a symbol, and how a unit is turned into its dimension's base.
var measurementTypes: [Builtin] {
  [
    Builtin(
      nil,
      """
      class Unit: Hashable {
        let symbol: String
        init(symbol: String) { self.symbol = symbol }
        static func == (a: Unit, b: Unit) -> Bool { a.symbol == b.symbol }
        func hash(into hasher: inout Hasher) { hasher.combine(symbol) }
      }
      """),
    Builtin(
      nil,
      """
      class UnitConverterLinear {
        let coefficient: Double
        let constant: Double
        init(coefficient: Double, constant: Double = 0) {
          self.coefficient = coefficient
          self.constant = constant
        }
      }
      """),
    Builtin(
      nil,
      """
      class Dimension: Unit {
        let _factor: Double
        let _offset: Double
        /// Its dimension's base.
        var _base: Dimension { self }
        init(symbol: String, converter: UnitConverterLinear) {
          _factor = converter.coefficient
          _offset = converter.constant
          super.init(symbol: symbol)
        }
        init(_symbol: String, _ factor: Double, _ offset: Double = 0) {
          _factor = factor
          _offset = offset
          super.init(symbol: _symbol)
        }
      }
      """),
    Builtin(
      nil,
      """
      struct Measurement<UnitType: Unit> {
        let unit: UnitType
        var value: Double
        init(value: Double, unit: UnitType) {
          self.value = value
          self.unit = unit
        }
      }
      """),
    Builtin(
      "Measurement: CustomStringConvertible",
      "var description: String { \"\\(value) \\(unit.symbol)\" }"),
    Builtin(
      "Measurement where UnitType: Dimension",
      """
      func converted(to otherUnit: UnitType) -> Measurement<UnitType> {
        if unit == otherUnit { return self }
        let base = value * unit._factor + unit._offset
        return Measurement(value: (base - otherUnit._offset) / otherUnit._factor, unit: otherUnit)
      }
      """),
    Builtin(
      "Measurement where UnitType: Dimension",
      "mutating func convert(to otherUnit: UnitType) { self = converted(to: otherUnit) }"),
    Builtin(
      "Measurement: Equatable",
      """
      static func == (a: Measurement<UnitType>, b: Measurement<UnitType>) -> Bool {
        if let x = a.unit as? Dimension, let y = b.unit as? Dimension {
          return a.value * x._factor + x._offset == b.value * y._factor + y._offset
        }
        return a.unit == b.unit && a.value == b.value
      }
      """),
    // Equal ones hash alike, whatever their units: by their dimension's base.
    Builtin(
      "Measurement: Hashable",
      """
      func hash(into hasher: inout Hasher) {
        if let x = unit as? Dimension {
          hasher.combine(value * x._factor + x._offset)
        } else {
          hasher.combine(unit)
          hasher.combine(value)
        }
      }
      """),
    Builtin(
      "Measurement: Comparable",
      """
      static func < (a: Measurement<UnitType>, b: Measurement<UnitType>) -> Bool {
        if let x = a.unit as? Dimension, let y = b.unit as? Dimension {
          return a.value * x._factor + x._offset < b.value * y._factor + y._offset
        }
        return a.value < b.value
      }
      """),
    // Of two units the result is in the base of their dimension.
    Builtin(
      "Measurement where UnitType: Dimension",
      """
      static func _sum(
        _ a: Measurement<UnitType>, _ b: Measurement<UnitType>, _ sign: Double
      ) -> Measurement<UnitType> {
        if a.unit == b.unit { return Measurement(value: a.value + sign * b.value, unit: a.unit) }
        let first = a.value * a.unit._factor + a.unit._offset
        let second = b.value * b.unit._factor + b.unit._offset
        return Measurement(value: first + sign * second, unit: a.unit._base as! UnitType)
      }
      """),
    Builtin(
      "Measurement where UnitType: Dimension",
      """
      static func + (
        a: Measurement<UnitType>, b: Measurement<UnitType>
      ) -> Measurement<UnitType> { _sum(a, b, 1) }
      """),
    Builtin(
      "Measurement where UnitType: Dimension",
      """
      static func - (
        a: Measurement<UnitType>, b: Measurement<UnitType>
      ) -> Measurement<UnitType> { _sum(a, b, -1) }
      """),
    Builtin(
      "Measurement",
      """
      static func * (a: Measurement<UnitType>, b: Double) -> Measurement<UnitType> {
        Measurement(value: a.value * b, unit: a.unit)
      }
      """),
    Builtin(
      "Measurement",
      """
      static func * (a: Double, b: Measurement<UnitType>) -> Measurement<UnitType> {
        Measurement(value: a * b.value, unit: b.unit)
      }
      """),
    Builtin(
      "Measurement",
      """
      static func / (a: Measurement<UnitType>, b: Double) -> Measurement<UnitType> {
        Measurement(value: a.value / b, unit: a.unit)
      }
      """),
    Builtin(
      "Measurement",
      """
      func formatted() -> String {
        var options = _NumberOptions()
        options.maximumFraction = 3
        return _numberText("\\(value)", options) + (unit.symbol.hasPrefix("°") ? "" : " ")
          + unit.symbol
      }
      """),
    Builtin(
      nil,
      """
      class MeasurementFormatter: Formatter {
        enum UnitStyle: Int { case short = 1, medium, long }
        struct UnitOptions: OptionSet, Sendable {
          let rawValue: UInt
          init(rawValue: UInt) { self.rawValue = rawValue }
          static let providedUnit: UnitOptions = UnitOptions(rawValue: 1)
          static let naturalScale: UnitOptions = UnitOptions(rawValue: 2)
          static let temperatureWithoutUnit: UnitOptions = UnitOptions(rawValue: 4)
        }
        var unitStyle: UnitStyle = .medium
        var unitOptions: UnitOptions = []
        var numberFormatter: NumberFormatter! = NumberFormatter()
        var locale: Locale! = Locale.current
        override init() {
          super.init()
          numberFormatter!.numberStyle = .decimal
        }
        func string<U: Unit>(from measurement: Measurement<U>) -> String {
          let number = numberFormatter!.string(from: NSNumber(value: measurement.value)) ?? ""
          let symbol = measurement.unit.symbol
          if unitStyle == .long { return number + " " + _unitName(symbol, isOne: number == "1") }
          return number + (symbol.hasPrefix("°") ? "" : " ") + symbol
        }
        func string(from unit: Unit) -> String { unit.symbol }
      }
      """),
  ]
    + unit(
      "UnitLength",
      [
        ("meters", "m", "1"), ("kilometers", "km", "1000"), ("centimeters", "cm", "0.01"),
        ("millimeters", "mm", "0.001"), ("inches", "in", "0.0254"), ("feet", "ft", "0.3048"),
        ("yards", "yd", "0.9144"), ("miles", "mi", "1609.344"),
        ("nauticalMiles", "NM", "1852"), ("lightyears", "ly", "9.4607304725808e15"),
        ("megameters", "Mm", "1000000"), ("hectometers", "hm", "100"), ("decameters", "dam", "10"),
        ("decimeters", "dm", "0.1"), ("micrometers", "µm", "0.000001"),
        ("nanometers", "nm", "1e-9"), ("picometers", "pm", "1e-12"),
        ("scandinavianMiles", "smi", "10000"),
        ("fathoms", "ftm", "1.8288"), ("furlongs", "fur", "201.168"),
        ("astronomicalUnits", "ua", "1.496e+11"), ("parsecs", "pc", "3.086e+16"),
      ])
    + unit(
      "UnitMass",
      [
        ("kilograms", "kg", "1"), ("grams", "g", "0.001"), ("milligrams", "mg", "0.000001"),
        ("pounds", "lb", "0.45359237"), ("ounces", "oz", "0.028349523125"),
        ("stones", "st", "6.35029318"), ("metricTons", "t", "1000"), ("decigrams", "dg", "0.0001"),
        ("centigrams", "cg", "0.00001"), ("micrograms", "µg", "1e-9"), ("nanograms", "ng", "1e-12"),
        ("picograms", "pg", "1e-15"), ("shortTons", "ton", "907.185"), ("carats", "ct", "0.0002"),
        ("ouncesTroy", "oz t", "0.03110348"), ("slugs", "slug", "14.5939"),
      ])
    + unit(
      "UnitDuration",
      [
        ("seconds", "s", "1"), ("minutes", "min", "60"), ("hours", "hr", "3600"),
        ("milliseconds", "ms", "0.001"), ("microseconds", "µs", "0.000001"),
        ("nanoseconds", "ns", "1e-9"), ("picoseconds", "ps", "1e-12"),
      ])
    + unit(
      "UnitSpeed",
      [
        ("metersPerSecond", "m/s", "1"), ("kilometersPerHour", "km/h", "0.277778"),
        ("milesPerHour", "mph", "0.44704"), ("knots", "kn", "0.514444"),
      ])
    + unit(
      "UnitVolume",
      [
        ("liters", "L", "1"), ("milliliters", "mL", "0.001"), ("cups", "cup", "0.24"),
        ("gallons", "gal", "3.78541"), ("pints", "pt", "0.473176"),
        ("fluidOunces", "fl oz", "0.0295735"), ("tablespoons", "tbsp", "0.0147868"),
        ("teaspoons", "tsp", "0.00492892"), ("cubicMeters", "m³", "1000"),
        ("megaliters", "ML", "1000000"), ("kiloliters", "kL", "1000"), ("deciliters", "dL", "0.1"),
        ("centiliters", "cL", "0.01"), ("cubicKilometers", "km³", "1e12"),
        ("cubicDecimeters", "dm³", "1"), ("cubicCentimeters", "cm³", "0.001"),
        ("cubicMillimeters", "mm³", "0.000001"), ("cubicInches", "in³", "0.0163871"),
        ("cubicFeet", "ft³", "28.3168"), ("cubicYards", "yd³", "764.555"),
        ("quarts", "qt", "0.946353"), ("bushels", "bsh", "35.2391"),
        ("metricCups", "metric cup", "0.25"), ("imperialPints", "pt", "0.568261"),
        ("imperialQuarts", "qt", "1.13652"), ("imperialGallons", "gal", "4.54609"),
        ("imperialFluidOunces", "fl oz", "0.0284131"),
        ("imperialTablespoons", "tbsp", "0.0177582"), ("imperialTeaspoons", "tsp", "0.00591939"),
      ])
    + unit(
      "UnitArea",
      [
        ("squareMeters", "m²", "1"), ("squareKilometers", "km²", "1000000"),
        ("squareFeet", "ft²", "0.092903"), ("acres", "ac", "4046.86"), ("hectares", "ha", "10000"),
        ("squareCentimeters", "cm²", "0.0001"), ("squareMillimeters", "mm²", "0.000001"),
        ("squareInches", "in²", "0.00064516"), ("squareYards", "yd²", "0.836127"),
        ("squareMiles", "mi²", "2.59e+6"), ("ares", "a", "100"),
      ])
    + unit(
      "UnitInformationStorage",
      [
        ("bits", "bit", "1"), ("bytes", "B", "8"), ("kilobytes", "kB", "8000"),
        ("megabytes", "MB", "8000000"), ("gigabytes", "GB", "8000000000"),
        ("terabytes", "TB", "8e12"), ("kibibytes", "KiB", "8192"), ("mebibytes", "MiB", "8388608"),
        ("gibibytes", "GiB", "8589934592"), ("kilobits", "kbit", "1000"),
        ("megabits", "Mbit", "1000000"), ("gigabits", "Gbit", "1000000000"),
        ("nibbles", "nibble", "4"),
      ])
    + unit(
      "UnitAngle",
      [
        ("degrees", "°", "1"), ("radians", "rad", "180 / Double.pi"),
        ("revolutions", "rev", "360"), ("arcMinutes", "ʹ", "0.016667"),
        ("arcSeconds", "ʺ", "0.00027778"), ("gradians", "grad", "0.9"),
      ])
    + unit(
      "UnitEnergy",
      [
        ("joules", "J", "1"), ("kilojoules", "kJ", "1000"), ("calories", "cal", "4.184"),
        ("kilocalories", "kCal", "4184"), ("kilowattHours", "kWh", "3600000"),
      ])
    + unit(
      "UnitPressure",
      [
        ("newtonsPerMetersSquared", "N/m²", "1"), ("hectopascals", "hPa", "100"),
        ("bars", "bar", "100000"), ("inchesOfMercury", "inHg", "3386.39"),
        ("kilopascals", "kPa", "1000"), ("megapascals", "MPa", "1000000"),
        ("gigapascals", "GPa", "1e9"), ("millibars", "mbar", "100"),
        ("millimetersOfMercury", "mmHg", "133.322"), ("poundsForcePerSquareInch", "psi", "6894.76"),
      ])
    + unit(
      "UnitPower",
      [
        ("watts", "W", "1"), ("kilowatts", "kW", "1000"), ("megawatts", "MW", "1000000"),
        ("gigawatts", "GW", "1e9"), ("milliwatts", "mW", "0.001"), ("horsepower", "hp", "745.7"),
      ])
    + unit(
      "UnitFrequency",
      [
        ("hertz", "Hz", "1"), ("kilohertz", "kHz", "1000"), ("megahertz", "MHz", "1000000"),
        ("gigahertz", "GHz", "1e9"), ("millihertz", "mHz", "0.001"),
        ("framesPerSecond", "fps", "1"),
      ])
    + unit(
      "UnitAcceleration",
      [("metersPerSecondSquared", "m/s²", "1"), ("gravity", "g", "9.81")])
    + unit(
      "UnitElectricCurrent",
      [("amperes", "A", "1"), ("kiloamperes", "kA", "1000"), ("milliamperes", "mA", "0.001")])
    + unit(
      "UnitElectricPotentialDifference",
      [("volts", "V", "1"), ("kilovolts", "kV", "1000"), ("millivolts", "mV", "0.001")])
    + unit("UnitElectricResistance", [("ohms", "Ω", "1"), ("kiloohms", "kΩ", "1000")])
    + unit("UnitIlluminance", [("lux", "lx", "1")])
    + unit(
      "UnitTemperature",
      [
        ("kelvin", "K", "1"), ("celsius", "°C", "1, 273.15"),
        ("fahrenheit", "°F", "0.55555555555556, 255.37222222222427"),
      ])
}

private func unit(_ name: String, _ units: [(String, String, String)]) -> [Builtin] {
  [
    Builtin(
      nil,
      """
      class \(name): Dimension {
        override var _base: Dimension { \(name).\(units[0].0) }
      }
      """)
  ]
    + units.map { unit in
      Builtin(
        name,
        "static var \(unit.0): \(name) { \(name)(_symbol: \"\(unit.1)\", \(unit.2)) }")
    }
}
