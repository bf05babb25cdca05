import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

const apps = fileURLToPath(new URL('../../../', import.meta.url))

/** A server in a process of its own. */
export interface Server {
  /** Its address, without a slash at the end. */
  url: string
  /** Its process id, for reading its memory. */
  pid: number
  end(): Promise<void>
}

/** What a process is started with. */
interface Program {
  /** The folder it runs in, under `apps`. */
  app: string
  parameters: string[]
  environment: Record<string, string>
  /** The path that answers 200 once the server is ready. */
  ready: string
  port: number
}

/** Everything that a run puts on this machine, so that all of it goes again however the run ends. */
export class Stage {
  readonly #endings: (() => Promise<void> | void)[] = []
  readonly #folders: string[] = []
  readonly #children: ChildProcess[] = []
  #isEnded = false

  constructor() {
    // A library that also listens to Ctrl-C may end this process before everything has ended in good order.
    process.once('exit', () => {
      for (const child of this.#children) if (!hasEnded(child)) child.kill('SIGKILL')
      for (const folder of this.#folders) remove(folder)
    })
  }

  /** Remembers what to undo. The last thing made is the first to go. */
  onEnd(ending: () => Promise<void> | void): void {
    this.#endings.push(ending)
  }

  /** A temporary folder. */
  folder(): string {
    const folder = mkdtempSync(join(tmpdir(), 'hearthway-bench-'))
    this.#folders.push(folder)
    this.onEnd(() => remove(folder))
    return folder
  }

  /** The built API, on an embedded database of its own unless `database` names a PostgreSQL. */
  async api({ database }: { database?: string } = {}): Promise<Server> {
    const port = await freePort()
    const environment = {
      API_PORT: String(port),
      DATA_DIR: this.folder(),
      SEED_SIZE: '6500',
      RATE_LIMIT: 'false',
      DATABASE_URL: database ?? '',
    }
    await promisify(execFile)('npm', ['run', '--silent', 'seed'], {
      cwd: join(apps, '..'),
      env: { ...process.env, ...environment },
    })
    return this.#start({ app: 'api', parameters: ['dist/main.js'], environment, ready: '/readyz', port })
  }

  /** The built marketplace on an API. */
  async marketplace(api: string): Promise<Server> {
    const port = await freePort()
    const environment = { MARKETPLACE_PORT: String(port), API_URL: api }
    return this.#start({ app: 'marketplace', parameters: ['server.mjs'], environment, ready: '/healthz', port })
  }

  /** A server of the benchmarks: a file under `src`, which listens on `PORT` and reads `GIVEN` as JSON. */
  async reference(file: string, given: unknown): Promise<Server> {
    const port = await freePort()
    return this.#start({
      app: 'bench',
      parameters: ['--import', 'tsx', join('src', file)],
      environment: { PORT: String(port), GIVEN: JSON.stringify(given) },
      ready: '/',
      port,
    })
  }

  /** Ends every process and removes every folder. A second call does nothing. */
  async end(): Promise<void> {
    if (this.#isEnded) return
    this.#isEnded = true
    for (const ending of this.#endings.reverse()) {
      try {
        await ending()
      } catch (problem) {
        console.error(problem)
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
    const end = () => ended(child)
    this.onEnd(end)
    const url = `http://127.0.0.1:${port}`
    await answers(`${url}${ready}`, child)
    return { url, pid: child.pid ?? 0, end }
  }
}

const remove = (folder: string) => rmSync(folder, { recursive: true, force: true, maxRetries: 5 })

function ended(child: ChildProcess): Promise<void> {
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

/** The first start fills a database, which may take two minutes. */
async function answers(address: string, child: ChildProcess): Promise<void> {
  const deadline = Date.now() + 180_000
  while (Date.now() < deadline) {
    if (hasEnded(child)) throw new Error(`The server for ${address} ended before it was ready. Was everything built?`)
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
        else reject(new Error('This machine gave no free port'))
      })
    })
  })
}
