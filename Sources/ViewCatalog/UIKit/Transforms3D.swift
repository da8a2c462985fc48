import Interpreter

/// `CATransform3D`: a matrix that moves rows of coordinates, `point × matrix`.
var transforms3D: [Builtin] {
  let names = (1...4).flatMap { row in (1...4).map { "m\(row)\($0)" } }
  let product = (1...4).flatMap { row in
    (1...4).map { column in
      (1...4).map { "a.m\(row)\($0) * b.m\($0)\(column)" }.joined(separator: " + ")
    }
  }
  let made = zip(names, product).map { "\($0): \($1)" }.joined(separator: ", ")
  return [
    Builtin(
      nil,
      """
      struct CATransform3D: Sendable {
        \(names.map { "var \($0): CGFloat = 0" }.joined(separator: "\n"))
        init() {}
        init(\(names.map { "\($0): CGFloat" }.joined(separator: ", "))) {
          \(names.map { "self.\($0) = \($0)" }.joined(separator: "\n"))
        }
      }
      """),
    Builtin(
      nil, "var CATransform3DIdentity: CATransform3D { CATransform3DMakeScale(1, 1, 1) }"),
    Builtin(
      nil,
      """
      func CATransform3DMakeScale(_ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D {
        var made = CATransform3D()
        (made.m11, made.m22, made.m33, made.m44) = (sx, sy, sz, 1)
        return made
      }
      """),
    Builtin(
      nil,
      """
      func CATransform3DMakeTranslation(
        _ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat
      ) -> CATransform3D {
        var made = CATransform3DIdentity
        (made.m41, made.m42, made.m43) = (tx, ty, tz)
        return made
      }
      """),
    Builtin(
      nil,
      """
      func CATransform3DMakeRotation(
        _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
      ) -> CATransform3D {
        let length = (x * x + y * y + z * z).squareRoot()
        if length == 0 { return CATransform3DIdentity }
        let (x, y, z) = (x / length, y / length, z / length)
        let (s, c) = (sin(angle), cos(angle))
        let rest = 1 - c
        var made = CATransform3DIdentity
        (made.m11, made.m12, made.m13) = (c + x * x * rest, x * y * rest + z * s, x * z * rest - y * s)
        (made.m21, made.m22, made.m23) = (x * y * rest - z * s, c + y * y * rest, y * z * rest + x * s)
        (made.m31, made.m32, made.m33) = (x * z * rest + y * s, y * z * rest - x * s, c + z * z * rest)
        return made
      }
      """),
    Builtin(
      nil,
      """
      func CATransform3DConcat(_ a: CATransform3D, _ b: CATransform3D) -> CATransform3D {
        CATransform3D(\(made))
      }
      """),
    Builtin(
      nil,
      """
      func CATransform3DTranslate(
        _ t: CATransform3D, _ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat
      ) -> CATransform3D { CATransform3DConcat(CATransform3DMakeTranslation(tx, ty, tz), t) }
      """),
    Builtin(
      nil,
      """
      func CATransform3DScale(
        _ t: CATransform3D, _ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat
      ) -> CATransform3D { CATransform3DConcat(CATransform3DMakeScale(sx, sy, sz), t) }
      """),
    Builtin(
      nil,
      """
      func CATransform3DRotate(
        _ t: CATransform3D, _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
      ) -> CATransform3D { CATransform3DConcat(CATransform3DMakeRotation(angle, x, y, z), t) }
      """),
    Builtin("ProjectionTransform", "init(_ m: CATransform3D) {}"),
    Builtin(
      "ProjectionTransform",
      "func concatenating(_ rhs: ProjectionTransform) -> ProjectionTransform { self }"),
  ]
}
