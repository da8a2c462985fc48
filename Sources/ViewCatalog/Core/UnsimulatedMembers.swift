import Interpreter

/// Members of simulated types that are known by name alone: the checker passes a use of one over,
/// with a note. What the library declares is found there first.
var unsimulatedMembers: [Builtin] {
  [
    """
    FileManager enumerator setAttributes subpaths subpathsOfDirectory createSymbolicLink linkItem
    trashItem setUbiquitous isUbiquitousItem startDownloadingUbiquitousItem evictUbiquitousItem
    contentsEqual componentsToDisplay mountedVolumeURLs getRelationship
    """,
    """
    URL bookmarkData resolvingSymlinksInPath promisedItemResourceValues withUnsafeFileSystemRepresentation
    removeCachedResourceValue standardized
    """,
    "AttributedString underlineColor strikethroughColor",
    "AttributedSubstring underlineColor strikethroughColor",
    "AttributeContainer underlineColor strikethroughColor",
    "Bundle loadNibNamed paths load unload principalClass classNamed developmentLocalization",
    """
    URLSession webSocketTask streamTask delegate delegateQueue reset flush sessionDescription
    getTasksWithCompletionHandler tasks
    """,
    """
    URLSessionTask progress priority earliestBeginDate taskDescription delegate
    countOfBytesSent countOfBytesExpectedToSend resumeData
    cancelByProducingResumeData cancel(byProducingResumeData:)
    """,
    "URLSessionConfiguration protocolClasses isDiscretionary sessionSendsLaunchEvents httpCookieStorage "
      + "urlCredentialStorage multipathServiceType sharedContainerIdentifier tlsMinimumSupportedProtocolVersion "
      + "httpCookieAcceptPolicy networkServiceType shouldUseExtendedBackgroundIdleMode",
    "URLRequest httpBodyStream httpShouldHandleCookies httpShouldUsePipelining mainDocumentURL networkServiceType "
      + "allowsCellularAccess allowsExpensiveNetworkAccess assumesHTTP3Capable attribution",
    "String applyingTransform canBeConverted enumerateLinguisticTags linguisticTags withCString utf8CString "
      + "getBytes getCString paragraphRange lineRange getLineStart propertyList "
      + "precomposedStringWithCompatibilityMapping completePath",
    "Data withUnsafeBytes withUnsafeMutableBytes copyBytes bytes regions advanced",
    "DateFormatter getObjectValue isLenient generatesCalendarDates twoDigitStartDate formatterBehavior",
    "NumberFormatter getObjectValue attributedString textAttributesForZero format formatterBehavior",
    "Calendar maximumRange minimumRange enumerateDates dateIntervalOfWeekend isRepeating",
    "TimeZone localizedName isDaylightSavingTime daylightSavingTimeOffset nextDaylightSavingTimeTransition",
    "UserDefaults publisher observe addObserver removeObserver addSuite removeSuite volatileDomain setVolatileDomain",
    "NSObject observe publisher addObserver removeObserver value setValue perform responds isKind "
      + "isMember copy mutableCopy classForCoder method",
    "Publisher measureInterval buffer breakpoint breakpointOnError encode tryScan tryReduce tryRemoveDuplicates "
      + "tryDrop tryPrefix tryAllSatisfy tryContains tryMax tryMin tryFirst tryLast tryCompactMap tryFilter",
    "DispatchQueue setSpecific getSpecific setTarget activate suspend resume",
    "ProcessInfo performExpiringActivity beginActivity endActivity disableAutomaticTermination",
    """
    ModelContext insertedModelsArray changedModelsArray deletedModelsArray editingState author
    fetchHistory deleteHistory processPendingChanges fetch(_:batchSize:)
    """,
    "ModelContainer erase deleteAllData migrationPlan init(for:migrationPlan:configurations:)",
    "PersistentModel hasChanges isDeleted getValue setValue getTransformableValue",
    "Text Layout customAttribute",
    "GraphicsContext environment withCGContext",
    "Image Orientation DynamicRange TemplateRenderingMode",
  ].map { Builtin("_UnsimulatedMembers", "// " + $0) }
}
