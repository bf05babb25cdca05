import type { Server } from 'node:http'

/** Returns the input that the benchmark passes to its reference server. Both use the same type. */
export function readInput<Input>(): Input {
  const value: Input = JSON.parse(process.env['BENCH_INPUT'] ?? 'null')
  return value
}

/** The port that the benchmark chose for a reference server. */
export const port = Number(process.env['PORT'])

/** Stops a bare server when the benchmark stops its process. */
export function stopOnSignal(server: Server): void {
  process.once('SIGTERM', () => {
    server.close()
    server.closeAllConnections()
  })
}
