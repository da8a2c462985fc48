import Interpreter

/// State, bindings, the environment, apps and the program's own modifiers.
var dataFlow: [Builtin] {
  [
    stateWrappers, bindings, bindingElements, objectWrappers, observation,
    focusStates, storedProperties, appStorages, receiving,
    environmentValues, environmentProperty, systemEnvironment, plainEnvironment,
    openingURLs,
    scenes, windows, viewModifiers,
  ].flatMap { $0 }
}
