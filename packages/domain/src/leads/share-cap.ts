/** How many communities a family reaches unless it adds more by name. [TRUST-005] */
export const shareCap = 3

/**
 * The communities that a request reaches: those requested for by name, and of the others as many as the cap leaves room for. `reached` are
 * those that the family had reached before. The rest is held back. [TRUST-005]
 */
export function withinShareCap({
  requested,
  byName,
  reached = [],
}: {
  requested: readonly string[]
  byName: readonly string[]
  reached?: readonly string[]
}): { released: string[]; heldBack: string[] } {
  const known = new Set(reached)
  const named = requested.filter((id) => byName.includes(id) || known.has(id))
  const others = requested.filter((id) => !named.includes(id))
  const room = Math.max(0, shareCap - new Set([...known, ...named]).size)
  const released = new Set([...named, ...others.slice(0, room)])
  return { released: requested.filter((id) => released.has(id)), heldBack: requested.filter((id) => !released.has(id)) }
}
