import { randomUUID } from 'node:crypto'
import { Type } from '@sinclair/typebox'
import { Value } from '@sinclair/typebox/value'
import type { SharedRedis } from '../../../redis/redis'
import type { Relay, StaffEvent } from './hub'

const channel = 'hearthway:staff-events'

const Message = Type.Object({
  from: Type.String(),
  event: Type.Object({
    type: Type.Literal('family'),
    familyId: Type.String(),
    agentId: Type.Optional(Type.String()),
  }),
})

/**
 * Carries events through Redis. What is sent while Redis is away reaches nobody else; when it is back, those who listen are told that there was
 * a break.
 */
export function redisRelay({ commands, listener }: SharedRedis): Relay {
  const self = randomUUID()
  return {
    send(event: StaffEvent) {
      commands.publish(channel, JSON.stringify({ from: self, event })).catch(() => undefined)
    },
    receive(onEvent, onBreak) {
      listener.on('message', (_, text) => {
        const message = read(text)
        if (Value.Check(Message, message) && message.from !== self) onEvent(message.event)
      })
      let wasBroken = false
      listener.on('close', () => (wasBroken = true))
      // It is subscribed again by the time it is ready for anything else.
      listener.on('ready', () => {
        if (wasBroken) onBreak()
        wasBroken = false
      })
      listener.subscribe(channel).catch(() => undefined)
    },
  }
}

/** What stands in a message; undefined where it is no JSON, since others may write into a Redis too. */
function read(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
