import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { tmpdir } from 'node:os'
import { freePort } from './free-port'

/** A Redis that a test may stop and start again at the same address. */
export interface RedisServer {
  url: string
  /** Ends it as a crash would. */
  kill(): Promise<void>
  start(): Promise<void>
  /** Stops it from answering while its connections stay open, and lets it go on. */
  freeze(): void
  thaw(): void
}

/** Starts a redis-server of this machine on a port that is free. `REDIS_SERVER` names it where it is not in the path. */
export async function startRedis(): Promise<RedisServer> {
  const port = await freePort()
  let running = await launch(port)
  return {
    url: `redis://127.0.0.1:${port}`,
    async kill() {
      const ended = once(running, 'exit')
      running.kill('SIGKILL')
      await ended
    },
    async start() {
      running = await launch(port)
    },
    freeze: () => void running.kill('SIGSTOP'),
    thaw: () => void running.kill('SIGCONT'),
  }
}

async function launch(port: number) {
  const program = process.env['REDIS_SERVER'] ?? 'redis-server'
  const child = spawn(program, ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--dir', tmpdir()], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await new Promise<void>((resolve, reject) => {
    child.once('error', () =>
      reject(new Error(`There is no ${program}: install Debian's redis-server, or name one in REDIS_SERVER`)),
    )
    child.once('exit', (code) => reject(new Error(`${program} ended with ${code}`)))
    child.stdout.on('data', (text) => String(text).includes('Ready to accept connections') && resolve())
  })
  return child
}
