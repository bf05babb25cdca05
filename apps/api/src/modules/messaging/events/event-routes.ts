import type { FastifyInstance } from 'fastify'
import type { Orm } from '../../../database/database'
import { implementEndpoints } from '../../../http/answer-calls'
import type { EventHub, StaffEvent } from './hub'

const heartbeatMilliseconds = 20_000

/** The stream of events for staff: a line of comment now and then keeps proxies from closing it. */
export function eventRoutes(app: FastifyInstance, orm: Orm, hub: EventHub): void {
  const open = new Set<() => void>()
  app.addHook('preClose', async () => {
    for (const close of open) close()
  })

  implementEndpoints(app, orm, 'events', {
    stream({ person, request, reply }) {
      reply.hijack()
      const { raw } = reply
      for (const [name, value] of Object.entries(reply.getHeaders()))
        if (value !== undefined) raw.setHeader(name, value)
      raw.writeHead(200, {
        'content-type': 'text/event-stream',
        'cache-control': 'no-store',
        connection: 'keep-alive',
        'x-accel-buffering': 'no',
      })
      raw.write('retry: 2000\n\n')
      const tell = (event: StaffEvent) => {
        if (person.role !== 'admin' && event.agentId !== person.agentId) return
        write(`event: ${event.type}\ndata: ${JSON.stringify({ familyId: event.familyId })}\n\n`)
      }
      // The stream ends with the session it was opened in, whoever ended that.
      const write = (text: string) =>
        void app.authentication.isSessionOpen(request, person).then(
          (isOpen) => (isOpen && open.has(close) ? raw.write(text) : close()),
          () => close(),
        )
      // Whoever may have missed something comes back at once and reads everything again.
      const unsubscribe = hub.subscribe(tell, () => close())
      const heartbeat = setInterval(() => write(': still here\n\n'), heartbeatMilliseconds)
      const close = () => {
        clearInterval(heartbeat)
        unsubscribe()
        open.delete(close)
        raw.end()
      }
      open.add(close)
      request.raw.on('close', close)
      return undefined
    },
  })
}
