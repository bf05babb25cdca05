/** Milliseconds before what failed is tried again. Each further pause is twice as long, up to the longest. */
const firstPause = 5000
const longestPause = 10_000

/** Returns the pause after a number of earlier failures. It differs between browsers, so those of one office don’t all try at the same moment. */
export const pauseAfter = (failures: number): number =>
  Math.min(firstPause * 2 ** failures, longestPause) * (0.75 + Math.random() / 2)

/** Resolves after a pause in milliseconds, or once it's canceled. */
export const wait = (milliseconds: number, signal?: AbortSignal) =>
  new Promise<void>((resolve) => {
    if (signal?.aborted) return resolve()
    const end = () => {
      clearTimeout(timer)
      signal?.removeEventListener('abort', end)
      resolve()
    }
    const timer = setTimeout(end, milliseconds)
    signal?.addEventListener('abort', end)
  })
