/** Returns the query of a community's page that shows all its photos, with one of them in full size. [TILE-010, FIND-009] */
export const photosSearch = (photoId?: string): string =>
  photoId === undefined ? '?section=photos' : `?section=photos&photo=${encodeURIComponent(photoId)}`

/** Returns whether two addresses differ at most in the photo that they show, so the page's data is the same. */
export function differOnlyInPhoto(one: URL, other: URL): boolean {
  return withoutPhoto(one) === withoutPhoto(other)
}

function withoutPhoto({ pathname, search }: URL): string {
  const parameters = new URLSearchParams(search)
  parameters.delete('section')
  parameters.delete('photo')
  return `${pathname}?${parameters}`
}
