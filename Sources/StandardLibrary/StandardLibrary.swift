import Interpreter

/// Everything that a program finds without declaring it, views apart: Swift's standard library,
/// and what sample programs use of Foundation, Dispatch, Combine and Observation. The order is
/// fixed: a declaration's position is its `NativeID`.
public let standardLibrary: [Builtin] = [
  literalProtocols, basicProtocols, numericProtocols, sequenceProtocols,
  booleanMembers,
  integerTypes, intOperators, integerOperators, integerInitializers, integerMembers, randomness,
  floatingTypes, doubleOperators, floatingOperators, floatingMembers, rounding,
  mathsFunctions, extremes,
  sequenceMembers, orderingMembers, collectionMembers, joinedTexts, functionsOfSequences,
  hashingMembers, optionalMembers, dictionaryMembers, setMembers,
  rangeTypes, rangeMembers, closedRangeMembers,
  arrayMembers, arrayChanges, arrayParts, arraySliceMembers,
  textTypes, stringMembers, stringIndexMembers, stringChanges, characterMembers, characterSets,
  foundationStrings,
  printingFunctions, assertions, languageTypes, resultMembers, codableProtocols,
].flatMap { $0 }
