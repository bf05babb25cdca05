/** Reads a cookie of a request as it was sent. On an HTTPS site its name starts with `__Host-`, which `name` leaves out. */
export function readCookie(request: Request, name: string): string | undefined {
  for (const cookie of (request.headers.get('cookie') ?? '').split(/; */)) {
    const [sentName, ...value] = cookie.replace(/^__Host-/, '').split('=')
    if (sentName === name) return value.join('=')
  }
  return undefined
}

/** Returns whether the browser sends a session cookie. Only the API knows whether that session is still open. */
export const hasSession = (request: Request): boolean => readCookie(request, 'hearthway-session') !== undefined

/** Returns whether the API has a record of this browser, such as an earlier request. [DATA-007] */
export const isKnownVisitor = (request: Request): boolean =>
  hasSession(request) || readCookie(request, 'hearthway-id') !== undefined
