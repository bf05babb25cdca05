/**
 * Returns the moment now. This is the only place that reads the computer's clock, so the API, both sites, the programs, and the browser agree on
 * the time, and tests can run all of them at another moment. [LIFE-009]
 */
export const now = (): Date => new Date()
