import Interpreter

/// Everything that a program finds without declaring it, views apart. The order is fixed: a
/// declaration's position is its `NativeID`. What stands behind `_Foundation` is to be imported.
public let standardLibrary: [Builtin] = [
  swiftLibrary, regexBuilders, concurrencyLibrary, [Builtin(nil, "enum _Foundation {}")],
  foundationLibrary, codingLibrary,
].flatMap { $0 }

/// Swift's own standard library.
public let swiftLibrary: [Builtin] = [
  literalProtocols, basicProtocols, numericProtocols, sequenceProtocols,
  booleanMembers,
  integerTypes, intOperators, integerOperators, integerInitializers, integerMembers, bitPatterns,
  wideIntegers,
  randomness,
  floatingTypes, doubleOperators, floatingOperators, floatingMembers, floatingParts, rounding,
  extremes,
  sequenceMembers, lazySequences, lazyCollections, lazyIterators, pairedSequences, strides,
  reversedCollections,
  smallCollections, differences,
  orderingMembers,
  collectionMembers, defaultIndices, countedIndices, slices, rangeSets, ownCollections, joinedTexts,
  functionsOfSequences,
  hashingMembers, optionalMembers, dictionaryMembers, dictionaryParts, setMembers, keyValuePairs,
  rangeTypes, rangeMembers, closedRangeMembers,
  arrayMembers, arrayChanges, arrayParts, arraySliceMembers,
  optionSetMembers, staticStrings, textTypes, stringMembers, stringIndexMembers, stringChanges,
  characterMembers, textSearches, textViews, regexTypes, regexMembers,
  vectorTypes, debugDescriptions, pointerTypes, cTypes, printingFunctions, reflection, assertions,
  languageTypes,
  availability, resultMembers,
  codableProtocols,
  codingContainers, codedTypes,
].flatMap { $0 }

/// Swift's tasks.
public let concurrencyLibrary: [Builtin] = [
  taskTypes, taskGroups, continuationTypes, actorTypes, clockTypes, asyncSequences, asyncStreams,
].flatMap { $0 }

/// JSON.
public let codingLibrary: [Builtin] = [
  jsonText, jsonEncoding, jsonDecoding, jsonSerialization, propertyLists,
].flatMap { $0 }

/// What sample programs use of Foundation, Core Graphics, Dispatch, Combine and Observation.
public let foundationLibrary: [Builtin] = [
  mathsFunctions, characterSets, scanners, foundationStrings, textParts, comparedStrings,
  textComparisons,
  regularExpressions,
  foundationArrays, foundationFunctions,
  graphicsTypes, dateTypes, calendarTypes, calendarArithmetic, dateFormatting, dateStyles,
  durationFormatters, personNames,
  numberNatives, formatStyles,
  decimalTypes, numberFormatters, listFormats, byteCounts, measurementTypes, unitFormats,
  localePhrases,
  urlTypes, urlFormats, intervalStyles,
  localizedResources, unsafePointers, urlRequests, sessionTasks, fileDetails, fileHandles,
  formatterDetails,
  darwinFunctions, cStreams, keyValueObserving, synchronizationTypes, vectorFunctions,
  systemNames, identifierTypes, dataTypes, fileTypes, textEncodings, foundationErrors,
  environmentTypes, logging, signposts, streams,
  indexPaths, foundationCollections, foundationSets, mutableObjects,
  objectCollections, foundationDebugDescriptions, attributedStrings,
  sortComparators, dispatchTypes, dispatchSources, timerTypes, selectors, predicates, expressions,
  combineLibrary,
].flatMap { $0 }

/// Combine, and `ObservableObject`.
public let combineLibrary: [Builtin] = [
  publisherTypes, publisherOperators, tryingOperators, publisherSinks, publisherCombining,
  publisherTiming,
  observableObjects,
].flatMap { $0 }
