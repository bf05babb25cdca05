/** The id to go to from `current`, `by` places on; from none, or one that is gone, it is the first. None beyond the ends. */
export function neighbour(ids: readonly string[], current: string | undefined, by: 1 | -1): string | undefined {
  const index = current === undefined ? -1 : ids.indexOf(current)
  return index === -1 ? ids[0] : ids[index + by]
}
