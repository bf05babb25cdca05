/**
 * Returns the choices after a change from `before` to `after`, in the order of `after`. Choosing `alone` clears every other choice, and
 * choosing any other clears `alone`. [GWZ-094, GWZ-095, POST-009, POST-013]
 */
export function withExclusive<Choice extends string>(
  alone: Choice,
  before: readonly Choice[] = [],
  after: readonly Choice[] = [],
): Choice[] {
  if (!after.includes(alone)) return [...after]
  return before.includes(alone) && after.length > 1 ? after.filter((choice) => choice !== alone) : [alone]
}
