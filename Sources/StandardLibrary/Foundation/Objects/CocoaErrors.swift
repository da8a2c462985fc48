/// The codes of Foundation's own errors, and why it says that each happens.
let cocoaErrors: [(name: String, code: Int, reason: String?)] = [
  (
    "fileNoSuchFile", 4,
    "The file doesn’t exist."
  ),
  (
    "fileLocking", 255,
    "The file couldn’t be locked."
  ),
  (
    "fileReadUnknown", 256,
    nil
  ),
  (
    "fileReadNoPermission", 257,
    "You don’t have permission."
  ),
  (
    "fileReadInvalidFileName", 258,
    "The file name is invalid."
  ),
  (
    "fileReadCorruptFile", 259,
    "The file isn’t in the correct format."
  ),
  (
    "fileReadNoSuchFile", 260,
    "The file doesn’t exist."
  ),
  (
    "fileReadInapplicableStringEncoding", 261,
    "The specified text encoding isn’t applicable."
  ),
  (
    "fileReadUnsupportedScheme", 262,
    "The specified URL type isn’t supported."
  ),
  (
    "fileReadTooLarge", 263,
    "The item is too large."
  ),
  (
    "fileReadUnknownStringEncoding", 264,
    "The text encoding of the contents couldn’t be determined."
  ),
  (
    "fileWriteUnknown", 512,
    nil
  ),
  (
    "fileWriteNoPermission", 513,
    "You don’t have permission."
  ),
  (
    "fileWriteInvalidFileName", 514,
    "The file name is invalid."
  ),
  (
    "fileWriteFileExists", 516,
    "A file with the same name already exists."
  ),
  (
    "fileWriteInapplicableStringEncoding", 517,
    "The specified text encoding isn’t applicable."
  ),
  (
    "fileWriteUnsupportedScheme", 518,
    "The specified URL type isn’t supported."
  ),
  (
    "fileWriteOutOfSpace", 640,
    "There isn’t enough space."
  ),
  (
    "fileWriteVolumeReadOnly", 642,
    "The volume is read only."
  ),
  (
    "keyValueValidation", 1024,
    "The value is invalid."
  ),
  (
    "formatting", 2048,
    "The value is invalid."
  ),
  (
    "userCancelled", 3072,
    "The operation was cancelled."
  ),
  (
    "featureUnsupported", 3328,
    "The requested operation is not supported."
  ),
  (
    "propertyListReadCorrupt", 3840,
    "The data is not in the correct format."
  ),
  (
    "propertyListReadUnknownVersion", 3841,
    "The data is in a format that this application doesn’t understand."
  ),
  (
    "propertyListReadStream", 3842,
    "An error occurred in the source of the data."
  ),
  (
    "propertyListWriteStream", 3851,
    "An error occurred in the destination for the data."
  ),
  (
    "propertyListWriteInvalid", 3852,
    "An error occurred in the content of the data."
  ),
  (
    "coderReadCorrupt", 4864,
    "The data isn’t in the correct format."
  ),
  (
    "coderValueNotFound", 4865,
    "The data is missing."
  ),
  (
    "coderInvalidValue", 4866,
    "The data isn’t in the correct format."
  ),
]
