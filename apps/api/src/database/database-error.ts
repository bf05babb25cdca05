/** Returns the SQLSTATE and detail of a database error, however deep it's wrapped. */
export function findDatabaseError(thrown: unknown): { code?: string; detail?: string } {
  if (typeof thrown !== 'object' || thrown === null) return {}
  if ('code' in thrown && typeof thrown.code === 'string' && /^[0-9A-Z]{5}$/.test(thrown.code)) {
    const detail = 'detail' in thrown && typeof thrown.detail === 'string' ? thrown.detail : ''
    return { code: thrown.code, detail }
  }
  return 'cause' in thrown ? findDatabaseError(thrown.cause) : {}
}
