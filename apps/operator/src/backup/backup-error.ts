/** A backup or restore that was rejected or failed, with nothing changed. The message says why and what to do. */
export class BackupError extends Error {
  override readonly name = 'BackupError'
}
