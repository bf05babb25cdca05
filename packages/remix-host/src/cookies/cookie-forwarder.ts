/** Headers for our response, and a listener that copies the API's cookies into them. */
export interface CookieForwarder {
  headers: Headers
  onHeaders: (apiHeaders: Headers) => void
}

/** Creates the headers of a response that passes the API's cookies on to the browser. */
export function forwardCookies(): CookieForwarder {
  const headers = new Headers()
  return {
    headers,
    onHeaders(apiHeaders) {
      for (const cookie of apiHeaders.getSetCookie()) headers.append('set-cookie', cookie)
    },
  }
}
