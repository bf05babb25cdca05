import { execFile, spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

const program = fileURLToPath(new URL('../../apps/api/dist/main.js', import.meta.url))
const root = fileURLToPath(new URL('../..', import.meta.url))
const secondsToStart = 180

/** Keeps the API running as an operator's service manager would: what has ended, or no longer answers, is started again. */
export class Supervisor {
  starts = 0
  /** How often it ended although nobody killed it. */
  crashes = 0
  #isKilled = false
  #environment
  #child
  #isEnding = false
  said = ''

  constructor(environment, address) {
    this.#environment = {
      ...process.env,
      NODE_ENV: 'production',
      RATE_LIMIT: 'false',
      SEED_SIZE: '300',
      ...environment,
    }
    this.address = address
  }

  /** Seeds the database and starts the API for the first time. */
  async open() {
    await promisify(execFile)('npm', ['run', '--silent', 'seed'], { cwd: root, env: this.#environment })
    await this.start()
  }

  /** Starts the API and waits until it is ready. */
  async start() {
    this.#isEnding = false
    this.#spawn()
    await this.ready()
  }

  #spawn() {
    this.starts += 1
    const child = spawn(process.execPath, [program], { env: this.#environment, stdio: ['ignore', 'ignore', 'pipe'] })
    this.#child = child
    child.stderr.on('data', (text) => (this.said = `${this.said}${text}`.slice(-2000)))
    child.once('exit', () => {
      if (this.#child !== child || this.#isEnding) return
      if (!this.#isKilled) this.crashes += 1
      this.#isKilled = false
      setTimeout(() => this.#child === child && !this.#isEnding && this.#spawn(), 50)
    })
  }

  /** Waits until the API answers that it is ready. */
  async ready() {
    for (const end = Date.now() + secondsToStart * 1000; Date.now() < end; await pause(50)) {
      if (await this.isReady()) return
    }
    throw new Error(`The API was not ready within ${secondsToStart} s. It said last:\n${this.said}`)
  }

  async isReady() {
    const answer = await fetch(`${this.address}/readyz`, { signal: AbortSignal.timeout(2000) }).catch(() => undefined)
    return answer?.status === 200
  }

  /** kill -9; the service manager starts it again. Gives whether there was something to kill. */
  kill() {
    if (this.#isKilled || this.#child?.exitCode !== null || this.#child.signalCode !== null) return false
    this.#isKilled = true
    return this.#child.kill('SIGKILL')
  }

  /** Waits until it is ready; one that is up and stays silent is killed, as a liveness probe would. */
  async revive(seconds = 10) {
    for (const end = Date.now() + seconds * 1000; Date.now() < end; await pause(100)) if (await this.isReady()) return
    this.kill()
    await this.ready()
  }

  /** Stops it in good order, or not so good after ten seconds. */
  async end() {
    this.#isEnding = true
    const child = this.#child
    if (!child || child.exitCode !== null || child.signalCode !== null) return
    const ended = new Promise((resolve) => child.once('exit', resolve))
    child.kill('SIGTERM')
    const hard = setTimeout(() => child.kill('SIGKILL'), 10_000)
    await ended
    clearTimeout(hard)
  }
}

export const pause = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds))
