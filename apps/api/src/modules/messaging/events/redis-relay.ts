import { randomUUID } from 'node:crypto'
import { Type } from '@sinclair/typebox'
import { Value } from '@sinclair/typebox/value'
import type { SharedRedis } from '../../../redis/redis'
import type { Relay, StaffEvent } from './hub'
import { parseJson } from './parse-json'

const channel = 'hearthway:staff-events'

const Message = Type.Object({
  from: Type.String(),
  event: Type.Object({
    type: Type.Literal('family'),
    familyId: Type.String(),
    agentId: Type.Optional(Type.String()),
    communityId: Type.Optional(Type.String()),
  }),
})

/** Creates a relay through Redis. Events sent while Redis is unavailable are lost, and subscribers learn of the interruption when it's back. */
export function redisRelay({ commands, listener }: SharedRedis): Relay {
  const processId = randomUUID()
  return {
    send(event: StaffEvent) {
      commands.publish(channel, JSON.stringify({ from: processId, event })).catch(() => undefined)
    },
    receive(onEvent, onInterruption) {
      listener.on('message', (_, text) => {
        const message = parseJson(text)
        if (Value.Check(Message, message) && message.from !== processId) onEvent(message.event)
      })
      let wasInterrupted = false
      listener.on('close', () => (wasInterrupted = true))
      // The connection has subscribed again by the time it's ready.
      listener.on('ready', () => {
        if (wasInterrupted) onInterruption()
        wasInterrupted = false
      })
      listener.subscribe(channel).catch(() => undefined)
    },
  }
}
