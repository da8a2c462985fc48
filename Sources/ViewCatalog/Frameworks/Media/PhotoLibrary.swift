import Interpreter

/// PhotoKit with an empty library that may be read and written: nothing is fetched, and what is
/// saved is gone.
var photoLibrary: [Builtin] { libraryAccess + libraryAssets + photoSaving }

private var libraryAccess: [Builtin] {
  [
    Builtin(
      nil,
      """
      enum PHAuthorizationStatus: Int {
        case notDetermined, restricted, denied, authorized, limited
      }
      """),
    Builtin(nil, "enum PHAccessLevel: Int { case addOnly = 1, readWrite }"),
    Builtin(
      nil,
      """
      class PHPhotoLibrary: NSObject {
        static let _shared: PHPhotoLibrary = PHPhotoLibrary()
        var _status: PHAuthorizationStatus = .notDetermined
        class func shared() -> PHPhotoLibrary { _shared }
        class func authorizationStatus() -> PHAuthorizationStatus { _shared._status }
        class func authorizationStatus(
          for accessLevel: PHAccessLevel
        ) -> PHAuthorizationStatus { _shared._status }
        class func requestAuthorization(_ handler: @escaping (PHAuthorizationStatus) -> Void) {
          requestAuthorization(for: .readWrite, handler: handler)
        }
        class func requestAuthorization(
          for accessLevel: PHAccessLevel, handler: @escaping (PHAuthorizationStatus) -> Void
        ) {
          DispatchQueue.main.async {
            _shared._status = .authorized
            handler(.authorized)
          }
        }
        class func requestAuthorization(
          for accessLevel: PHAccessLevel
        ) async -> PHAuthorizationStatus {
          _shared._status = .authorized
          return .authorized
        }
        func performChanges(
          _ changeBlock: @escaping () -> Void,
          completionHandler: ((Bool, (any Error)?) -> Void)? = nil
        ) {
          DispatchQueue.main.async {
            changeBlock()
            completionHandler?(true, nil)
          }
        }
        func performChanges(_ changeBlock: @escaping () -> Void) async throws { changeBlock() }
        func performChangesAndWait(_ changeBlock: @escaping () -> Void) throws { changeBlock() }
        func register(_ observer: any PHPhotoLibraryChangeObserver) {}
        func unregisterChangeObserver(_ observer: any PHPhotoLibraryChangeObserver) {}
        func presentLimitedLibraryPicker(from controller: UIViewController) {}
      }
      """),
    Builtin(nil, "class PHChange: NSObject {}"),
    Builtin(
      nil,
      """
      protocol PHPhotoLibraryChangeObserver: NSObjectProtocol {
        func photoLibraryDidChange(_ changeInstance: PHChange)
      }
      """),
  ]
}

