/**
 * The choices after they changed from `before` to `after`, where `alone` stands for itself: choosing it clears every other
 * choice, and choosing any other takes it away. The order of `after` is kept. [GWZ-094, GWZ-095, POST-009, POST-013]
 */
export function withExclusive<Choice extends string>(
  alone: Choice,
  before: readonly Choice[] = [],
  after: readonly Choice[] = [],
): Choice[] {
  if (!after.includes(alone)) return [...after]
  return before.includes(alone) && after.length > 1 ? after.filter((choice) => choice !== alone) : [alone]
}
