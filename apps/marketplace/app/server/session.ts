/** Whether the browser brings a session. Whether it still holds is for the API to say. */
export function hasSession(request: Request): boolean {
  return /(^|;\s*)(__Host-)?hearthway-session=/.test(request.headers.get('cookie') ?? '')
}

/** Whether the browser has done something that the API remembers, such as a request. [DATA-007] */
export function isKnown(request: Request): boolean {
  return hasSession(request) || /(^|;\s*)(__Host-)?hearthway-id=/.test(request.headers.get('cookie') ?? '')
}
