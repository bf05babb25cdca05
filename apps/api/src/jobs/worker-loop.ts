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

/** Milliseconds between two passes when there was no work, unless the loop has its own. */
const shortPause = 500

/**
 * Starts a loop of passes over the work that is due. `work` resolves to whether it found any, in which case the next
 * pass follows immediately. An error is reported to `onError`, and the loop continues after the pause.
 */
export function startWorkerLoop(
  work: () => Promise<boolean>,
  onError: (error: unknown) => void,
  pause: number = shortPause,
): WorkerLoop {
  let hasStopped = false
  let isQueued = false
  let timer: NodeJS.Timeout | undefined
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
    if (!hasStopped && !isQueued) timer = setTimeout(queuePass, hasWorked === true ? 0 : pause)
  }

  queuePass()

  return {
    wake: queuePass,
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
