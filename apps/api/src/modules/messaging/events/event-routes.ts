import type { FastifyInstance } from 'fastify'
import type { Orm } from '../../../database/database'
import { implementEndpoints } from '../../../http/implement-endpoints'
import type { Person } from '../../../http/person'
import { isManagedBy } from '../../access'
import type { DashboardEvent, EventHub } from './hub'
import { isRecordVisible, personalTopics } from './record-visibility-store'

const heartbeatMilliseconds = 20_000
const millisecondsTogether = 100

/** Registers the event stream for staff. A regular comment line keeps proxies from closing it. */
export function eventRoutes(app: FastifyInstance, orm: Orm, hub: EventHub): void {
  const openStreams = new Set<() => void>()
  app.addHook('preClose', async () => {
    for (const close of openStreams) close()
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
      // A request changes many records, and a bulk change thousands: what happens together is checked and sent once.
      const waiting = new Map<string, DashboardEvent>()
      let timer: NodeJS.Timeout | undefined
      const send = (event: DashboardEvent) => {
        waiting.set(JSON.stringify(event), event)
        timer ??= setTimeout(() => {
          timer = undefined
          const events = [...waiting.values()]
          waiting.clear()
          textOf(orm, events, person).then(
            (text) => text && write(text),
            () => close(),
          )
        }, millisecondsTogether)
      }
      // The stream ends with the session that opened it.
      const write = (text: string) =>
        void app.authentication.isSessionOpen(request, person).then(
          (isOpen) => (isOpen && openStreams.has(close) ? raw.write(text) : close()),
          () => close(),
        )
      // A client that may have missed events reconnects and loads everything again.
      const unsubscribe = hub.subscribe(send, () => close())
      const heartbeat = setInterval(() => write(': still here\n\n'), heartbeatMilliseconds)
      const close = () => {
        clearInterval(heartbeat)
        clearTimeout(timer)
        unsubscribe()
        openStreams.delete(close)
        raw.end()
      }
      openStreams.add(close)
      request.raw.on('close', close)
      return undefined
    },
  })
}

/** Returns what the stream says about the events that the person may know of. */
async function textOf(orm: Orm, events: DashboardEvent[], person: Person): Promise<string> {
  let text = ''
  for (const event of events) {
    if (!(await concerns(orm, event, person))) continue
    text += `event: ${event.type}\ndata: ${JSON.stringify(shownPart(event))}\n\n`
  }
  return text
}

/** Returns what the stream says about an event. */
function shownPart(event: DashboardEvent): object {
  if (event.type === 'family') return { familyId: event.familyId }
  const { topic, id, familyId } = event
  return { type: topic, id, ...(familyId ? { clientId: familyId } : {}) }
}

/** Returns whether an event is about a record that the person sees, or a family that they see or no longer see. [ROLE-010] */
async function concerns(orm: Orm, event: DashboardEvent, person: Person): Promise<boolean> {
  const isPersonal = event.type === 'record' && personalTopics.includes(event.topic)
  if (person.role === 'admin' && !isPersonal) return true
  if (event.type === 'record') return isRecordVisible(orm, event, person)
  const { agentId, communityId } = event
  if (person.role === 'provider') return communityId !== undefined && isManagedBy(orm, communityId, person)
  return agentId !== undefined && agentId === person.agentId
}
