/** A loop that looks for work, and pauses when there is none. */
export interface WorkerLoop {
  /** Looks for work now instead of after the pause. */
  wake(): void
  /** Resolves when no work is due. */
  idle(): Promise<void>
  /** Stops after the current pass. */
  stop(): Promise<void>
}

/** Milliseconds between two passes when there was no work. */
const pause = 500

/**
 * Starts a loop of passes over the work that is due. `work` resolves to whether it found any, in which case the next
 * pass follows immediately. An error is reported to `onError`, and the loop continues after the pause.
 */
export function startWorkerLoop(work: () => Promise<boolean>, onError: (error: unknown) => void): WorkerLoop {
  let hasStopped = false
  let timer: NodeJS.Timeout | undefined
  let pass = Promise.resolve()

  function schedule(delay: number) {
    clearTimeout(timer)
    if (hasStopped) return
    timer = setTimeout(() => {
      let hasWorked = false
      pass = pass.then(() => work()).then((has) => void (hasWorked = has), onError)
      void pass.then(() => schedule(hasWorked ? 0 : pause))
    }, delay)
  }
  schedule(0)

  return {
    wake: () => schedule(0),
    async idle() {
      // Completed work can add work that the current pass has already looked for.
      pass = pass.then(async () => {
        while (!hasStopped && (await work()));
      })
      await pass
    },
    async stop() {
      hasStopped = true
      clearTimeout(timer)
      await pass
    },
  }
}
