import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

const program = fileURLToPath(new URL('../../apps/api/dist/main.js', import.meta.url))
const root = fileURLToPath(new URL('../..', import.meta.url))
const secondsToStart = 180

/** Keeps the API running as a service manager does: restarts it when it has ended or stops responding. */
export class Supervisor {
  /** How often the API was started. */
  starts = 0
  /** How often the API ended without being killed. */
  crashes = 0
  /** The last part of the API's error output. */
  errorOutput = ''
  readonly address: string
  readonly #environment: NodeJS.ProcessEnv
  #child: ChildProcess | undefined
  #isKilled = false
  #isEnding = false

  constructor(environment: Record<string, string>, address: string) {
    this.address = address
    this.#environment = {
      ...process.env,
      NODE_ENV: 'production',
      RATE_LIMIT: 'false',
      SEED_SIZE: '300',
      ...environment,
    }
  }

  /** Seeds the database, before the API starts for the first time. */
  async seed(): Promise<void> {
    await promisify(execFile)('npx', ['hearthway', 'seed'], { cwd: root, env: this.#environment })
  }

  /** Starts the API and waits until it's ready. */
  async start(): Promise<void> {
    this.#isEnding = false
    this.#spawn()
    await this.waitUntilReady()
  }

  /** Waits until the API is ready. @throws after 3 minutes */
  async waitUntilReady(): Promise<void> {
    for (const end = performance.now() + secondsToStart * 1000; performance.now() < end; await pause(50)) {
      if (await this.#isReady()) return
    }
    throw new Error(`The API wasn't ready within ${secondsToStart} s. Its last output:\n${this.errorOutput}`)
  }

  /** Ends the API with `kill -9`. It's restarted. Returns false when there was nothing to kill. */
  kill(): boolean {
    const child = this.#child
    if (this.#isKilled || !child || hasEnded(child)) return false
    this.#isKilled = true
    return child.kill('SIGKILL')
  }

  /** Waits until the API is ready. Kills it after some seconds without a response, as a liveness probe does. */
  async revive(seconds = 10): Promise<void> {
    for (const end = performance.now() + seconds * 1000; performance.now() < end; await pause(100))
      if (await this.#isReady()) return
    this.kill()
    await this.waitUntilReady()
  }

  /** Stops the API gracefully, or kills it after 10 seconds. */
  async end(): Promise<void> {
    this.#isEnding = true
    const child = this.#child
    if (!child || hasEnded(child)) return
    const ended = new Promise((resolve) => child.once('exit', resolve))
    child.kill('SIGTERM')
    const timer = setTimeout(() => child.kill('SIGKILL'), 10_000)
    await ended
    clearTimeout(timer)
  }

  #spawn(): void {
    this.starts += 1
    const child = spawn(process.execPath, [program], { env: this.#environment, stdio: ['ignore', 'ignore', 'pipe'] })
    this.#child = child
    child.stderr.on('data', (text) => (this.errorOutput = `${this.errorOutput}${String(text)}`.slice(-2000)))
    child.once('exit', () => {
      if (this.#child !== child || this.#isEnding) return
      if (!this.#isKilled) this.crashes += 1
      this.#isKilled = false
      setTimeout(() => {
        if (this.#child === child && !this.#isEnding) this.#spawn()
      }, 50)
    })
  }

  async #isReady(): Promise<boolean> {
    const response = await fetch(`${this.address}/readyz`, { signal: AbortSignal.timeout(2000) }).catch(() => undefined)
    return response?.status === 200
  }
}

const hasEnded = ({ exitCode, signalCode }: ChildProcess) => exitCode !== null || signalCode !== null
