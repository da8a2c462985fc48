import Interpreter

/// State, bindings, the environment, apps and the program's own modifiers.
let dataFlow: [Builtin] = [
  stateWrappers, bindings, bindingElements, observableObjects, objectWrappers, observation,
  focusStates, storedProperties, appStorages,
  environmentValues, environmentProperty, systemEnvironment, openingURLs,
  scenes, viewModifiers,
].flatMap { $0 }
