/** Headers of our answer that take along the cookies of the API's. */
export function keepingCookies(): { headers: Headers; onHeaders: (answered: Headers) => void } {
  const headers = new Headers()
  const onHeaders = (answered: Headers) => {
    for (const cookie of answered.getSetCookie()) headers.append('set-cookie', cookie)
  }
  return { headers, onHeaders }
}
