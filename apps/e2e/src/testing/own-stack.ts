import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A stack that a test may break: an API that can be stopped, killed and started again, and a marketplace on it. */
export interface OwnStack {
  marketplace: string
  api: string
  startApi(): Promise<void>
  /** Ends the API at once, as a power cut of the process would. */
  killApi(): Promise<void>
  end(): Promise<void>
}

export async function ownStack(ports: { marketplace: number; api: number }): Promise<OwnStack> {
  const folder = mkdtempSync(join(tmpdir(), 'hearthway-own-'))
  const environment = {
    ...process.env,
    API_PORT: String(ports.api),
    MARKETPLACE_PORT: String(ports.marketplace),
    DATA_DIR: folder,
    SEED_SIZE: '1200',
    RATE_LIMIT: 'false',
    LOG_LEVEL: 'error',
    NODE_ENV: 'production',
  }
  const run = (app: string, file: string) =>
    spawn('node', [file], { cwd: `../${app}`, env: environment, stdio: ['ignore', 'ignore', 'inherit'] })
  const marketplace = `http://localhost:${ports.marketplace}`
  const api = `http://localhost:${ports.api}`
  let server: ChildProcess | undefined

  const startApi = async () => {
    server = run('api', 'dist/main.js')
    await answers(`${api}/readyz`)
  }
  const killApi = async () => {
    await ended(server, 'SIGKILL')
  }
  await startApi()
  const site = run('marketplace', 'server.mjs')
  await answers(`${marketplace}/healthz`)
  return {
    marketplace,
    api,
    startApi,
    killApi,
    async end() {
      await ended(site, 'SIGTERM')
      await ended(server, 'SIGTERM')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

function ended(child: ChildProcess | undefined, signal: NodeJS.Signals): Promise<void> {
  if (!child || child.exitCode !== null || child.signalCode !== null) return Promise.resolve()
  return new Promise((resolve) => {
    child.once('exit', () => resolve())
    child.kill(signal)
  })
}

async function answers(url: string): Promise<void> {
  for (let tries = 0; tries < 300; tries += 1) {
    const response = await fetch(url).catch(() => undefined)
    if (response?.ok) return
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
  throw new Error(`${url} did not answer within a minute`)
}
