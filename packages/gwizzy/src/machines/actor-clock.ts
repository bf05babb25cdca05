/** The first moment of the year 2000. A clock that stands before it was not set to a date. */
const earliestPlausibleTime = Date.UTC(2000, 0, 1)

/**
 * Tells the time by the clock of an actor, in milliseconds, so that a simulated one may choose the day. A clock that tells none, or
 * was never set to a date, leaves it to the computer's.
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
