import type { Server } from 'node:http'

/** What the benchmark gave to a reference server. The benchmark and its server agree on the shape. */
export function given<Given>(): Given {
  const value: Given = JSON.parse(process.env['GIVEN'] ?? 'null')
  return value
}

/** The port that the benchmark chose for a reference server. */
export const port = Number(process.env['PORT'])

/** Ends a bare server when the benchmark asks its process to. */
export function endWhenAsked(server: Server): void {
  process.once('SIGTERM', () => {
    server.close()
    server.closeAllConnections()
  })
}
