import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

const apps = fileURLToPath(new URL('../../../', import.meta.url))

/** A server in its own process. */
export interface Server {
  /** The server's URL, without a trailing slash. */
  url: string
  /** The process id, for reading its memory. */
  pid: number
  end(): Promise<void>
}

/** How to start a server. */
interface Program {
  /** The folder of the app under `apps`. */
  app: string
  parameters: string[]
  environment: Record<string, string>
  /** The path that returns 200 once the server is ready. */
  ready: string
  port: number
}

/** The servers, folders, and databases of a run. It removes all of them, however the run ends. */
export class Environment {
  readonly #cleanups: (() => Promise<void> | void)[] = []
  readonly #folders: string[] = []
  readonly #children: ChildProcess[] = []
  #isEnded = false

  constructor() {
    // A library that also handles Ctrl-C may exit before everything has stopped.
    process.once('exit', () => {
      for (const child of this.#children) if (!hasEnded(child)) child.kill('SIGKILL')
      for (const folder of this.#folders) remove(folder)
    })
  }

  /** Registers a cleanup. Cleanups run in reverse order. */
  onEnd(cleanup: () => Promise<void> | void): void {
    this.#cleanups.push(cleanup)
  }

  /** Creates a temporary folder. */
  folder(): string {
    const folder = mkdtempSync(join(tmpdir(), 'hearthway-bench-'))
    this.#folders.push(folder)
    this.onEnd(() => remove(folder))
    return folder
  }

  /** Starts the built API, on PGlite in a data folder unless `database` is a PostgreSQL URL. */
  async api({ database, folder = this.folder() }: { database?: string; folder?: string } = {}): Promise<Server> {
    const port = await freePort()
    const environment = {
      API_PORT: String(port),
      DATA_DIR: folder,
      SEED_SIZE: '6500',
      RATE_LIMIT: 'false',
      DATABASE_URL: database ?? '',
    }
    await promisify(execFile)('npx', ['hearthway', 'seed'], {
      cwd: join(apps, '..'),
      env: { ...process.env, ...environment },
    })
    return this.#start({ app: 'api', parameters: ['dist/main.js'], environment, ready: '/readyz', port })
  }

  /** Starts the built marketplace with an API. */
  async marketplace(api: string): Promise<Server> {
    const port = await freePort()
    const environment = { MARKETPLACE_PORT: String(port), API_URL: api }
    return this.#start({ app: 'marketplace', parameters: ['server.mjs'], environment, ready: '/healthz', port })
  }

  /** Starts a reference server: a file under `src` that listens on `PORT` and reads `BENCH_INPUT` as JSON. */
  async reference(file: string, input: unknown): Promise<Server> {
    const port = await freePort()
    return this.#start({
      app: 'bench',
      parameters: ['--import', 'tsx', join('src', file)],
      environment: { PORT: String(port), BENCH_INPUT: JSON.stringify(input) },
      ready: '/',
      port,
    })
  }

  /** Stops every process and removes every folder. A second call does nothing. */
  async end(): Promise<void> {
    if (this.#isEnded) return
    this.#isEnded = true
    for (const cleanup of this.#cleanups.reverse()) {
      try {
        await cleanup()
      } catch (error) {
        console.error(error)
      }
    }
  }

  async #start({ app, parameters, environment, ready, port }: Program): Promise<Server> {
    const child = spawn(process.execPath, parameters, {
      cwd: join(apps, app),
      env: { ...process.env, HOST: '127.0.0.1', LOG_LEVEL: 'error', NODE_ENV: 'production', ...environment },
      stdio: ['ignore', 'ignore', 'inherit'],
    })
    this.#children.push(child)
    const end = () => stopProcess(child)
    this.onEnd(end)
    const url = `http://127.0.0.1:${port}`
    await waitForUrl(`${url}${ready}`, child)
    return { url, pid: child.pid ?? 0, end }
  }
}

const remove = (folder: string) => rmSync(folder, { recursive: true, force: true, maxRetries: 5 })

function stopProcess(child: ChildProcess): Promise<void> {
  if (hasEnded(child)) return Promise.resolve()
  return new Promise((resolve) => {
    const hard = setTimeout(() => child.kill('SIGKILL'), 8000)
    child.once('exit', () => {
      clearTimeout(hard)
      resolve()
    })
    child.kill('SIGTERM')
  })
}

const hasEnded = (child: ChildProcess) => child.exitCode !== null || child.signalCode !== null

/**
 * Waits until a server is ready.
 *
 * @throws After three minutes, or when the process exits.
 */
async function waitForUrl(address: string, child: ChildProcess): Promise<void> {
  const deadline = performance.now() + 180_000
  while (performance.now() < deadline) {
    if (hasEnded(child)) throw new Error(`The server for ${address} exited before it was ready. Is everything built?`)
    const response = await fetch(address).catch(() => undefined)
    await response?.body?.cancel()
    if (response?.ok) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error(`${address} was not ready within three minutes`)
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => {
        if (address && typeof address === 'object') resolve(address.port)
        else reject(new Error('No free port'))
      })
    })
  })
}
