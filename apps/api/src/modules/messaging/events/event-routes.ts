import type { FastifyInstance } from 'fastify'
import type { Orm } from '../../../database/database'
import { implementEndpoints } from '../../../http/implement-endpoints'
import { tooBusy } from '../../../http/load-shedding'
import type { Person } from '../../../http/person'
import { isManagedBy } from '../../access'
import { EventStreams } from './event-streams'
import type { DashboardEvent, EventHub } from './hub'
import { isRecordVisible, personalTopics } from './record-visibility-store'

/** Seconds after which a dashboard that found no free stream asks again. */
const retryAfter = 5

/** Registers the event stream for staff. */
export function eventRoutes(app: FastifyInstance, orm: Orm, hub: EventHub): void {
  const streams = new EventStreams(hub, (events, person) => textOf(orm, events, person))
  app.addHook('preClose', async () => streams.stop())

  implementEndpoints(app, orm, 'events', {
    stream({ person, request, reply }) {
      if (streams.isFull) throw tooBusy(reply, retryAfter)
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
      const remove = streams.add({
        person,
        write: (text) => raw.write(text),
        isSessionOpen: () => app.authentication.isSessionOpen(request, person),
        end: () => raw.end(),
      })
      request.raw.on('close', remove)
      return undefined
    },
  })
}

/** Returns what the stream says about the events that the person may know of. */
async function textOf(orm: Orm, events: readonly DashboardEvent[], person: Person): Promise<string> {
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
