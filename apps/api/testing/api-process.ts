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
import { databaseUrl, sampleDatabase } from './sample-database'
import { onServer } from './test-run'

const apiFolder = fileURLToPath(new URL('..', import.meta.url))
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

/** Starts the API on a port that is free, and resolves when it listens. */
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

/** A database for a process, on the engine that the run is for: the settings that name it, and how to get rid of it. */
export interface ProcessDatabase {
  environment: Record<string, string>
  drop: () => Promise<void>
}

/** An empty one. */
export async function emptyDatabase(): Promise<ProcessDatabase> {
  const url = process.env['TEST_DATABASE_URL']
  return url ? onPostgres(url, (name) => `create database ${name}`) : ownFolder()
}

/** One with the sample catalog and its people. */
export async function filledDatabase(): Promise<ProcessDatabase> {
  const sample = await sampleDatabase()
  if (sample.engine === 'postgres') {
    return onPostgres(sample.url, (name) => `create database ${name} template ${sample.name}`)
  }
  const own = await ownFolder()
  const database = await openEmbedded(own.folder, await openAsBlob(sample.file))
  await database.close()
  return own
}

async function onPostgres(url: string, creating: (name: string) => string): Promise<ProcessDatabase> {
  const name = `test_${randomUUID().replaceAll('-', '')}`
  await onServer(url, creating(name))
  return {
    environment: { DATABASE_URL: databaseUrl(url, name) },
    drop: () => onServer(url, `drop database ${name} with (force)`),
  }
}

async function ownFolder() {
  const folder = await mkdtemp(join(tmpdir(), 'api-process-'))
  return { folder, environment: { DATA_DIR: folder }, drop: () => rm(folder, { recursive: true, force: true }) }
}
