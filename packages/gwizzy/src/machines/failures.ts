/** Returns the HTTP status of a rejection, if any. */
export function httpStatus(error: unknown): number | undefined {
  if (typeof error !== 'object' || error === null || !('status' in error)) return undefined
  return typeof error.status === 'number' ? error.status : undefined
}

/** Returns whether the server rejected a request because someone else would call than the family was shown. [TRUTH-001] */
export function isCallersChanged(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'code' in error && error.code === 'callers-changed'
}

/** Returns whether the server rejected the request itself. Sending it again can't help then. */
export function isPermanentFailure(error: unknown): boolean {
  const status = httpStatus(error) ?? 0
  return status >= 400 && status < 500 && ![401, 408, 425, 429].includes(status)
}
