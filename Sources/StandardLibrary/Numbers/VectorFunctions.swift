import Interpreter

/// Apple's `simd`: its names of vectors, what it reckons with them, matrices and rotations.
var vectorFunctions: [Builtin] {
  let scalars = [("float", "Float"), ("double", "Double"), ("int", "Int32"), ("uint", "UInt32")]
  let aliases = scalars.flatMap { name, type in
    (2...4).map { "typealias simd_\(name)\($0) = SIMD\($0)<\(type)>" }
  }
  return
    (aliases
    + (2...4).flatMap { size in
      ["Float", "Double"].flatMap { functions(of: "SIMD\(size)<\($0)>", $0) }
    } + ["Float", "Double"].flatMap(cross) + matrices).map { Builtin(nil, $0) } + rotations
}

private func functions(of vector: String, _ scalar: String) -> [String] {
  let (v, s) = (vector, scalar)
  return [
    (
      "clamp",
      "(_ x: \(v), min: \(v), max: \(v)) -> \(v) { x.clamped(lowerBound: min, upperBound: max) }"
    ),
    ("distance", "(_ x: \(v), _ y: \(v)) -> \(s) { simd_length(x - y) }"),
    ("dot", "(_ x: \(v), _ y: \(v)) -> \(s) { (x * y).sum() }"),
    ("length", "(_ x: \(v)) -> \(s) { (x * x).sum().squareRoot() }"),
    ("length_squared", "(_ x: \(v)) -> \(s) { (x * x).sum() }"),
    ("mix", "(_ x: \(v), _ y: \(v), t: \(s)) -> \(v) { x + (y - x) * t }"),
    ("normalize", "(_ x: \(v)) -> \(v) { x / (x * x).sum().squareRoot() }"),
  ].flatMap { name, rest in ["func \(name)\(rest)", "func simd_\(name)\(rest)"] }
}

private func cross(_ scalar: String) -> [String] {
  ["cross", "simd_cross"].map { name in
    """
    func \(name)(_ x: SIMD3<\(scalar)>, _ y: SIMD3<\(scalar)>) -> SIMD3<\(scalar)> {
      SIMD3<\(scalar)>(
        x.y * y.z - x.z * y.y, x.z * y.x - x.x * y.z, x.x * y.y - x.y * y.x)
    }
    """
  }
}

private let matrices = [
  """
  struct simd_float4x4: Equatable, Sendable {
    var columns: (SIMD4<Float>, SIMD4<Float>, SIMD4<Float>, SIMD4<Float>)
    init() { self.init(diagonal: SIMD4<Float>(repeating: 0)) }
    init(_ a: SIMD4<Float>, _ b: SIMD4<Float>, _ c: SIMD4<Float>, _ d: SIMD4<Float>) {
      columns = (a, b, c, d)
    }
    init(columns: (SIMD4<Float>, SIMD4<Float>, SIMD4<Float>, SIMD4<Float>)) {
      self.columns = columns
    }
    init(diagonal: SIMD4<Float>) {
      columns = (
        SIMD4<Float>(diagonal.x, 0, 0, 0), SIMD4<Float>(0, diagonal.y, 0, 0),
        SIMD4<Float>(0, 0, diagonal.z, 0), SIMD4<Float>(0, 0, 0, diagonal.w)
      )
    }
    static func == (a: simd_float4x4, b: simd_float4x4) -> Bool { a.columns == b.columns }
    static func * (a: simd_float4x4, v: SIMD4<Float>) -> SIMD4<Float> {
      let (left, right) = (a.columns.0 * v.x + a.columns.1 * v.y, a.columns.2 * v.z + a.columns.3 * v.w)
      return left + right
    }
    static func * (a: simd_float4x4, b: simd_float4x4) -> simd_float4x4 {
      simd_float4x4(a * b.columns.0, a * b.columns.1, a * b.columns.2, a * b.columns.3)
    }
  }
  """,
  "typealias float4x4 = simd_float4x4", "typealias matrix_float4x4 = simd_float4x4",
  """
  let matrix_identity_float4x4: simd_float4x4 =
    simd_float4x4(diagonal: SIMD4<Float>(repeating: 1))
  """,
]

/// Quaternions.
private let rotations = [
  Builtin(
    nil,
    """
    struct simd_quatf: Hashable, Sendable {
      var vector: SIMD4<Float>
      init(vector: SIMD4<Float>) { self.vector = vector }
      init() { vector = SIMD4<Float>(repeating: 0) }
      init(ix: Float, iy: Float, iz: Float, r: Float) { vector = SIMD4<Float>(ix, iy, iz, r) }
      init(angle: Float, axis: SIMD3<Float>) {
        let part = axis * Float(sin(Double(angle) / 2))
        vector = SIMD4<Float>(part.x, part.y, part.z, Float(cos(Double(angle) / 2)))
      }
      var real: Float { vector.w }
      var imag: SIMD3<Float> { SIMD3<Float>(vector.x, vector.y, vector.z) }
      var angle: Float { Float(2 * atan2(Double(simd_length(imag)), Double(real))) }
      var axis: SIMD3<Float> { simd_normalize(imag) }
      func act(_ v: SIMD3<Float>) -> SIMD3<Float> {
        let turned = simd_cross(imag, v) * 2
        return v + turned * real + simd_cross(imag, turned)
      }
      static func * (a: simd_quatf, b: simd_quatf) -> simd_quatf {
        let imag = b.imag * a.real + a.imag * b.real + simd_cross(a.imag, b.imag)
        return simd_quatf(ix: imag.x, iy: imag.y, iz: imag.z, r: a.real * b.real - simd_dot(a.imag, b.imag))
      }
    }
    """)
]
