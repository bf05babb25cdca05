import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'

const millisecondsBetweenAttempts = 1000
const connectionTimeoutMillis = 5000

/** What a listener calls. */
interface Handlers {
  onMessage: (text: string) => void
  /** Messages may have been lost, because the connection was. */
  onInterruption: () => void
}

/**
 * Listens to a channel on a connection of its own, which the pool couldn't keep. A lost connection is opened again until the returned function is
 * called.
 * @throws If the first connection can't be opened
 */
export async function listenOn(url: string, channel: string, handlers: Handlers): Promise<() => Promise<void>> {
  let hasStopped = false
  let client = await connect(url, channel, handlers.onMessage)
  client.once('end', () => void reopen())

  async function reopen(): Promise<void> {
    while (true) {
      await pause(millisecondsBetweenAttempts)
      if (hasStopped) return
      const opened = await connect(url, channel, handlers.onMessage).catch(() => undefined)
      if (!opened) continue
      client = opened
      if (hasStopped) return opened.end()
      opened.once('end', () => void reopen())
      handlers.onInterruption()
      return
    }
  }

  return async () => {
    hasStopped = true
    await client.end()
  }
}

async function connect(url: string, channel: string, onMessage: Handlers['onMessage']): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis, keepAlive: true })
  // The connection ends after an error, and without a listener for it the process would end.
  client.on('error', () => undefined)
  client.on('notification', ({ payload = '' }) => onMessage(payload))
  try {
    await client.connect()
    await client.query(`listen ${client.escapeIdentifier(channel)}`)
    return client
  } catch (error) {
    await client.end().catch(() => undefined)
    throw error
  }
}
