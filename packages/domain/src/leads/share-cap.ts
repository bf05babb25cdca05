/** The most communities that receive a request unless the family adds more by name. [TRUST-005] */
export const shareCap = 3

/**
 * Splits the requested communities into those a request is released to and those held back: communities added by name, already reached
 * ones (`reached`), and others up to the cap. [TRUST-005]
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
