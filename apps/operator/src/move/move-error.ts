/** A move that was refused or failed. The message says why and what to do. */
export class MoveError extends Error {
  override readonly name = 'MoveError'
}
