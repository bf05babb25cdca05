import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { tmpdir } from 'node:os'
import { freePort } from './free-port'

/** A Redis server that a test can stop and restart at the same address. */
export interface RedisServer {
  url: string
  /** Kills the server, as in a crash. */
  kill(): Promise<void>
  start(): Promise<void>
  /** Makes the server hang while its connections stay open. */
  freeze(): void
  /** Resumes a hanging server. */
  thaw(): void
}

/** Starts the installed redis-server on a free port. `REDIS_SERVER` can name the program. */
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
      reject(
        new Error(`${program} isn't installed. Install Debian's redis-server, or set REDIS_SERVER to the program`),
      ),
    )
    child.once('exit', (code) => reject(new Error(`${program} ended with ${code}`)))
    child.stdout.on('data', (text) => String(text).includes('Ready to accept connections') && resolve())
  })
  return child
}
