/** A backup or restore that is refused or failed, with nothing changed. The message says why, and what to do. */
export class Cannot extends Error {
  override readonly name = 'Cannot'
}
