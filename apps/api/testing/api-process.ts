import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { openAsBlob } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { openEmbedded } from '../src/database/embedded'
import { bundleProgram } from './bundle-program'
import { databaseUrl, type RunDatabase } from './run-database'
import { onServer } from './test-run'

const apiFolder = fileURLToPath(new URL('..', import.meta.url))
const secondsToStart = 120

/** The API in its own process, as in production. */
export interface ApiProcess {
  address: string
  /** Returns the output so far. */
  output(): string
  signal(name: 'SIGTERM' | 'SIGINT' | 'SIGKILL'): void
  /** Resolves to the exit code when the process ends, or to null when a signal ended it. */
  ended: Promise<number | null>
}

/** Starts the API on a free port. Resolves when it listens. */
export async function startApiProcess(environment: Record<string, string>): Promise<ApiProcess> {
  const child = spawn(process.execPath, [await bundleProgram(apiFolder)], {
    env: {
      PATH: process.env['PATH'],
      API_PORT: '0',
      LOG_LEVEL: 'info',
      RATE_LIMIT: 'false',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  const ended = once(child, 'exit').then(() => child.exitCode)
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += String(text)))
  const address = await new Promise<string>((resolve, reject) => {
    const timer = setTimeout(() => end(`The API didn't start within ${secondsToStart} s`), secondsToStart * 1000)
    const end = (reason: string) => {
      child.kill('SIGKILL')
      clearTimeout(timer)
      reject(new Error(`${reason}. Its output:\n${output}`))
    }
    const checkOutput = () => {
      const [, found] = /Server listening at (http:[^"\s]+)/.exec(output) ?? []
      if (!found) return
      clearTimeout(timer)
      resolve(found)
    }
    child.stdout.on('data', checkOutput)
    child.once('exit', () => end('The API ended while it started'))
  })
  return { address, output: () => output, signal: (name) => void child.kill(name), ended }
}

/** A database for a process, on the engine of the test run: the environment that selects it, and a function that drops it. */
export interface ProcessDatabase {
  environment: Record<string, string>
  drop: () => Promise<void>
}

/** Creates an empty database. */
export async function emptyDatabase(): Promise<ProcessDatabase> {
  const url = process.env['TEST_DATABASE_URL']
  return url ? onPostgres(url, (name) => `create database ${name}`) : createFolder()
}

/** Copies a database of the test run for a process. */
export async function copyForProcess(source: RunDatabase): Promise<ProcessDatabase> {
  if (source.engine === 'postgres') {
    return onPostgres(source.url, (name) => `create database ${name} template ${source.name}`)
  }
  const embedded = await createFolder()
  const database = await openEmbedded(embedded.folder, await openAsBlob(source.file))
  await database.close()
  return embedded
}

async function onPostgres(url: string, createStatement: (name: string) => string): Promise<ProcessDatabase> {
  const name = `test_${randomUUID().replaceAll('-', '')}`
  await onServer(url, createStatement(name))
  return {
    environment: { DATABASE_URL: databaseUrl(url, name) },
    drop: () => onServer(url, `drop database ${name} with (force)`),
  }
}

async function createFolder() {
  const folder = await mkdtemp(join(tmpdir(), 'api-process-'))
  return { folder, environment: { DATA_DIR: folder }, drop: () => rm(folder, { recursive: true, force: true }) }
}
