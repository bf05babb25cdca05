/** Sets the clock of a process or a page ahead by some milliseconds, or back if negative. Time goes on from there. */
export declare function moveClock(milliseconds: number): void
/** Returns how far the clock of the tests is ahead, in milliseconds: from `TEST_MOMENT` on, plus `CLOCK_OFFSET` in seconds. */
export declare function clockAhead(): number
