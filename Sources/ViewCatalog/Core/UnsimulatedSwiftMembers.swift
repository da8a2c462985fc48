import Interpreter

/// Members of Swift's own types that are known by name alone (`unsimulatedMembers`).
var unsimulatedSwiftMembers: [Builtin] {
  [
    "Array withUnsafeMutableBytes",
    """
    ArraySlice capacity withUnsafeMutableBufferPointer withUnsafeMutableBytes withUnsafeBytes
    """,
    "AsyncStream.Continuation yield(with:)",
    "BinaryInteger init(_:strategy:) init(_:format:lenient:) init()",
    "Bool init(exactly:)",
    "Character UnicodeScalarView",
    "CheckedContinuation init(continuation:function:)",
    """
    DiscardingTaskGroup addImmediateTask addImmediateTaskUnlessCancelled
    addTask(name:executorPreference:priority:operation:)
    addTaskUnlessCancelled(name:executorPreference:priority:operation:)
    addTask(executorPreference:priority:operation:)
    addTaskUnlessCancelled(executorPreference:priority:operation:)
    """,
    """
    Double signalingNaN
    init(sign:exponentBitPattern:significandBitPattern:) init(nan:signaling:)
    """,
    "Duration attoseconds init(attoseconds:)",
    """
    Float signalingNaN
    init(sign:exponentBitPattern:significandBitPattern:) init(nan:signaling:)
    """,
    "FloatingPoint signalingNaN init(sign:exponent:significand:) round(_:)",
    "Range isValid init(_:in:)",
    "RangeReplaceableCollection popLast removeLast applying replacing replace",
    """
    Regex contains asciiOnlyWordCharacters asciiOnlyDigits asciiOnlyWhitespace
    asciiOnlyCharacterClasses wordBoundaryKind repetitionBehavior matchingSemantics
    init(verbatim:)
    """,
    "Set reserveCapacity",
    "SortDescriptor stringComparator",
    """
    String EncodingConversionOptions EnumerationOptions availableStringEncodings
    defaultCStringEncoding localizedName Comparator decodeCString init(utf8String:)
    init(bytesNoCopy:length:encoding:freeWhenDone:)
    init(utf16CodeUnitsNoCopy:count:freeWhenDone:) init(cString:encoding:)
    init(format:locale:arguments:) init(contentsOfFile:usedEncoding:)
    init(contentsOf:usedEncoding:)
    init(decodingCString:as:) init(unsafeUninitializedCapacity:initializingUTF8With:)
    withCString(encodedAs:_:) init(copying:)
    """,
    "String.Index distance advanced encodedOffset init(_:) init(_:within:) init(encodedOffset:)",
    """
    StringProtocol canBeConverted completePath cString decomposedStringWithCompatibilityMapping
    fastestEncoding getCString maximumLengthOfBytes precomposedStringWithCompatibilityMapping
    smallestEncoding enumerateSubstrings getLineStart getParagraphStart
    rangeOfComposedCharacterSequence rangeOfComposedCharacterSequences localizedStandardRange
    substring lineRange paragraphRange withCString write(toFile:atomically:encoding:)
    init(decoding:as:) init(cString:) init(decodingCString:as:)
    """,
    """
    Substring isContiguousUTF8 makeContiguousUTF8 withUTF8 withCString init(decoding:as:)
    init(cString:) init(decodingCString:as:) write(to:)
    """,
    "Substring.UTF8View withContiguousStorageIfAvailable",
    """
    Task Priority CancellationError suspend withCancellationHandler get getResult
    currentPriority basePriority name yield checkCancellation sleep immediate immediateDetached
    init(name:executorPreference:priority:operation:)
    detached(name:executorPreference:priority:operation:)
    """,
    """
    TaskGroup addImmediateTask addImmediateTaskUnlessCancelled
    addTask(name:executorPreference:priority:operation:)
    addTaskUnlessCancelled(name:executorPreference:priority:operation:)
    addTask(executorPreference:priority:operation:)
    addTaskUnlessCancelled(executorPreference:priority:operation:)
    """,
    "TaskPriority unspecified userInteractive default init(_:)",
    """
    ThrowingTaskGroup addImmediateTask addImmediateTaskUnlessCancelled
    addTask(name:executorPreference:priority:operation:)
    addTaskUnlessCancelled(name:executorPreference:priority:operation:)
    addTask(executorPreference:priority:operation:)
    addTaskUnlessCancelled(executorPreference:priority:operation:)
    """,
  ].map { Builtin("_UnsimulatedMembers", "// " + $0) }
}
