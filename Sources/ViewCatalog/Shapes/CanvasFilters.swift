import Interpreter

/// What a canvas's context does with what it draws from then on.
var canvasFilters: [Builtin] {
  [
    Builtin(
      "GraphicsContext",
      """
      struct Filter {
        var _isThreshold: Bool = false
        var _isBlur: Bool = false
        let _change: (AnyView) -> AnyView
        static func projectionTransform(_ matrix: ProjectionTransform) -> Filter {
          Filter { AnyView($0.projectionEffect(matrix)) }
        }
        static func shadow(
          color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat,
          x: CGFloat = 0, y: CGFloat = 0,
          blendMode: GraphicsContext.BlendMode = .normal,
          options: GraphicsContext.ShadowOptions = []
        ) -> Filter { Filter { AnyView($0.shadow(color: color, radius: radius, x: x, y: y)) } }
        static func colorMultiply(_ color: Color) -> Filter {
          Filter { AnyView($0.colorMultiply(color)) }
        }
        static func hueRotation(_ angle: Angle) -> Filter {
          Filter { AnyView($0.hueRotation(angle)) }
        }
        static func saturation(_ amount: Double) -> Filter {
          Filter { AnyView($0.saturation(amount)) }
        }
        static func brightness(_ amount: Double) -> Filter {
          Filter { AnyView($0.brightness(amount)) }
        }
        static func contrast(_ amount: Double) -> Filter {
          Filter { AnyView($0.contrast(amount)) }
        }
        static func colorInvert(_ amount: Double = 1) -> Filter {
          Filter { amount < 0.5 ? $0 : AnyView($0.colorInvert()) }
        }
        static func grayscale(_ amount: Double) -> Filter {
          Filter { AnyView($0.grayscale(amount)) }
        }
        static var luminanceToAlpha: Filter { Filter { AnyView($0.luminanceToAlpha()) } }
        static func blur(
          radius: CGFloat, options: GraphicsContext.BlurOptions = []
        ) -> Filter { Filter(_isBlur: true) { AnyView($0.blur(radius: radius)) } }
        static func alphaThreshold(
          min: Double, max: Double = 1, color: Color = Color.black
        ) -> Filter {
          Filter(_isThreshold: true) { layer in
            AnyView(color.mask(alignment: .topLeading) { layer })
          }
        }
      }
      """)
  ]
    + [
      ("ShadowOptions", ["shadowAbove", "shadowOnly", "invertsAlpha", "disablesGroup"]),
      ("BlurOptions", ["opaque", "dithersResult"]),
    ].map { name, options in
      let cases = options.enumerated().map {
        "static let \($1) = \(name)(rawValue: \(1 << $0))"
      }
      return Builtin(
        "GraphicsContext",
        """
        struct \(name): OptionSet, Sendable {
          let rawValue: UInt32
          init(rawValue: UInt32) { self.rawValue = rawValue }
          \(cases.joined(separator: "\n"))
        }
        """)
    }
}
