import { HttpError } from '../http/errors'

/** Stores files under paths such as `photos/1/640.webp`. Every method rejects with `storageUnavailable()` while the storage fails. */
export interface FileStorage {
  /** Writes a file completely or not at all. */
  write(path: string, content: Uint8Array, mediaType: string): Promise<void>
  /** Returns the content of a file, or undefined if there is none. */
  read(path: string): Promise<Uint8Array | undefined>
  /** Deletes all files in a folder. A folder without files is fine. */
  deleteFolder(folder: string): Promise<void>
}

/** Returns the error of a storage that is down, full, or refuses our key. The cause is only for the log. */
export function storageUnavailable(cause: unknown): HttpError {
  const error = new HttpError(503, 'storage-unavailable', 'Photos are unavailable right now. Try again in a minute.')
  error.cause = cause
  return error
}
