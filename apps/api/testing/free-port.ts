import { once } from 'node:events'
import { createServer } from 'node:net'

/** Returns a free port on this machine. */
export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address()
  probe.close()
  if (typeof address !== 'object' || !address) throw new Error('No port is free')
  return address.port
}
