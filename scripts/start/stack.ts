import type { ChildProcess } from 'node:child_process'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { type Command, Processes, type ProgramOptions } from './processes'

/** What runs: the sources with reload, the release build, or the quick build of `npm start`. */
export type Mode = 'dev' | 'built' | 'quick'

/** The folder of the repository, with a slash at its end. */
export const root = fileURLToPath(new URL('../..', import.meta.url))

/** The ports of the servers. */
export const ports = {
  api: process.env['API_PORT'] || '4000',
  marketplace: process.env['MARKETPLACE_PORT'] || '3000',
  dashboard: process.env['DASHBOARD_PORT'] || '3001',
}

/** A server of the product. */
export type App = keyof typeof ports

const readyUrls: Record<App, string> = {
  api: `http://127.0.0.1:${ports.api}/readyz`,
  marketplace: `http://127.0.0.1:${ports.marketplace}/`,
  dashboard: `http://127.0.0.1:${ports.dashboard}/dashboard/`,
}

/** The programs of a running product. When one of them fails, or at Ctrl-C, all stop. */
export class Stack {
  readonly #mode: Mode
  readonly #processes = new Processes()
  #isStopping = false

  constructor(mode: Mode) {
    this.#mode = mode
    for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(name, () => void this.stop(0))
  }

  /** The program that fills an empty database with the demo data. */
  get seed(): Command {
    return this.#mode === 'quick'
      ? ['node', 'apps/demo/build-quick/main.js']
      : ['node', '--import', 'tsx', '--conditions=@pkg/source', 'apps/demo/src/main.ts']
  }

  get isStopping(): boolean {
    return this.#isStopping
  }

  /** Starts a server, and resolves when it answers. `channel` lets this program send messages to it. */
  async serve(app: App, channel?: 'ipc'): Promise<ChildProcess | undefined> {
    if (this.#isStopping) return undefined
    const child = this.#processes.start(app, this.#serverCommand(app), {
      ...this.#options(this.#mode === 'dev' ? '' : `apps/${app}`),
      stdio: ['ignore', 'inherit', 'inherit', ...(channel ? [channel] : [])],
    })
    child.once('exit', (code) => {
      if (this.#isStopping) return
      console.error(`${app} ended (${code ?? 'killed'})`)
      void this.stop(1)
    })
    while (!this.#isStopping) {
      const response = await fetch(readyUrls[app]).catch(() => undefined)
      await response?.body?.cancel()
      if (response?.ok) break
      await pause(200)
    }
    return child
  }

  /** Runs a program to its end, and returns whether it succeeded. `onOutput` gets what it says. */
  async run(
    name: string,
    command: Command,
    { onOutput, ...options }: Pick<ProgramOptions, 'isInBackground'> & { onOutput: (text: string) => void },
  ): Promise<boolean> {
    if (this.#isStopping) return false
    const stdio: ProgramOptions['stdio'] = ['ignore', 'pipe', 'pipe']
    const child = this.#processes.start(name, command, { ...this.#options(''), ...options, stdio })
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (text) => onOutput(String(text)))
    const code = await new Promise<number | null>((resolve) => child.once('close', resolve))
    // Turborepo reports success after a signal.
    return code === 0 && !this.#isStopping
  }

  /** Stops everything that runs, the API last, and ends this program. */
  async stop(code: number): Promise<void> {
    if (this.#isStopping) return
    this.#isStopping = true
    await this.#processes.stopAllBut('api')
    await this.#processes.stopAllBut()
    process.exit(code)
  }

  #options(folder: string): ProgramOptions {
    const environment = { ...process.env, NODE_ENV: this.#mode === 'dev' ? 'development' : 'production' }
    return { folder: `${root}${folder}`, environment }
  }

  #serverCommand(app: App): Command {
    if (this.#mode === 'dev') return ['npm', 'run', 'dev', '--workspace', `@pkg/${app}`]
    if (this.#mode === 'built') return ['node', app === 'api' ? 'dist/main.js' : 'server.mjs']
    return app === 'api'
      ? ['node', 'build-quick/main.js']
      : ['node', '--conditions=@pkg/quick', 'server.mjs', '--quick']
  }
}
