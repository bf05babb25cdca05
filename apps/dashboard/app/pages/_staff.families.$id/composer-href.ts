/** Returns the address of the page with a part of the composer open. */
export function composerHref(query: URLSearchParams, kind: string): string {
  const next = new URLSearchParams(query)
  next.delete('saved')
  next.set('write', kind)
  return `?${String(next)}`
}
