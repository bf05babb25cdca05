/** The first moment of the year 2000. A clock before it isn't set to a date. */
const earliestPlausibleTime = Date.UTC(2000, 0, 1)

/**
 * Returns a function that reads the time from an actor's clock in milliseconds, so that a simulated clock can set the day. Falls back to
 * the computer's clock if the actor's has no time or isn't set to a date.
 */
export function createActorClock(clock: object): () => number {
  return () => {
    const time = hasNow(clock) ? clock.now() : undefined
    return typeof time === 'number' && time >= earliestPlausibleTime ? time : Date.now()
  }
}

function hasNow(clock: object): clock is { now(): unknown } {
  return 'now' in clock && typeof clock.now === 'function'
}
