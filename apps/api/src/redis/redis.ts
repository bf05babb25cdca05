import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import { Redis } from 'ioredis'

/** How long to wait for a response before Redis counts as unavailable, in milliseconds. */
const commandTimeout = 250
const secondsToConnect = 2
const longestRetryPause = 2000

/** The Redis connections that several API processes share. */
export interface SharedRedis {
  /** Runs commands. They fail immediately while Redis is unavailable. */
  commands: Redis
  /** Receives messages. It subscribes again when Redis is available again. */
  listener: Redis
  isConnected(): boolean
  close(): void
}

/**
 * Connects to Redis. Resolves after 2 seconds even without a connection, and keeps trying to connect. `onChange` is called
 * whenever Redis becomes available or unavailable.
 */
export async function connectRedis(url: string, onChange: (isConnected: boolean) => void): Promise<SharedRedis> {
  const shared = {
    connectTimeout: 5000,
    retryStrategy: (times: number) => Math.min(times * 100, longestRetryPause),
  }
  const commands = new Redis(url, {
    ...shared,
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    commandTimeout,
    // A connection that stays silent is closed, so later commands don't wait for it.
    socketTimeout: commandTimeout * 4,
  })
  const listener = new Redis(url, { ...shared, maxRetriesPerRequest: null })
  // Without a listener, the error event of a failed attempt would end the process. Changes are reported below.
  for (const client of [commands, listener]) client.on('error', () => undefined)
  let wasConnected: boolean | undefined
  const report = (isConnected: boolean) => {
    if (wasConnected !== isConnected) onChange(isConnected)
    wasConnected = isConnected
  }
  commands.on('ready', () => report(true))
  commands.on('close', () => report(false))
  await Promise.race([
    Promise.all([once(commands, 'ready'), once(listener, 'ready')]).catch(() => undefined),
    pause(secondsToConnect * 1000, undefined, { ref: false }),
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

/** Returns a listener that logs when Redis becomes available or unavailable. */
export function logRedisStatus(log: FastifyBaseLogger): (isConnected: boolean) => void {
  return (isConnected) =>
    isConnected
      ? log.info('Redis is available. Rate limits and events are shared between processes')
      : log.warn('Redis is unavailable. Rate limits and events apply to each process separately')
}
