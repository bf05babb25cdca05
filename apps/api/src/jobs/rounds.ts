/** Work that is looked for again and again, one round after the other. */
export interface Rounds {
  /** Looks now instead of after the pause. */
  wake(): void
  /** Resolves when there is nothing left to do now. */
  idle(): Promise<void>
  /** Ends after the round that runs. */
  stop(): Promise<void>
}

const pause = 500

/**
 * Starts rounds of `work`, which gives whether there was something to do: then the next round follows at once. It should end soon once
 * `isStopping` says so.
 */
export function startRounds(
  work: (isStopping: () => boolean) => Promise<boolean>,
  onProblem: (problem: unknown) => void,
): Rounds {
  let hasStopped = false
  let timer: NodeJS.Timeout | undefined
  let round = Promise.resolve()
  const isStopping = () => hasStopped

  function schedule(delay: number) {
    clearTimeout(timer)
    if (hasStopped) return
    timer = setTimeout(() => {
      let hasWorked = false
      round = round.then(() => work(isStopping)).then((has) => void (hasWorked = has), onProblem)
      void round.then(() => schedule(hasWorked ? 0 : pause))
    }, delay)
  }
  schedule(0)

  return {
    wake: () => schedule(0),
    async idle() {
      // What was done may bring more that this round has passed already.
      round = round.then(async () => {
        while (!hasStopped && (await work(isStopping)));
      })
      await round
    },
    async stop() {
      hasStopped = true
      clearTimeout(timer)
      await round
    },
  }
}
