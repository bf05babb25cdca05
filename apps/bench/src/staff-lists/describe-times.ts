import { percentile } from '../measuring/rounds'

/** Returns the 50th and the 95th percentile of times in milliseconds, in words. */
export const describeTimes = (times: readonly number[]): string =>
  `p50 ${percentile(times, 0.5).toFixed(1)} ms, p95 ${percentile(times, 0.95).toFixed(1)} ms`
