import Interpreter

/// Members of Foundation's other types that are known by name alone (`unsimulatedMembers`).
var unsimulatedFoundationMembersToZ: [Builtin] {
  [
    "JSONDecoder allowsJSON5 assumesTopLevelDictionary",
    "LengthFormatter init()",
    """
    Locale components isoCurrencyCodes characterDirection lineDirection Components Script
    Collation NumberingSystem Weekday HourCycle Subdivision Variant LanguageDirection
    IdentifierType scriptCode variantCode calendar collatorIdentifier quotationBeginDelimiter
    quotationEndDelimiter alternateQuotationBeginDelimiter alternateQuotationEndDelimiter
    numberingSystem availableNumberingSystems firstDayOfWeek hourCycle collation timeZone
    subdivision variant preferredLocales canonicalIdentifier canonicalLanguageIdentifier
    windowsLocaleCode init(components:) init(languageComponents:)
    init(languageCode:script:languageRegion:) localizedString(forScriptCode:)
    localizedString(forVariantCode:) localizedString(for:)
    localizedString(forCollationIdentifier:) localizedString(forCollatorIdentifier:)
    identifier(fromComponents:) identifier(fromWindowsLocaleCode:) identifier(_:from:)
    """,
    "Locale.Currency isISOCurrency unknown",
    """
    Locale.Language Components systemLanguages lineLayoutDirection characterDirection parent
    hasCommonParent isEquivalent minimalIdentifier maximalIdentifier script region
    init(components:) init(languageCode:script:region:)
    """,
    """
    Locale.LanguageCode IdentifierType unidentified uncoded multiple unavailable ainu albanian
    amharic apacheWestern armenian assamese assyrian azerbaijani bangla belarusian bodo
    bulgarian burmese cantonese catalan cherokee croatian czech danish dhivehi dogri dzongkha
    estonian faroese finnish fula georgian greek gujarati hawaiian hebrew hungarian icelandic
    igbo indonesian irish kannada kashmiri kazakh khmer konkani kurdish kurdishSorani kyrgyz
    lao latvian lithuanian macedonian maithili malay malayalam maltese manipuri māori marathi
    mongolian navajo nepali norwegian norwegianBokmål norwegianNynorsk odia pashto persian
    polish punjabi rohingya romanian samoan sanskrit santali serbian sindhi sinhala slovak
    slovenian swahili swedish tagalog tajik tamil telugu tibetan tongan turkish turkmen
    ukrainian urdu uyghur uzbek vietnamese welsh yiddish isISOLanguage isoLanguageCodes
    """,
    "Locale.MeasurementSystem identifier init(_:) measurementSystems",
    """
    Locale.Region unknown afghanistan albania algeria americanSamoa andorra angola anguilla
    antarctica antiguaBarbuda argentina armenia aruba ascensionIsland australia austria
    azerbaijan bahamas bahrain bangladesh barbados belarus belgium belize benin bermuda bhutan
    bolivia bosniaHerzegovina botswana bouvetIsland brazil britishVirginIslands brunei bulgaria
    burkinaFaso burundi cambodia cameroon canada canaryIslands capeVerde caribbeanNetherlands
    caymanIslands centralAfricanRepublic ceutaMelilla chad chagosArchipelago chile
    chinaMainland christmasIsland clippertonIsland cocosIslands colombia comoros
    congoBrazzaville congoKinshasa cookIslands costaRica côteDIvoire croatia cuba curaçao
    cyprus czechia denmark diegoGarcia djibouti dominica dominicanRepublic ecuador egypt
    elSalvador equatorialGuinea eritrea estonia eswatini ethiopia falklandIslands faroeIslands
    fiji finland france frenchGuiana frenchPolynesia frenchSouthernTerritories gabon gambia
    georgia germany ghana gibraltar greece greenland grenada guadeloupe guam guatemala guernsey
    guinea guineaBissau guyana haiti heardMcdonaldIslands honduras hongKong hungary iceland
    india indonesia iran iraq ireland isleOfMan israel italy jamaica japan jersey jordan
    kazakhstan kenya kiribati kosovo kuwait kyrgyzstan laos latvia lebanon lesotho liberia
    libya liechtenstein lithuania luxembourg macao madagascar malawi malaysia maldives mali
    malta marshallIslands martinique mauritania mauritius mayotte mexico micronesia moldova
    monaco mongolia montenegro montserrat morocco mozambique myanmar namibia nauru nepal
    netherlands newCaledonia newZealand nicaragua niger nigeria niue norfolkIsland
    northernMarianaIslands northMacedonia norway oman pakistan palau palestinianTerritories
    panama papuaNewGuinea paraguay peru philippines pitcairnIslands poland portugal puertoRico
    qatar réunion romania russia rwanda saintBarthélemy saintHelena saintKittsNevis saintLucia
    saintMartin saintPierreMiquelon saintVincentGrenadines samoa sanMarino sãoToméPríncipe
    saudiArabia senegal serbia seychelles sierraLeone singapore sintMaarten slovakia slovenia
    solomonIslands somalia southAfrica southGeorgiaSouthSandwichIslands southKorea southSudan
    spain sriLanka suriname svalbardJanMayen sweden switzerland taiwan tajikistan tanzania
    thailand timorLeste togo tokelau tonga trinidadTobago tristanDaCunha tunisia turkey
    turkmenistan turksCaicosIslands tuvalu uganda ukraine unitedArabEmirates unitedKingdom
    unitedStates unitedStatesOutlyingIslands unitedStatesVirginIslands uruguay uzbekistan
    vanuatu vaticanCity venezuela vietnam wallisFutuna westernSahara yemen zambia zimbabwe
    world latinAmerica isISORegion subRegions containingRegion continent Category category
    subcontinent
    """,
    "MassFormatter init()",
    "NSAttributedString.EnumerationOptions reverse longestEffectiveRangeNotRequired",
    "NSAttributedString.Key morphology inflectionRule inflectionAlternative language",
    """
    NSObject replacementObject classForKeyedArchiver classFallbacksForKeyedArchiver
    classForKeyedUnarchiver superclass isSubclass
    """,
    "NSRegularExpression.MatchingFlags progress completed hitEnd requiredEnd internalError",
    """
    NSRegularExpression.MatchingOptions reportProgress reportCompletion withTransparentBounds
    withoutAnchoringBounds
    """,
    """
    NSRegularExpression.Options ignoreMetacharacters useUnixLineSeparators
    useUnicodeWordBoundaries
    """,
    """
    NSSet filtered member objectEnumerator anyObject intersects adding addingObjects
    enumerateObjects objects init(objects:count:) init(set:) init(set:copyItems:)
    init(objects:)
    """,
    "NSString.EncodingConversionOptions allowLossy externalRepresentation",
    """
    NSString.EnumerationOptions byLines byParagraphs byComposedCharacterSequences reverse
    substringNotRequired localized
    """,
    """
    NSTextCheckingResult.CheckingType regularExpression orthography spelling grammar date
    address link quote dash replacement correction phoneNumber transitInformation
    """,
    "NSURLRequest init(url:) init(url:cachePolicy:timeoutInterval:)",
    """
    NSURLRequest.NetworkServiceType default voip video background voice
    networkServiceTypeCallSignaling
    """,
    """
    NotificationCenter AsyncMessage messages MainActorMessage MessageIdentifier
    BaseMessageIdentifier ObservationToken addObserver(of:for:using:) post(_:subject:)
    """,
    "NumberFormatStyleConfiguration RoundingRule",
    """
    NumberFormatter PadPosition textAttributesForNegativeValues textAttributesForPositiveValues
    textAttributesForNil textAttributesForNotANumber positiveInfinitySymbol
    textAttributesForPositiveInfinity negativeInfinitySymbol textAttributesForNegativeInfinity
    perMillSymbol secondaryGroupingSize paddingPosition isPartialStringValidationEnabled
    hasThousandSeparators thousandSeparator localizesFormat roundingBehavior
    """,
    "OperatingSystemVersion init()",
    """
    PersonNameComponents phoneticRepresentation
    init(namePrefix:givenName:middleName:familyName:nameSuffix:nickname:phoneticRepresentation:)
    """,
    "PersonNameComponentsFormatter.Options phonetic",
    "ProcessInfo userName fullUserName isOperatingSystemAtLeast",
    """
    Progress.FileOperationKind init(_:) downloading decompressingAfterDownloading receiving
    copying
    """,
    "PropertyListDecoder PropertyListFormat",
    "PropertyListSerialization propertyList(_:isValidFor:) propertyList(with:options:format:)",
    "RunLoop currentMode remove limitDate acceptInput perform(inModes:block:)",
    """
    String.Encoding nextstep japaneseEUC symbol nonLossyASCII shiftJIS isoLatin2 windowsCP1251
    windowsCP1252 windowsCP1253 windowsCP1254 windowsCP1250 iso2022JP macOSRoman utf16BigEndian
    utf16LittleEndian utf32 utf32BigEndian utf32LittleEndian ianaName init(ianaName:)
    """,
    "TimeZone abbreviationDictionary NameStyle timeZoneDataVersion",
    """
    URL setTemporaryResourceValue removeAllCachedResourceValues dataRepresentation
    appendPathExtension deletePathExtension standardize resolveSymlinksInPath Template
    init(string:encodingInvalidCharacters:) init(fileURLWithPath:isDirectory:relativeTo:)
    init(fileURLWithPath:relativeTo:) init(fileURLWithPath:isDirectory:)
    init(dataRepresentation:relativeTo:isAbsolute:)
    init(fileURLWithFileSystemRepresentation:isDirectory:relativeTo:)
    appendPathComponent(_:isDirectory:) init(filePath:directoryHint:relativeTo:)
    append(path:directoryHint:) append(component:directoryHint:) append(queryItems:)
    appending(components:directoryHint:) append(components:directoryHint:)
    init(template:variables:)
    """,
    """
    URLCache StoragePolicy removeCachedResponses currentMemoryUsage currentDiskUsage
    getCachedResponse
    """,
    """
    URLComponents percentEncodedUser percentEncodedPassword percentEncodedHost encodedHost
    percentEncodedFragment rangeOfScheme rangeOfUser rangeOfPassword rangeOfHost rangeOfPort
    rangeOfPath rangeOfQuery rangeOfFragment percentEncodedQueryItems
    init(string:encodingInvalidCharacters:)
    """,
    """
    URLError userInfo failingURL failureURLString unknown cancelled badURL timedOut
    unsupportedURL cannotFindHost cannotConnectToHost networkConnectionLost dnsLookupFailed
    httpTooManyRedirects resourceUnavailable notConnectedToInternet
    redirectToNonExistentLocation badServerResponse userCancelledAuthentication
    userAuthenticationRequired zeroByteResource cannotDecodeRawData cannotDecodeContentData
    cannotParseResponse fileDoesNotExist fileIsDirectory noPermissionsToReadFile
    secureConnectionFailed serverCertificateHasBadDate serverCertificateUntrusted
    serverCertificateHasUnknownRoot serverCertificateNotYetValid clientCertificateRejected
    clientCertificateRequired cannotLoadFromNetwork cannotCreateFile cannotOpenFile
    cannotCloseFile cannotWriteToFile cannotRemoveFile cannotMoveFile
    downloadDecodingFailedMidStream downloadDecodingFailedToComplete internationalRoamingOff
    callIsActive dataNotAllowed requestBodyStreamExhausted
    backgroundSessionRequiresSharedContainer backgroundSessionInUseByAnotherProcess
    backgroundSessionWasDisconnected init(_:userInfo:)
    """,
    """
    URLError.Code dnsLookupFailed httpTooManyRedirects resourceUnavailable
    redirectToNonExistentLocation userCancelledAuthentication zeroByteResource
    cannotDecodeRawData cannotParseResponse appTransportSecurityRequiresSecureConnection
    fileDoesNotExist fileIsDirectory noPermissionsToReadFile dataLengthExceedsMaximum
    secureConnectionFailed serverCertificateHasBadDate serverCertificateUntrusted
    serverCertificateHasUnknownRoot serverCertificateNotYetValid clientCertificateRejected
    clientCertificateRequired cannotLoadFromNetwork cannotCreateFile cannotOpenFile
    cannotCloseFile cannotWriteToFile cannotRemoveFile cannotMoveFile
    downloadDecodingFailedMidStream downloadDecodingFailedToComplete internationalRoamingOff
    callIsActive dataNotAllowed requestBodyStreamExhausted
    backgroundSessionRequiresSharedContainer backgroundSessionInUseByAnotherProcess
    backgroundSessionWasDisconnected
    """,
    "URLRequest NetworkServiceType",
    """
    URLResourceKey keysOfUnsetValuesKey isSymbolicLinkKey isVolumeKey isPackageKey
    isApplicationKey applicationIsScriptableKey isSystemImmutableKey isUserImmutableKey
    hasHiddenExtensionKey contentAccessDateKey attributeModificationDateKey linkCountKey
    parentDirectoryURLKey volumeURLKey typeIdentifierKey localizedTypeDescriptionKey
    labelNumberKey labelColorKey localizedLabelKey effectiveIconKey customIconKey
    fileResourceIdentifierKey volumeIdentifierKey preferredIOBlockSizeKey isReadableKey
    isWritableKey isExecutableKey fileSecurityKey isExcludedFromBackupKey tagNamesKey pathKey
    canonicalPathKey isMountTriggerKey generationIdentifierKey documentIdentifierKey
    addedToDirectoryDateKey quarantinePropertiesKey fileResourceTypeKey thumbnailDictionaryKey
    thumbnailKey fileAllocatedSizeKey totalFileSizeKey totalFileAllocatedSizeKey isAliasFileKey
    volumeLocalizedFormatDescriptionKey volumeTotalCapacityKey volumeAvailableCapacityKey
    volumeResourceCountKey volumeSupportsPersistentIDsKey volumeSupportsSymbolicLinksKey
    volumeSupportsHardLinksKey volumeSupportsJournalingKey volumeIsJournalingKey
    volumeSupportsSparseFilesKey volumeSupportsZeroRunsKey volumeSupportsCaseSensitiveNamesKey
    volumeSupportsCasePreservedNamesKey volumeSupportsRootDirectoryDatesKey
    volumeSupportsVolumeSizesKey volumeSupportsRenamingKey volumeSupportsAdvisoryFileLockingKey
    volumeSupportsExtendedSecurityKey volumeIsBrowsableKey volumeMaximumFileSizeKey
    volumeIsEjectableKey volumeIsRemovableKey volumeIsInternalKey volumeIsAutomountedKey
    volumeIsLocalKey volumeIsReadOnlyKey volumeCreationDateKey volumeURLForRemountingKey
    volumeUUIDStringKey volumeNameKey volumeLocalizedNameKey volumeIsEncryptedKey
    volumeIsRootFileSystemKey volumeSupportsCompressionKey volumeSupportsFileCloningKey
    volumeSupportsSwapRenamingKey volumeSupportsExclusiveRenamingKey isUbiquitousItemKey
    ubiquitousItemHasUnresolvedConflictsKey ubiquitousItemIsDownloadingKey
    ubiquitousItemIsUploadedKey ubiquitousItemIsUploadingKey ubiquitousItemDownloadingStatusKey
    ubiquitousItemDownloadingErrorKey ubiquitousItemUploadingErrorKey
    ubiquitousItemDownloadRequestedKey ubiquitousItemContainerDisplayNameKey init(_:)
    """,
    """
    URLResourceValues allValues localizedName isSymbolicLink isVolume isPackage isApplication
    applicationIsScriptable isSystemImmutable isUserImmutable isHidden hasHiddenExtension
    contentAccessDate attributeModificationDate linkCount parentDirectory volume typeIdentifier
    localizedTypeDescription labelNumber localizedLabel fileResourceIdentifier volumeIdentifier
    preferredIOBlockSize isReadable isWritable isExecutable tagNames path canonicalPath
    isMountTrigger generationIdentifier documentIdentifier addedToDirectoryDate
    quarantineProperties fileResourceType volumeLocalizedFormatDescription volumeTotalCapacity
    volumeAvailableCapacity volumeResourceCount volumeSupportsPersistentIDs
    volumeSupportsSymbolicLinks volumeSupportsHardLinks volumeSupportsJournaling
    volumeIsJournaling volumeSupportsSparseFiles volumeSupportsZeroRuns
    volumeSupportsCaseSensitiveNames volumeSupportsCasePreservedNames
    volumeSupportsRootDirectoryDates volumeSupportsVolumeSizes volumeSupportsRenaming
    volumeSupportsAdvisoryFileLocking volumeSupportsExtendedSecurity volumeIsBrowsable
    volumeMaximumFileSize volumeIsEjectable volumeIsRemovable volumeIsInternal
    volumeIsAutomounted volumeIsLocal volumeIsReadOnly volumeCreationDate
    volumeURLForRemounting volumeUUIDString volumeName volumeLocalizedName volumeIsEncrypted
    volumeIsRootFileSystem volumeSupportsCompression isUbiquitousItem
    ubiquitousItemHasUnresolvedConflicts ubiquitousItemIsDownloading ubiquitousItemIsUploaded
    ubiquitousItemIsUploading ubiquitousItemDownloadingError ubiquitousItemUploadingError
    ubiquitousItemDownloadRequested ubiquitousItemContainerDisplayName fileAllocatedSize
    totalFileSize totalFileAllocatedSize isAliasFile
    """,
    """
    URLSession DelayedRequestDisposition AuthChallengeDisposition ResponseDisposition
    uploadTask(with:fromFile:) uploadTask(with:from:) uploadTask(withStreamedRequest:)
    downloadTask(withResumeData:) downloadTask(withResumeData:completionHandler:)
    upload(for:fromFile:delegate:) upload(for:from:delegate:) download(for:delegate:)
    """,
    "URLSessionConfiguration identifier connectionProxyDictionary httpShouldUsePipelining",
    "URLSessionTask countOfBytesClientExpectsToReceive countOfBytesClientExpectsToSend init()",
    "UUID random",
    "UnitAngle arcMinutes arcSeconds gradians",
    """
    UnitArea squareMegameters squareCentimeters squareMillimeters squareMicrometers
    squareNanometers squareInches squareYards squareMiles ares
    """,
    "UnitConverterLinear baseUnitValue value",
    "UnitDuration picoseconds nanoseconds",
    """
    UnitLength megameters hectometers decameters decimeters micrometers nanometers picometers
    scandinavianMiles fathoms furlongs astronomicalUnits parsecs
    """,
    """
    UnitMass decigrams centigrams micrograms nanograms picograms shortTons carats ouncesTroy
    slugs
    """,
    """
    UnitPressure gigapascals megapascals kilopascals millibars millimetersOfMercury
    poundsForcePerSquareInch
    """,
    """
    UnitVolume megaliters kiloliters deciliters centiliters cubicKilometers cubicDecimeters
    cubicCentimeters cubicMillimeters cubicInches cubicFeet cubicYards cubicMiles acreFeet
    bushels quarts imperialTeaspoons imperialTablespoons imperialFluidOunces imperialPints
    imperialQuarts imperialGallons metricCups
    """,
    """
    UserDefaults resetStandardUserDefaults volatileDomainNames removeVolatileDomain
    persistentDomain objectIsForced globalDomain argumentDomain registrationDomain
    """,
  ].map { Builtin("_UnsimulatedMembers", "// " + $0) }
}
