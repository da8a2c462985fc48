import Testing

/// Whole screens as samples of these frameworks write them: each without an error and without a
/// note.
@Suite struct RealWorldsTests {
  @Test(arguments: rows) func shows(_ program: ShownProgram) { program.expectShown() }

  static let rows: [ShownProgram] = [
    .init(
      name: "SceneKit: a scene is made of nodes with shapes, lights, bodies and actions",
      source: """
        import SwiftUI
        import SceneKit

        class GameScene: SCNScene, SCNPhysicsContactDelegate {
            let cameraNode = SCNNode()
            var ball: SCNNode!
            override init() {
                super.init()
                background.contents = UIColor.systemTeal
                cameraNode.camera = SCNCamera()
                cameraNode.camera?.zFar = 200
                cameraNode.camera?.fieldOfView = 60
                cameraNode.position = SCNVector3(x: 0, y: 5, z: 15)
                cameraNode.eulerAngles = SCNVector3(-Float.pi / 8, 0, 0)
                rootNode.addChildNode(cameraNode)
                let light = SCNLight()
                light.type = .omni
                light.intensity = 800
                light.color = UIColor.white
                light.castsShadow = true
                let lightNode = SCNNode()
                lightNode.light = light
                lightNode.position = SCNVector3(0, 10, 10)
                rootNode.addChildNode(lightNode)
                let box = SCNBox(width: 1, height: 1, length: 1, chamferRadius: 0.1)
                box.firstMaterial?.diffuse.contents = UIColor.red
                box.firstMaterial?.specular.contents = UIColor.white
                box.firstMaterial?.lightingModel = .physicallyBased
                box.firstMaterial?.metalness.contents = 0.8
                box.firstMaterial?.isDoubleSided = true
                let boxNode = SCNNode(geometry: box)
                boxNode.name = "box"
                boxNode.runAction(.repeatForever(.rotateBy(x: 0, y: CGFloat.pi, z: 0, duration: 2)))
                rootNode.addChildNode(boxNode)
                ball = SCNNode(geometry: SCNSphere(radius: 0.5))
                ball.physicsBody = SCNPhysicsBody(type: .dynamic, shape: SCNPhysicsShape(geometry: ball.geometry!, options: nil))
                ball.physicsBody?.mass = 2
                ball.physicsBody?.restitution = 0.8
                ball.physicsBody?.categoryBitMask = 1
                ball.physicsBody?.contactTestBitMask = 2
                ball.physicsBody?.applyForce(SCNVector3(0, 5, 0), asImpulse: true)
                rootNode.addChildNode(ball)
                let floor = SCNFloor()
                floor.reflectivity = 0.2
                let floorNode = SCNNode(geometry: floor)
                floorNode.physicsBody = SCNPhysicsBody(type: .static, shape: nil)
                rootNode.addChildNode(floorNode)
                let text = SCNText(string: "Hello", extrusionDepth: 1)
                text.font = UIFont.systemFont(ofSize: 4)
                text.flatness = 0.1
                let textNode = SCNNode(geometry: text)
                textNode.scale = SCNVector3(0.2, 0.2, 0.2)
                let (minB, maxB) = textNode.boundingBox
                textNode.pivot = SCNMatrix4MakeTranslation((maxB.x - minB.x) / 2, 0, 0)
                rootNode.addChildNode(textNode)
                physicsWorld.gravity = SCNVector3(0, -9.8, 0)
                physicsWorld.contactDelegate = self
                fogStartDistance = 20
                let particles = SCNParticleSystem()
                particles.birthRate = 50
                particles.particleColor = .orange
                boxNode.addParticleSystem(particles)
                boxNode.constraints = [SCNLookAtConstraint(target: ball)]
                for tube in [SCNCylinder(radius: 1, height: 2), SCNCone(topRadius: 0, bottomRadius: 1, height: 2), SCNTorus(ringRadius: 1, pipeRadius: 0.2), SCNCapsule(capRadius: 0.5, height: 2), SCNPyramid(width: 1, height: 1, length: 1), SCNPlane(width: 1, height: 1)] as [SCNGeometry] {
                    rootNode.addChildNode(SCNNode(geometry: tube))
                }
            }
            required init?(coder: NSCoder) { fatalError() }
            func physicsWorld(_ world: SCNPhysicsWorld, didBegin contact: SCNPhysicsContact) {
                print(contact.nodeA.name ?? "", contact.nodeB.name ?? "")
            }
        }

        struct SceneKitView: UIViewRepresentable {
            @Binding var taps: Int
            func makeCoordinator() -> Coordinator { Coordinator(self) }
            func makeUIView(context: Context) -> SCNView {
                let view = SCNView(frame: .zero, options: nil)
                view.scene = GameScene()
                view.allowsCameraControl = true
                view.showsStatistics = true
                view.delegate = context.coordinator
                view.antialiasingMode = .multisampling4X
                view.backgroundColor = .black
                let tap = UITapGestureRecognizer(target: context.coordinator, action: #selector(Coordinator.tapped(_:)))
                view.addGestureRecognizer(tap)
                return view
            }
            func updateUIView(_ uiView: SCNView, context: Context) {
                SCNTransaction.begin()
                SCNTransaction.animationDuration = 0.5
                uiView.scene?.rootNode.childNode(withName: "box", recursively: true)?.opacity = 0.5
                SCNTransaction.commit()
            }
            class Coordinator: NSObject, SCNSceneRendererDelegate {
                let parent: SceneKitView
                init(_ parent: SceneKitView) { self.parent = parent }
                func renderer(_ renderer: SCNSceneRenderer, updateAtTime time: TimeInterval) {}
                @objc func tapped(_ g: UITapGestureRecognizer) {
                    guard let view = g.view as? SCNView else { return }
                    let hits = view.hitTest(g.location(in: view), options: [:])
                    if let hit = hits.first { hit.node.removeFromParentNode() }
                    parent.taps += 1
                }
            }
        }

        struct ContentView: View {
            @State private var taps = 0
            @State private var scene = SCNScene(named: "ship.scn") ?? GameScene()
            var camera: SCNNode? { scene.rootNode.childNode(withName: "camera", recursively: false) }
            var body: some View {
                VStack {
                    SceneView(scene: scene, pointOfView: camera, options: [.allowsCameraControl, .autoenablesDefaultLighting], preferredFramesPerSecond: 60)
                        .frame(height: 200)
                    SceneKitView(taps: $taps)
                    Text("\\(taps) taps")
                    Button("Spin") {
                        let action = SCNAction.sequence([.moveBy(x: 0, y: 1, z: 0, duration: 0.3), .wait(duration: 1), .fadeOut(duration: 0.2), .run { node in node.isHidden = true }])
                        scene.rootNode.childNodes.first?.runAction(action, forKey: "spin")
                    }
                }
            }
        }
        """, texts: ["0 taps", "Spin"]),
    .init(
      name: "ARKit: a session runs, planes and touches are heard of",
      source: """
        import SwiftUI
        import ARKit
        import RealityKit

        struct ARViewContainer: UIViewRepresentable {
            @Binding var placed: Int
            func makeUIView(context: Context) -> ARView {
                let arView = ARView(frame: .zero)
                let config = ARWorldTrackingConfiguration()
                config.planeDetection = [.horizontal, .vertical]
                config.environmentTexturing = .automatic
                if ARWorldTrackingConfiguration.supportsSceneReconstruction(.mesh) {
                    config.sceneReconstruction = .mesh
                }
                if ARWorldTrackingConfiguration.supportsFrameSemantics(.personSegmentationWithDepth) {
                    config.frameSemantics.insert(.personSegmentationWithDepth)
                }
                arView.session.run(config, options: [.resetTracking, .removeExistingAnchors])
                arView.session.delegate = context.coordinator
                arView.debugOptions = [.showFeaturePoints]
                arView.addGestureRecognizer(UITapGestureRecognizer(target: context.coordinator, action: #selector(Coordinator.handleTap)))
                context.coordinator.view = arView
                let coaching = ARCoachingOverlayView()
                coaching.session = arView.session
                coaching.goal = .horizontalPlane
                coaching.autoresizingMask = [.flexibleWidth, .flexibleHeight]
                arView.addSubview(coaching)
                return arView
            }
            func updateUIView(_ uiView: ARView, context: Context) {}
            func makeCoordinator() -> Coordinator { Coordinator() }
            class Coordinator: NSObject, ARSessionDelegate {
                weak var view: ARView?
                @objc func handleTap(_ recognizer: UITapGestureRecognizer) {
                    guard let view = view else { return }
                    let location = recognizer.location(in: view)
                    if let entity = view.entity(at: location) as? ModelEntity {
                        var material = SimpleMaterial()
                        material.color = .init(tint: .red.withAlphaComponent(0.5), texture: nil)
                        material.metallic = .float(1.0)
                        material.roughness = 0.2
                        entity.model?.materials = [material]
                    }
                    let results = view.raycast(from: location, allowing: .estimatedPlane, alignment: .horizontal)
                    if let result = results.first {
                        let anchor = AnchorEntity(raycastResult: result)
                        let box = ModelEntity(mesh: .generateBox(size: 0.1), materials: [SimpleMaterial(color: .blue, isMetallic: true)])
                        box.generateCollisionShapes(recursive: true)
                        box.position.y = 0.05
                        view.installGestures([.translation, .rotation, .scale], for: box)
                        anchor.addChild(box)
                        view.scene.addAnchor(anchor)
                        view.scene.anchors.append(anchor)
                    }
                }
                func session(_ session: ARSession, didAdd anchors: [ARAnchor]) {
                    for anchor in anchors { if let plane = anchor as? ARPlaneAnchor { print(plane.alignment, plane.center) } }
                }
                func session(_ session: ARSession, didUpdate frame: ARFrame) { _ = frame.camera.transform }
                func sessionWasInterrupted(_ session: ARSession) {}
            }
        }

        struct RealityScreen: View {
            @State private var angle: Float = 0
            var body: some View {
                RealityView { content in
                    let model = ModelEntity(mesh: .generateSphere(radius: 0.1), materials: [SimpleMaterial(color: .red, roughness: 0.15, isMetallic: true)])
                    model.name = "ball"
                    model.position = [0, 1, -1]
                    model.components.set(InputTargetComponent())
                    model.components.set(CollisionComponent(shapes: [.generateSphere(radius: 0.1)]))
                    model.components[PhysicsBodyComponent.self] = PhysicsBodyComponent(massProperties: .default, material: .generate(friction: 0.5, restitution: 0.7), mode: .dynamic)
                    content.add(model)
                    if let scene = try? await Entity(named: "Immersive") { content.add(scene) }
                } update: { content in
                    content.entities.first?.transform.rotation = simd_quatf(angle: angle, axis: [0, 1, 0])
                } placeholder: {
                    ProgressView()
                }
                .gesture(TapGesture().targetedToAnyEntity().onEnded { value in
                    value.entity.scale *= 1.2
                })
            }
        }

        struct ContentView: View {
            @State private var placed = 0
            var body: some View {
                VStack {
                    ARViewContainer(placed: $placed).edgesIgnoringSafeArea(.all)
                    RealityScreen()
                    Text("\\(placed) placed \\(ARWorldTrackingConfiguration.isSupported.description)")
                }
            }
        }
        """, texts: ["0 placed false"]),
    .init(
      name: "FoundationModels: a model is asked for what a program declares",
      source: """
        import SwiftUI
        import FoundationModels

        @Generable(description: "A trip")
        struct Itinerary: Equatable {
            @Guide(description: "An exciting name for the trip.")
            let title: String
            @Guide(.anyOf(["Paris", "Rome"]))
            let destination: String
            @Guide(description: "A list of day-by-day plans.", .count(3))
            let days: [DayPlan]
            @Guide(.range(1...5)) var rating: Int
        }
        @Generable
        struct DayPlan: Equatable {
            let title: String
            let activities: [String]
        }

        final class FindPlaces: Tool {
            let name = "findPlaces"
            let description = "Finds places."
            @Generable
            struct Arguments {
                @Guide(description: "This is the type to look up.") let kind: String
                @Guide(description: "The query") var query: String
            }
            func call(arguments: Arguments) async throws -> String { "There are these \\(arguments.kind)" }
        }

        @Observable @MainActor
        final class Planner {
            private(set) var itinerary: Itinerary.PartiallyGenerated?
            var error: Error?
            private var session: LanguageModelSession
            init() {
                session = LanguageModelSession(tools: [FindPlaces()]) {
                    "Your job is to create an itinerary for the user."
                    "Each day needs an activity."
                }
            }
            func prewarm() { session.prewarm() }
            func suggest(days: Int) async {
                do {
                    let stream = session.streamResponse(generating: Itinerary.self, includeSchemaInPrompt: false, options: GenerationOptions(sampling: .greedy)) {
                        "Generate a \\(days)-day itinerary to Rome."
                    }
                    for try await partial in stream {
                        itinerary = partial.content
                    }
                } catch let error as LanguageModelSession.GenerationError {
                    switch error {
                    case .guardrailViolation(let context): print(context.debugDescription)
                    case .exceededContextWindowSize: break
                    default: break
                    }
                    self.error = error
                } catch {
                    self.error = error
                }
            }
        }

        struct ContentView: View {
            private let model = SystemLanguageModel.default
            @State private var planner = Planner()
            @State private var prompt = ""
            @State private var answer = ""
            @State private var session = LanguageModelSession(instructions: "Be brief.")
            var body: some View {
                switch model.availability {
                case .available:
                    VStack {
                        if let title = planner.itinerary?.title { Text(title).contentTransition(.opacity) }
                        ForEach(planner.itinerary?.days ?? [], id: \\.title) { Text($0.title ?? "") }
                        TextField("Prompt", text: $prompt)
                        Button("Ask") {
                            Task {
                                do {
                                    let response = try await session.respond(to: prompt, options: GenerationOptions(temperature: 0.7, maximumResponseTokens: 100))
                                    answer = response.content
                                } catch { answer = error.localizedDescription }
                            }
                        }.disabled(session.isResponding)
                        Text(answer)
                        Text("\\(session.transcript.count)")
                    }
                    .task { planner.prewarm(); await planner.suggest(days: 3) }
                case .unavailable(.appleIntelligenceNotEnabled): Text("Turn on Apple Intelligence")
                case .unavailable(.deviceNotEligible): Text("Not eligible")
                case .unavailable(.modelNotReady): Text("Not ready")
                case .unavailable(let other): Text("Unavailable: \\(String(describing: other))")
                }
            }
        }
        """, texts: ["Not eligible"]),
    .init(
      name: "Charts: functions and collections are plotted",
      source: """
        import SwiftUI
        import Charts

        struct Point: Identifiable { let id = UUID(); let x: Double; let y: Double; let kind: String }
        struct ContentView: View {
            let data = [Point(x: 1, y: 2, kind: "A"), Point(x: 2, y: 3, kind: "B")]
            @State private var selected: Double?
            var body: some View {
                ScrollView {
                    Chart {
                        LinePlot(x: "x", y: "y") { x in sin(x) }
                            .foregroundStyle(.red)
                            .lineStyle(StrokeStyle(lineWidth: 3, dash: [5, 5]))
                            .opacity(0.8)
                        AreaPlot(x: "x", yStart: "low", yEnd: "high") { x in (yStart: -abs(x), yEnd: abs(x)) }
                            .foregroundStyle(.blue.opacity(0.2))
                        LinePlot(x: "x", y: "y", t: "t", domain: -3.0 ... 3.0) { t in
                            (x: sqrt(2) * pow(sin(t), 3), y: cos(t) * (2 - cos(t) - pow(cos(t), 2)))
                        }
                        PointPlot(data, x: .value("X", \\.x), y: .value("Y", \\.y))
                            .symbolSize(50)
                        BarPlot(data, x: .value("X", \\.x), y: .value("Y", \\.y), width: .ratio(0.5))
                        RuleMark(x: .value("Zero", 0))
                    }
                    .chartXScale(domain: -4...4)
                    .chartYScale(domain: -2...2)
                    .chartXSelection(value: $selected)
                    .chartScrollableAxes(.horizontal)
                    .chartXVisibleDomain(length: 4)
                    .frame(height: 300)
                    Chart(data) { p in
                        RectangleMark(x: .value("X", p.x), y: .value("Y", p.y))
                            .annotation(position: .top, alignment: .leading, spacing: 2) { Text(p.kind).font(.caption2) }
                        SectorMark(angle: .value("Y", p.y), innerRadius: .ratio(0.5), angularInset: 1.5)
                            .cornerRadius(5)
                    }
                    .chartLegend(position: .bottom, alignment: .center)
                    .chartOverlay { proxy in
                        GeometryReader { geo in
                            Rectangle().fill(.clear).contentShape(Rectangle())
                                .onTapGesture { location in
                                    let origin = geo[proxy.plotFrame!].origin
                                    if let x: Double = proxy.value(atX: location.x - origin.x) { selected = x }
                                }
                        }
                    }
                    Text(selected.map { "\\($0)" } ?? "none")
                }
            }
        }
        """,
      texts: [
        "-4", "-2", "0", "-2", "-1", "0", "1", "2", "A", "B", "1", "1.5", "2", "2", "2.5", "3",
        "none",
      ]),
  ]
}
