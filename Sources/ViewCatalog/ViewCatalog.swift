import Interpreter
import StandardLibrary

/// The standard library and the view catalog.
public let wholeLibrary = BuiltinLibrary(standardLibrary + viewCatalog)

/// Every SwiftUI view, modifier and type that navlab supplies, after the standard library: one list
/// of declarations with what they do. The order is fixed: a position is a `NativeID`.
public let viewCatalog: [Builtin] = [
  [Builtin(nil, "enum _SwiftUI {}")],
  viewProtocols, unsimulatedNames, unsimulatedMembers, unsimulatedSwiftMembers,
  unsimulatedFoundationMembers, unsimulatedFoundationMembersToZ, unsimulatedFrameworks,
  inertModifiers, platformModifiers, itemProviders, dragAndDrop, smallTypes, canvases,
  keyframes,
  tables, tableRows, viewBuilder, structuralViews,
  alignments, edges, stacks, alignmentGuides, unitPoints, spacers, scrollViews, lazyStacks,
  coordinateSpaces, preferences, safeAreas, choosingLayouts, customLayouts, layoutSubviews,
  lazyGrids, grids, lists, boundLists, listStyles, listRows, sections, outlines,
  fonts, texts, attributedTexts, inflectedTexts,
  forEach, geometryReader, lifecycleModifiers, accessibility,
  frames, sizing, layers, shapeStyles, colors, shapes, shapePainting, shapeEdits, paths,
  pathParts, gradients, opacities,
  images, labels, textModifiers, textFormats, foregrounds, identities,
  effects, paintedEffects, feedback, visualEffects, animatables, animations, transitions,
  animatedContent,
  symbolEffects, scrollReaders, scrollPositions, scrollTargets, scrollChanges, inspectors,
  arrangements,
  progressViews, timedProgress, subviewCollections, paddings, zIndex, documents, previewTraits,
  dataFlow, controls,
  navigation,
  commands, uiKitValues, uiKitColors, uiKitSystem, uiKitScenes, uiKitViews, uiKitGestures,
  uiKitPresenting,
  uiKitPaths, models, uniqueModels,
  locations, maps, notifications, media, managedObjects, fetchedResults, charts,
  transferTypes, libraryContents, representables, appKit, coreAnimation, widgets, players, webViews,
  wrappedMaps, imageFilters, storeKit, tipKit, deviceServices, coreMotion, photoLibrary, keychain,
  webPages, spriteNodes, spriteScenes, cloudKit,
  mapSearches,
  connections, capture, healthKit, speech, mapPoints, mapFeatures,
  fetchedControllers, appleSignIn, cryptoHashes, appIntents, nowPlaying, managedModels, archives,
  transforms3D, activities, mapOverlays, bluetoothPeripherals,
  coreGraphics, contacts, eventCalendars, pdfDocuments, previewScreens, pencilDrawings,
  movieEditing, mediaItems, macServices,
  pictureRequests, pictureAnalysis, learnedModels, wordTagging, storeViews,
  weatherKit, gameplayKit, gameCenter, gameController,
  complications, payments, songRecognition, backgroundWork,
  authorizationControllers, locationUpdates, peers, controlWidgets, workoutSessions, spotlight,
  translations, musicItems, telephony, sceneKit,
  sceneParticles, realityKit, arKit, functionPlots, vectorPlots, timeSources, languageModels,
].flatMap { $0.flatMap(\.withResourceForm) }
