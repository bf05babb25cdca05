import { actAsNobody } from '../database/acting-person'

/** A loop that looks for work, and pauses when there is none. */
export interface WorkerLoop {
  /** Looks for work now instead of after the pause. */
  wake(): void
  /** Resolves when no work is due. */
  idle(): Promise<void>
  /** Stops after the current pass. */
  stop(): Promise<void>
}

/** Milliseconds between two passes. The pause doubles after each pass without work, up to the longest. */
const defaultPauses = { first: 500, longest: 2000 }

/**
 * Starts a loop of passes over the work that is due. `work` resolves to whether it found any, in which case the next
 * pass follows immediately. An error is reported to `onError`, and the loop continues after the pause. Pauses grow while
 * there is no work, because each pass costs queries. A `pause` of the loop's own doesn't grow.
 */
export function startWorkerLoop(
  work: () => Promise<boolean>,
  onError: (error: unknown) => void,
  pause?: number,
): WorkerLoop {
  let hasStopped = false
  let isQueued = false
  let timer: NodeJS.Timeout | undefined
  const { first, longest } = pause === undefined ? defaultPauses : { first: pause, longest: pause }
  let nextPause = first
  // The pass that runs or has run last. The next one follows it.
  let pass = Promise.resolve()

  function queuePass() {
    clearTimeout(timer)
    if (isQueued) return
    isQueued = true
    pass = pass.then(runPass)
  }

  async function runPass() {
    isQueued = false
    if (hasStopped) return
    const hasWorked = await actAsNobody(work).catch(onError)
    if (hasWorked === true) nextPause = first
    if (hasStopped || isQueued) return
    timer = setTimeout(queuePass, hasWorked === true ? 0 : nextPause)
    if (hasWorked !== true) nextPause = Math.min(nextPause * 2, longest)
  }

  queuePass()

  return {
    wake() {
      nextPause = first
      queuePass()
    },
    async idle() {
      // Completed work can add work that the current pass has already looked for.
      const drained = pass.then(async () => {
        while (!hasStopped && (await actAsNobody(work)));
      })
      pass = drained.catch(onError)
      await drained
    },
    async stop() {
      hasStopped = true
      clearTimeout(timer)
      await pass
    },
  }
}
