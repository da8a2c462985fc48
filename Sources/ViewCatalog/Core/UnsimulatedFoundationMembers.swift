import Interpreter

/// Members of Foundation's types up to J that are known by name alone (`unsimulatedMembers`).
var unsimulatedFoundationMembers: [Builtin] {
  [
    "AttributeContainer Builder merge merging filter",
    """
    AttributedString SingleAttributeTransformer transformingAttributes transform Runs
    UnicodeScalarView utf8 utf16 replaceAttributes AttributeRunBoundaries
    AttributeInvalidationCondition AttributeMergePolicy removeSubranges WritingDirection
    mergeAttributes(_:mergePolicy:)
    init(localized:options:including:) init(contentsOf:options:baseURL:)
    init(markdown:including:options:baseURL:) init(_:including:)
    """,
    "AttributedString.Index isValid init(_:within:)",
    """
    AttributedSubstring utf8 utf16 base replaceAttributes runs unicodeScalars init()
    mergeAttributes(_:mergePolicy:)
    """,
    """
    Bundle allBundles allFrameworks isLoaded preflight loadAndReturnError executableURL
    privateFrameworksURL sharedFrameworksURL sharedSupportURL builtInPlugInsURL
    privateFrameworksPath sharedFrameworksPath sharedSupportPath builtInPlugInsPath
    localizedInfoDictionary executableArchitectures init(url:) init(identifier:)
    url(forAuxiliaryExecutable:) path(forAuxiliaryExecutable:)
    url(forResource:withExtension:subdirectory:localization:)
    urls(forResourcesWithExtension:subdirectory:localization:)
    path(forResource:ofType:inDirectory:) path(forResource:ofType:inDirectory:forLocalization:)
    preferredLocalizations(from:) preferredLocalizations(from:forPreferences:)
    """,
    """
    ByteCountFormatStyle allowedUnits spellsOutZero includesActualByteCount attributed Units
    Attributed init(style:allowedUnits:spellsOutZero:includesActualByteCount:locale:)
    """,
    """
    ByteCountFormatter Units allowedUnits allowsNonnumericFormatting includesUnit includesCount
    includesActualByteCount isAdaptive zeroPadsFractionDigits formattingContext
    """,
    """
    CGFloat native signalingNaN
    init(sign:exponentBitPattern:significandBitPattern:) init(nan:signaling:)
    """,
    "CGRect infinite isInfinite divided",
    "CachedURLResponse userInfo storagePolicy init(response:data:userInfo:storagePolicy:)",
    """
    Calendar dates RecurrenceRule longEraSymbols quarterSymbols shortQuarterSymbols
    standaloneQuarterSymbols shortStandaloneQuarterSymbols dateInterval(of:start:interval:for:)
    dateIntervalOfWeekend(containing:start:interval:)
    nextWeekend(startingAfter:start:interval:direction:)
    """,
    "Calendar.Component isLeapMonth isRepeatedDay",
    """
    Calendar.Identifier coptic ethiopicAmeteMihret ethiopicAmeteAlem indian islamicCivil
    persian republicOfChina islamicTabular islamicUmmAlQura bangla gujarati kannada malayalam
    marathi odia tamil telugu vikram dangi vietnamese
    """,
    """
    CharacterSet nonBaseCharacters decomposables illegalCharacters hasMember update
    symmetricDifference formSymmetricDifference init(contentsOfFile:) remove(_:)
    """,
    """
    CocoaError xpcConnectionInterrupted xpcConnectionInvalid xpcConnectionReplyInvalid
    ubiquitousFileUnavailable ubiquitousFileNotUploadedDueToQuota
    ubiquitousFileUbiquityServerNotAvailable userActivityHandoffFailed
    userActivityConnectionUnavailable userActivityRemoteApplicationTimedOut
    userActivityHandoffUserInfoTooLarge coderReadCorrupt coderValueNotFound coderInvalidValue
    isUbiquitousFileError isUserActivityError isXPCConnectionError userInfo filePath
    stringEncoding underlying underlyingErrors url error fileNoSuchFile fileLocking
    fileReadUnknown fileReadNoPermission fileReadInvalidFileName fileReadCorruptFile
    fileReadNoSuchFile fileReadInapplicableStringEncoding fileReadUnsupportedScheme
    fileReadTooLarge fileReadUnknownStringEncoding fileWriteUnknown fileWriteNoPermission
    fileWriteInvalidFileName fileWriteFileExists fileWriteInapplicableStringEncoding
    fileWriteUnsupportedScheme fileWriteOutOfSpace fileWriteVolumeReadOnly keyValueValidation
    formatting userCancelled featureUnsupported executableNotLoadable
    executableArchitectureMismatch executableRuntimeMismatch executableLoad executableLink
    propertyListReadCorrupt propertyListReadUnknownVersion propertyListReadStream
    propertyListWriteStream propertyListWriteInvalid isCoderError isExecutableError isFileError
    isFormattingError isPropertyListError isValidationError init(_:userInfo:)
    """,
    """
    CocoaError.Code xpcConnectionInterrupted xpcConnectionInvalid xpcConnectionReplyInvalid
    ubiquitousFileUnavailable ubiquitousFileNotUploadedDueToQuota
    ubiquitousFileUbiquityServerNotAvailable userActivityHandoffFailed
    userActivityConnectionUnavailable userActivityRemoteApplicationTimedOut
    userActivityHandoffUserInfoTooLarge coderValueNotFound coderInvalidValue fileLocking
    fileReadUnknown fileReadNoPermission fileReadInvalidFileName fileReadCorruptFile
    fileReadInapplicableStringEncoding fileReadUnsupportedScheme fileReadTooLarge
    fileReadUnknownStringEncoding fileWriteUnknown fileWriteInvalidFileName fileWriteFileExists
    fileWriteInapplicableStringEncoding fileWriteUnsupportedScheme fileWriteOutOfSpace
    fileWriteVolumeReadOnly keyValueValidation userCancelled featureUnsupported
    executableNotLoadable executableArchitectureMismatch executableRuntimeMismatch
    executableLoad executableLink propertyListReadUnknownVersion propertyListReadStream
    propertyListWriteStream propertyListWriteInvalid
    """,
    "CurrencyFormatStyleConfiguration RoundingRule",
    "CurrencyFormatStyleConfiguration.SignDisplayStrategy accountingAlways",
    """
    Data Deallocator mutableBytes withContiguousStorageIfAvailable enumerateBytes SearchOptions
    Base64DecodingOptions init(referencing:) range(of:options:in:) init(base64Encoded:options:)
    base64EncodedData(options:) init(bytes:count:) init(buffer:) init(capacity:)
    init(bytesNoCopy:count:deallocator:) init(bytes:) append(_:count:)
    replaceSubrange(_:with:count:)
    """,
    """
    Data.Base64EncodingOptions lineLength64Characters lineLength76Characters
    endLineWithCarriageReturn endLineWithLineFeed base64URLAlphabet omitPaddingCharacter
    """,
    "Data.WritingOptions fileProtectionMask",
    """
    Date AnchoredRelativeFormatStyle VerbatimFormatStyle FormatString AttributedStyle
    ParseStrategy
    """,
    """
    Date.FormatStyle capitalizationContext attributed Attributed attributedStyle discreteInput
    input init(date:time:locale:calendar:timeZone:capitalizationContext:)
    """,
    """
    Date.FormatStyle.Symbol YearForWeekOfYear CyclicYear DayPeriod StandaloneQuarter
    StandaloneMonth StandaloneWeekday VerbatimHour
    """,
    "Date.FormatStyle.Symbol.Day julianModified",
    "Date.FormatStyle.Symbol.Hour defaultDigitsNoAMPM twoDigitsNoAMPM",
    "Date.FormatStyle.Symbol.SecondFraction milliseconds",
    "Date.FormatStyle.Symbol.TimeZone identifier exemplarLocation genericLocation",
    "Date.FormatStyle.Symbol.Year padded relatedGregorian extended",
    """
    Date.ISO8601FormatStyle TimeZoneSeparator timeSeparator timeZoneSeparator weekOfYear parse
    init(dateSeparator:dateTimeSeparator:timeZone:)
    init(dateSeparator:dateTimeSeparator:timeSeparator:timeZoneSeparator:includingFractionalSeconds:timeZone:)
    """,
    "Date.IntervalFormatStyle DateStyle TimeStyle calendar Symbol",
    """
    Date.RelativeFormatStyle Field capitalizationContext calendar allowedFields
    init(presentation:unitsStyle:locale:calendar:capitalizationContext:)
    init(allowedFields:presentation:unitsStyle:locale:calendar:capitalizationContext:)
    """,
    """
    DateComponents formatted era weekdayOrdinal isLeapMonth isRepeatedDay ISO8601FormatStyle
    init(_:strategy:)
    init(calendar:timeZone:era:year:month:day:hour:minute:second:nanosecond:weekday:weekdayOrdinal:quarter:weekOfMonth:weekOfYear:yearForWeekOfYear:)
    """,
    """
    DateFormatter eraSymbols longEraSymbols veryShortMonthSymbols shortStandaloneMonthSymbols
    veryShortStandaloneMonthSymbols shortStandaloneWeekdaySymbols
    veryShortStandaloneWeekdaySymbols quarterSymbols shortQuarterSymbols
    standaloneQuarterSymbols shortStandaloneQuarterSymbols gregorianStartDate
    """,
    "DateInterval compare",
    "DateIntervalFormatter editingString string(from:)",
    """
    Decimal subtract multiply divide CalculationError leastFiniteMagnitude leastNormalMagnitude
    leastNonzeroMagnitude quietNaN radix floatingPointClass isCanonical isSubnormal isNormal
    isInfinite isSignaling isSignalingNaN nextUp nextDown isLess isLessThanOrEqualTo
    isTotallyOrdered ParseStrategy init(signOf:magnitudeOf:) init(_:strategy:)
    init(_:format:lenient:)
    """,
    "Decimal.FormatStyle attributed Attributed",
    "Decimal.FormatStyle.Currency currencyCode attributed",
    "Decimal.FormatStyle.Percent attributed",
    "Dimension converter init(symbol:)",
    "DispatchGroup wait(wallTimeout:)",
    "DispatchSemaphore wait(wallTimeout:)",
    """
    DispatchSource FileSystemEvent makeReadSource makeSignalSource makeUserDataAddSource
    makeUserDataOrSource makeUserDataReplaceSource makeWriteSource
    """,
    """
    DispatchSourceProtocol setRegistrationHandler handle mask data
    setEventHandler(qos:flags:handler:) setCancelHandler(qos:flags:handler:)
    """,
    """
    DispatchSourceTimer scheduleOneshot scheduleRepeating
    schedule(wallDeadline:repeating:leeway:)
    """,
    "DispatchWorkItem wait(timeout:) wait(wallTimeout:) notify(qos:flags:queue:execute:)",
    """
    Duration.TimeFormatStyle attributed Attributed grouping discreteInput init(pattern:locale:)
    """,
    """
    Duration.TimeFormatStyle.Pattern hourMinute(padHourToLength:roundSeconds:)
    hourMinuteSecond(padHourToLength:fractionalSecondsLength:roundFractionalSeconds:)
    minuteSecond(padMinuteToLength:fractionalSecondsLength:roundFractionalSeconds:)
    """,
    """
    Duration.UnitsFormatStyle ZeroValueUnitsDisplayStrategy FractionalPartDisplayStrategy
    allowedUnits unitWidth zeroValueUnitsDisplay fractionalPartDisplay valueLengthLimits
    attributed Attributed discreteInput
    init(allowedUnits:width:maximumUnitCount:zeroValueUnits:valueLength:fractionalPart:)
    init(allowedUnits:width:maximumUnitCount:zeroValueUnits:valueLengthLimits:fractionalPart:)
    """,
    "Duration.UnitsFormatStyle.Unit microseconds nanoseconds",
    "EnergyFormatter init()",
    """
    FileAttributeKey referenceCount deviceIdentifier ownerAccountName groupOwnerAccountName
    posixPermissions systemNumber systemFileNumber extensionHidden hfsCreatorCode hfsTypeCode
    immutable appendOnly ownerAccountID groupOwnerAccountID busy protectionKey systemSize
    systemFreeSize systemNodes systemFreeNodes init(_:)
    """,
    """
    FileManager fileSystemRepresentation replaceItem VolumeEnumerationOptions
    DirectoryEnumerator UnmountOptions URLRelationship ItemReplacementOptions delegate
    attributesOfFileSystem destinationOfSymbolicLink changeCurrentDirectoryPath
    isExecutableFile string withFileSystemRepresentation
    replaceItemAt(_:withItemAt:backupItemName:options:) createFile(atPath:contents:attributes:)
    """,
    """
    FileManager.DirectoryEnumerationOptions includesDirectoriesPostOrder
    producesRelativePathURLs
    """,
    """
    FileManager.SearchPathDirectory applicationDirectory demoApplicationDirectory
    developerApplicationDirectory adminApplicationDirectory developerDirectory
    documentationDirectory coreServiceDirectory inputMethodsDirectory preferencePanesDirectory
    allApplicationsDirectory allLibrariesDirectory itemReplacementDirectory
    printerDescriptionDirectory applicationScriptsDirectory userDirectory
    autosavedInformationDirectory desktopDirectory moviesDirectory musicDirectory
    picturesDirectory sharedPublicDirectory trashDirectory
    """,
    "FileManager.SearchPathDomainMask localDomainMask networkDomainMask systemDomainMask",
    "FloatingPointFormatStyle attributed Attributed",
    "FloatingPointFormatStyle.Currency currencyCode attributed",
    "FloatingPointFormatStyle.Percent attributed",
    "ISO8601DateFormatter.Options withWeekOfYear",
    """
    IndexSet RangeView startIndex endIndex integerGreaterThanOrEqualTo integerLessThanOrEqualTo
    intersects index formIndex symmetricDifference formSymmetricDifference formIntersection
    update filteredIndexSet shift
    """,
    "IntegerFormatStyle attributed Attributed",
    "IntegerFormatStyle.Currency currencyCode attributed",
    "IntegerFormatStyle.Percent attributed",
  ].map { Builtin("_UnsimulatedMembers", "// " + $0) }
}
