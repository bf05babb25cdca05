/** Returns the id before or after `current`: the first one when `current` isn't in the list, and undefined beyond its ends. */
export function adjacentRow(ids: readonly string[], current: string | undefined, by: 1 | -1): string | undefined {
  const index = current === undefined ? -1 : ids.indexOf(current)
  return index === -1 ? ids[0] : ids[index + by]
}
