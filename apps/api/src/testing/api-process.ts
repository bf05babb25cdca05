import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { databaseUrl, onServer } from './sample-database'

const program = fileURLToPath(new URL('../main.ts', import.meta.url))
const secondsToStart = 60

/** The API in a process of its own, as it runs out there. */
export interface ApiProcess {
  address: string
  /** What it has written so far. */
  said(): string
  signal(name: 'SIGTERM' | 'SIGINT' | 'SIGKILL'): void
  /** Resolves to the exit code once it has ended; null when a signal ended it. */
  ended: Promise<number | null>
}

/** Starts the API from source on a port that is free, and resolves when it listens. */
export async function startApiProcess(environment: Record<string, string>): Promise<ApiProcess> {
  const child = spawn(process.execPath, ['--import', 'tsx', '--conditions=@pkg/source', program], {
    env: {
      PATH: process.env['PATH'],
      API_PORT: '0',
      SEED_SIZE: '0',
      LOG_LEVEL: 'info',
      RATE_LIMIT: 'false',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  const ended = once(child, 'exit').then(() => child.exitCode)
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (said += String(text)))
  const address = await new Promise<string>((resolve, reject) => {
    const impatient = setTimeout(() => end(`The API did not start within ${secondsToStart} s`), secondsToStart * 1000)
    const end = (why: string) => {
      child.kill('SIGKILL')
      clearTimeout(impatient)
      reject(new Error(`${why}. It said:\n${said}`))
    }
    const look = () => {
      const [, found] = /Server listening at (http:[^"\s]+)/.exec(said) ?? []
      if (!found) return
      clearTimeout(impatient)
      resolve(found)
    }
    child.stdout.on('data', look)
    child.once('exit', () => end('The API ended while it started'))
  })
  return { address, said: () => said, signal: (name) => void child.kill(name), ended }
}

/** An empty database for a process, on the engine that the run is for: the settings that name it, and how to get rid of it. */
export async function emptyDatabase(): Promise<{ environment: Record<string, string>; drop: () => Promise<void> }> {
  const url = process.env['TEST_DATABASE_URL']
  if (url) {
    const name = `test_${randomUUID().replaceAll('-', '')}`
    await onServer(url, `create database ${name}`)
    return {
      environment: { DATABASE_URL: databaseUrl(url, name) },
      drop: () => onServer(url, `drop database ${name} with (force)`),
    }
  }
  const folder = await mkdtemp(join(tmpdir(), 'api-process-'))
  return { environment: { DATA_DIR: folder }, drop: () => rm(folder, { recursive: true, force: true }) }
}
