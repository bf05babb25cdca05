import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'

const millisecondsBetweenAttempts = 1000

/** What a listener calls. */
interface Handlers {
  onMessage: (text: string) => void
  /** Messages may have been lost, because the connection was. */
  onInterruption: () => void
}

/**
 * Listens to a channel on a connection of its own, which the pool couldn't keep. A lost connection is opened again until the returned function is
 * called.
 */
export async function listenOn(url: string, channel: string, handlers: Handlers): Promise<() => Promise<void>> {
  let hasStopped = false
  let client = await open()

  async function open(): Promise<pg.Client> {
    const opened = new pg.Client({ connectionString: url })
    opened.on('notification', ({ payload = '' }) => handlers.onMessage(payload))
    await opened.connect()
    await opened.query(`listen ${opened.escapeIdentifier(channel)}`)
    // Once it listens, a lost connection is opened again. Before that, `connect` or `query` reports it.
    opened.on('error', () => undefined)
    opened.on('end', () => void reopen())
    return opened
  }

  async function reopen(): Promise<void> {
    while (!hasStopped) {
      try {
        client = await open()
        handlers.onInterruption()
        return
      } catch {
        await pause(millisecondsBetweenAttempts)
      }
    }
  }

  return async () => {
    hasStopped = true
    await client.end()
  }
}
