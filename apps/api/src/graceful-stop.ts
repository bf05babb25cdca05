import { constants } from 'node:os'
import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'

/** Calls that run longer than this after the server has closed are cut off. */
const secondsForCalls = 5
/** After this long the process ends whatever hangs, so that nobody has to kill it. */
const secondsForAll = 7

/**
 * Ends the process in good order when it is told to: it says that it is not ready and goes on answering for `drainSeconds`, so that a balancer
 * notices; takes no new connection, ends the streams of events, answers the calls that run, finishes the job at hand, and then does `close`.
 * Exit code 0; 1 where something hung. A second signal ends it at once.
 */
export function stopGracefully(
  { app, leave }: { app: FastifyInstance; leave(): void },
  drainSeconds: number,
  close: () => Promise<void>,
): void {
  let isStopping = false

  async function stop() {
    leave()
    await pause(drainSeconds * 1000)
    const impatient = setTimeout(() => {
      app.log.error(`Something hung for ${secondsForAll} s while stopping`)
      process.exit(1)
    }, secondsForAll * 1000)
    const cut = setTimeout(() => app.server.closeAllConnections(), secondsForCalls * 1000)
    await app.close()
    clearTimeout(cut)
    await close()
    clearTimeout(impatient)
    process.exit(0)
  }

  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      if (isStopping) process.exit(128 + constants.signals[signal])
      isStopping = true
      stop().catch((problem: unknown) => {
        app.log.error({ err: problem }, 'stopping failed')
        process.exit(1)
      })
    })
  }
}
