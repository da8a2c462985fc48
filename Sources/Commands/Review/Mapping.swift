import Checking
import Diagnostics
import Simulation
import SwiftSource
import ViewTree

extension Session {
  /// The map of the app from its launch; the running app stays as it is.
  func map() throws -> ScreenMap {
    _ = try app()
    let scout = Session(library: library, options: options)
    scout.isInterrupted = isInterrupted
    scout.readResource = readResource
    scout.showProgress = showProgress
    defer { showProgress?(nil) }
    let launch = scout.launch(sources)
    if let error = launch.error {
      throw CommandError(.runtimeError, "the app does not launch: \(error.message)")
    }
    guard scout.showsViews, let running = scout.running else {
      throw CommandError(.noApp, "the files show no screen; load an app with: load FILE.swift")
    }
    var explorer = Explorer(scout)
    var map = try explorer.explore()
    map.note(SourceReviewer(running.assembly.files), running.program, explorer.reached)
    return map
  }
}

extension ScreenMap {
  /// Finds what the program declares and the walk has not met.
  fileprivate mutating func note(
    _ source: SourceReviewer, _ program: CheckedProgram, _ reached: Set<String>
  ) {
    let used = source.types.reduce(into: Set<String>()) { names, type in
      for call in type.everything.compactMap(\.viewCall) where call.base == nil {
        names.insert(call.name.text)
      }
    }
    unseenViews = source.views.map(\.name).filter { used.contains($0) && !seen.contains($0) }
    let routes = source.views.flatMap(\.shown).compactMap(\.viewCall).compactMap { call in
      call.name.text == "navigationDestination" ? call.typeName("for") : nil
    }
    for route in routes where !unreachedRoutes.contains(where: { $0.hasPrefix(route) }) {
      let cases = program.types.first { $0.name == route }?.cases ?? []
      if cases.isEmpty {
        if !reached.contains(route) { unreachedRoutes.append(route) }
      } else {
        unreachedRoutes += cases.map { "\(route).\($0.name)" }.filter { !reached.contains($0) }
      }
    }
  }
}