private var libraryAssets: [Builtin] {
  [
    Builtin(nil, "enum PHAssetMediaType: Int { case unknown, image, video, audio }"),
    Builtin(
      nil,
      "enum PHImageContentMode: Int { case aspectFit, aspectFill; static let `default`: PHImageContentMode = .aspectFit }"
    ),
    Builtin(
      nil,
      """
      class PHObject: NSObject { var localIdentifier: String = "" }
      """),
    Builtin(
      nil,
      """
      class PHFetchOptions: NSObject {
        var predicate: NSPredicate?
        var sortDescriptors: [NSSortDescriptor]?
        var fetchLimit: Int = 0
        var includeHiddenAssets: Bool = false
        override init() {}
      }
      """),
    Builtin(
      nil,
      """
      class PHFetchResult<ObjectType>: NSObject {
        var count: Int { 0 }
        var firstObject: ObjectType? { nil }
        var lastObject: ObjectType? { nil }
        func object(at index: Int) -> ObjectType { fatalError("index beyond bounds") }
        subscript(index: Int) -> ObjectType { object(at: index) }
        func objects(at indexes: IndexSet) -> [ObjectType] { [] }
        func index(of anObject: ObjectType) -> Int { NSNotFound }
        func contains(_ anObject: ObjectType) -> Bool { false }
        func enumerateObjects(
          _ block: @escaping (ObjectType, Int, UnsafeMutablePointer<ObjCBool>) -> Void
        ) {}
      }
      """),
    Builtin(
      nil,
      """
      class PHAsset: PHObject {
        var mediaType: PHAssetMediaType { .image }
        var pixelWidth: Int { 0 }
        var pixelHeight: Int { 0 }
        var creationDate: Date? { nil }
        var modificationDate: Date? { nil }
        var location: CLLocation? { nil }
        var duration: TimeInterval { 0 }
        var isFavorite: Bool { false }
        var isHidden: Bool { false }
        class func fetchAssets(with options: PHFetchOptions?) -> PHFetchResult<PHAsset> {
          PHFetchResult<PHAsset>()
        }
        class func fetchAssets(
          with mediaType: PHAssetMediaType, options: PHFetchOptions?
        ) -> PHFetchResult<PHAsset> { PHFetchResult<PHAsset>() }
        class func fetchAssets(
          withLocalIdentifiers identifiers: [String], options: PHFetchOptions?
        ) -> PHFetchResult<PHAsset> { PHFetchResult<PHAsset>() }
        class func fetchAssets(
          in assetCollection: PHAssetCollection, options: PHFetchOptions?
        ) -> PHFetchResult<PHAsset> { PHFetchResult<PHAsset>() }
      }
      """),
    Builtin(nil, "enum PHAssetCollectionType: Int { case album = 1, smartAlbum, moment }"),
    Builtin(
      nil,
      """
      enum PHAssetCollectionSubtype: Int {
        case albumRegular = 2, smartAlbumGeneric = 200, smartAlbumPanoramas, smartAlbumVideos
        case smartAlbumFavorites, smartAlbumUserLibrary = 209, smartAlbumSelfPortraits
        case smartAlbumScreenshots, any = 0
      }
      """),
    Builtin(
      nil,
      """
      class PHAssetCollection: PHObject {
        var localizedTitle: String? { nil }
        var estimatedAssetCount: Int { 0 }
        class func fetchAssetCollections(
          with type: PHAssetCollectionType, subtype: PHAssetCollectionSubtype,
          options: PHFetchOptions?
        ) -> PHFetchResult<PHAssetCollection> { PHFetchResult<PHAssetCollection>() }
      }
      """),
    Builtin(
      nil,
      """
      class PHAssetChangeRequest: NSObject {
        var creationDate: Date?
        var isFavorite: Bool = false
        @discardableResult class func creationRequestForAsset(
          from image: UIImage
        ) -> PHAssetChangeRequest { PHAssetChangeRequest() }
        @discardableResult class func creationRequestForAssetFromImage(
          atFileURL fileURL: URL
        ) -> PHAssetChangeRequest? { PHAssetChangeRequest() }
        @discardableResult class func creationRequestForAssetFromVideo(
          atFileURL fileURL: URL
        ) -> PHAssetChangeRequest? { PHAssetChangeRequest() }
        class func deleteAssets(_ assets: Any) {}
      }
      """),
    Builtin(
      nil,
      """
      class PHImageRequestOptions: NSObject {
        enum DeliveryMode: Int { case opportunistic, highQualityFormat, fastFormat }
        enum ResizeMode: Int { case none, fast, exact }
        var deliveryMode: DeliveryMode = .opportunistic
        var resizeMode: ResizeMode = .fast
        var isNetworkAccessAllowed: Bool = false
        var isSynchronous: Bool = false
        override init() {}
      }
      """),
    Builtin(
      nil,
      """
      class PHImageManager: NSObject {
        static let _default: PHImageManager = PHImageManager()
        class func `default`() -> PHImageManager { _default }
        @discardableResult func requestImage(
          for asset: PHAsset, targetSize: CGSize, contentMode: PHImageContentMode,
          options: PHImageRequestOptions?,
          resultHandler: @escaping (UIImage?, [AnyHashable: Any]?) -> Void
        ) -> Int32 {
          resultHandler(nil, nil)
          return 0
        }
        func cancelImageRequest(_ requestID: Int32) {}
      }
      """),
    Builtin(nil, "let PHImageManagerMaximumSize = CGSize(width: -1, height: -1)"),
    Builtin(nil, "class PHCachingImageManager: PHImageManager {}"),
    Builtin(nil, "typealias PHImageRequestID = Int32"),
  ]
}

/// `UIImageWriteToSavedPhotosAlbum`, which tells its target when it is done.
private var photoSaving: [Builtin] {
  [
    ("UIImageWriteToSavedPhotosAlbum", "image: UIImage"),
    ("UISaveVideoAtPathToSavedPhotosAlbum", "path: String"),
  ]
  .map { name, saved in
    Builtin(
      nil,
      """
      func \(name)(
        _ \(saved), _ target: Any?, _ selector: Selector?, _ contextInfo: UnsafeMutableRawPointer?
      ) { DispatchQueue.main.async { selector?._send?(target, \(saved.prefix { $0 != ":" })) } }
      """)
  }
}
