/**
 * Sets the clock of a process or a page ahead by some milliseconds, or back if negative. Time goes on from there, and timers run as before. A page gets
 * it as a script, so it refers to nothing outside.
 *
 * @param {number} milliseconds
 */
export function moveClock(milliseconds) {
  const Unmoved = globalThis.Date
  const read = () => Unmoved.now() + milliseconds
  /** @param {unknown[]} given */
  function Moved(...given) {
    if (new.target === undefined) return new Moved().toString()
    return Reflect.construct(Unmoved, given.length === 0 ? [read()] : given, new.target)
  }
  Object.setPrototypeOf(Moved, Unmoved)
  Moved.prototype = Unmoved.prototype
  Moved.prototype.constructor = Moved
  Moved.now = read
  globalThis.Date = /** @type {DateConstructor} */ (/** @type {unknown} */ (Moved))
}

/**
 * Returns how far the clock of the tests is ahead, in milliseconds. The first process of a run begins at `TEST_MOMENT`, and passes the difference on to
 * those that it starts. `CLOCK_OFFSET` sets one process ahead of the others by seconds.
 */
export function clockAhead() {
  const { TEST_MOMENT, CLOCK_OFFSET = '0' } = process.env
  if (TEST_MOMENT) process.env['CLOCK_AHEAD'] ??= String(Date.parse(TEST_MOMENT) - Date.now())
  return Number(process.env['CLOCK_AHEAD'] ?? 0) + Number(CLOCK_OFFSET) * 1000
}
