import { constants } from 'node:os'
import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'

/** Requests that take longer than this after the server has closed are cut off. */
const secondsForRequests = 5
/** After this time the process exits even if something hangs. */
const secondsForShutdown = 7

/**
 * Shuts down gracefully on SIGINT or SIGTERM: reports that the server isn't ready and keeps serving for `drainSeconds`, so
 * the load balancer notices, then accepts no connections, ends event streams, completes running requests and the
 * current job, and calls `close`. Exits with 0, or with 1 if something hung. A second signal exits immediately.
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
    const shutdownTimer = setTimeout(() => {
      app.log.error(`Shutdown took longer than ${secondsForShutdown} s`)
      process.exit(1)
    }, secondsForShutdown * 1000)
    const requestTimer = setTimeout(() => app.server.closeAllConnections(), secondsForRequests * 1000)
    await app.close()
    clearTimeout(requestTimer)
    await close()
    clearTimeout(shutdownTimer)
    process.exit(0)
  }

  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      if (isStopping) process.exit(128 + constants.signals[signal])
      isStopping = true
      stop().catch((error: unknown) => {
        app.log.error({ err: error }, 'Shutdown failed')
        process.exit(1)
      })
    })
  }
}
