import Interpreter

/// SceneKit's emitters of particles, which are not drawn.
var sceneParticles: [Builtin] {
  [
    Builtin(
      nil,
      """
      class SCNParticleSystem: NSObject {
        override init() {}
        convenience init?(named name: String, inDirectory directory: String?) { return nil }
        var birthRate: CGFloat = 1
        var birthRateVariation: CGFloat = 0
        var birthDirection: SCNParticleBirthDirection = .constant
        var birthLocation: SCNParticleBirthLocation = .surface
        var emissionDuration: CGFloat = 1
        var emitterShape: SCNGeometry?
        var emittingDirection: SCNVector3 = SCNVector3(0, 1, 0)
        var spreadingAngle: CGFloat = 0
        var loops: Bool = true
        var warmupDuration: CGFloat = 0
        var particleLifeSpan: CGFloat = 1
        var particleLifeSpanVariation: CGFloat = 0
        var particleVelocity: CGFloat = 0
        var particleVelocityVariation: CGFloat = 0
        var particleAngularVelocity: CGFloat = 0
        var particleSize: CGFloat = 1
        var particleSizeVariation: CGFloat = 0
        var particleColor: UIColor = .white
        var particleColorVariation: SCNVector4 = SCNVector4(0, 0, 0, 0)
        var particleImage: Any?
        var stretchFactor: CGFloat = 0
        var speedFactor: CGFloat = 1
        var acceleration: SCNVector3 = SCNVector3(0, 0, 0)
        var dampingFactor: CGFloat = 0
        var isAffectedByGravity: Bool = false
        var isAffectedByPhysicsFields: Bool = false
        var isLightingEnabled: Bool = false
        var isBlackPassEnabled: Bool = false
        var blendMode: SCNParticleBlendMode = .additive
        var colliderNodes: [SCNNode]?
        func reset() {}
      }
      """),
    Builtin(nil, "enum SCNParticleBirthDirection: Int { case constant, surfaceNormal, random }"),
    Builtin(nil, "enum SCNParticleBirthLocation: Int { case surface, volume, vertex }"),
    Builtin(
      nil,
      "enum SCNParticleBlendMode: Int { case additive, subtract, multiply, screen, alpha, replace }"
    ),
    Builtin(
      "SCNNode",
      """
      var particleSystems: [SCNParticleSystem]? { _particles.isEmpty ? nil : _particles }
      """),
    Builtin(
      "SCNNode", "func addParticleSystem(_ system: SCNParticleSystem) { _particles.append(system) }"
    ),
    Builtin(
      "SCNNode",
      """
      func removeParticleSystem(_ system: SCNParticleSystem) {
        _particles.removeAll { $0 === system }
      }
      """),
    Builtin("SCNNode", "func removeAllParticleSystems() { _particles = [] }"),
  ]
}
