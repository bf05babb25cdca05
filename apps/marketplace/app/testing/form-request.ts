/** Returns a request that sends a form, as a browser without scripts does. */
export const formRequest = (path: string, fields: Record<string, string>): Request =>
  new Request(`http://localhost:3000${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: String(new URLSearchParams(fields)),
  })
