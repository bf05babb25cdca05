import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import { Redis } from 'ioredis'

/** A Redis that answers this late is as good as away: nobody waits longer for it. */
const patience = 250
const secondsForFirst = 2
const longestPauseBetweenTries = 2000

/** What several processes of the API share, so that they act as one. */
export interface SharedRedis {
  /** For commands. They fail at once while Redis is away, so that whoever asks can go on alone. */
  commands: Redis
  /** For listening. It begins to listen again by itself when Redis is back. */
  listener: Redis
  isConnected(): boolean
  close(): void
}

/**
 * Connects to the Redis at `url`, and goes on without where it does not answer within two seconds: it is tried again until it does. `onChange`
 * hears when it goes away and when it comes back.
 */
export async function connectRedis(url: string, onChange: (isConnected: boolean) => void): Promise<SharedRedis> {
  const shared = {
    connectTimeout: 5000,
    retryStrategy: (times: number) => Math.min(times * 100, longestPauseBetweenTries),
  }
  const commands = new Redis(url, {
    ...shared,
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    commandTimeout: patience,
    // A connection that takes questions and answers none is given up, so that the next ones need not wait.
    socketTimeout: patience * 4,
  })
  const listener = new Redis(url, { ...shared, maxRetriesPerRequest: null })
  // Each failed try ends in an error event, which would end the process if nobody listened; what there is to say is said below.
  for (const client of [commands, listener]) client.on('error', () => undefined)
  let wasConnected: boolean | undefined
  const say = (isConnected: boolean) => {
    if (wasConnected !== isConnected) onChange(isConnected)
    wasConnected = isConnected
  }
  commands.on('ready', () => say(true))
  commands.on('close', () => say(false))
  await Promise.race([
    Promise.all([once(commands, 'ready'), once(listener, 'ready')]).catch(() => undefined),
    pause(secondsForFirst * 1000, undefined, { ref: false }),
  ])
  return {
    commands,
    listener,
    isConnected: () => commands.status === 'ready' && listener.status === 'ready',
    close() {
      commands.removeAllListeners('close')
      for (const client of [commands, listener]) client.disconnect()
    },
  }
}

/** Tells in the log when Redis goes away, and when it is back. */
export function logRedisStatus(log: FastifyBaseLogger): (isConnected: boolean) => void {
  return (isConnected) =>
    isConnected
      ? log.info('Redis answers: limits and events are shared')
      : log.warn('Redis does not answer: limits and events are each process for itself until it does')
}
