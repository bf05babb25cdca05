import { randomUUID } from 'node:crypto'
import type { Role } from '@pkg/api-client/server'
import type { InjectOptions } from 'fastify'
import pg from 'pg'
import { afterAll, beforeAll } from 'vitest'
import { type Api, buildApi } from '../app'
import type { Database } from '../database/database'
import { openEmbedded } from '../database/embedded'
import { migrate } from '../database/migrate'
import { openPostgres } from '../database/postgres'
import { readSettings } from '../settings'
import { fillSample, samplePassword } from './sample-catalogue'

const emails: Record<Exclude<Role, 'visitor'>, string> = {
  admin: 'admin@hearthway.example',
  agent: 'agent@hearthway.example',
  customer: 'customer@hearthway.example',
  provider: 'provider@hearthway.example',
  'real-estate-agent': 'realtor@hearthway.example',
}

/** The server that a test file calls, on the engine that the run is for, with the sample catalogue. */
export interface ApiUnderTest {
  api: Api
  database: Database
  /** Calls as a browser without cookies would. */
  call(options: InjectOptions): Promise<Answer>
  /** The cookie header of a person of a role, signed in. */
  cookieOf(role: Exclude<Role, 'visitor'>, email?: string): Promise<string>
}

/** What a call answered. */
export interface Answer {
  status: number
  headers: Record<string, unknown>
  body: unknown
}

/** Starts a server for a test file and stops it afterwards. `TEST_DATABASE_URL` chooses PostgreSQL, else PGlite runs. */
export function apiUnderTest(environment: Record<string, string> = {}): ApiUnderTest {
  const started: { api?: Api; database?: Database; drop?: () => Promise<void> } = {}

  beforeAll(async () => {
    const { database, drop } = await freshDatabase()
    await migrate(database)
    await fillSample(database)
    const settings = readSettings({
      LOG_LEVEL: 'silent',
      RATE_LIMIT: 'false',
      WEB_ORIGINS: 'https://hearthway.example',
      ...environment,
    })
    Object.assign(started, { database, drop, api: await buildApi(settings, database) })
  }, 60_000)

  afterAll(async () => {
    await started.api?.app.close()
    await started.database?.close()
    await started.drop?.()
  })

  const api = () => {
    if (!started.api) throw new Error('The server has not started')
    return started.api
  }
  const call = async (options: InjectOptions): Promise<Answer> => {
    const response = await api().app.inject(options)
    const isJson = String(response.headers['content-type']).includes('json')
    return { status: response.statusCode, headers: response.headers, body: isJson ? response.json() : response.body }
  }
  return {
    get api() {
      return api()
    },
    get database() {
      if (!started.database) throw new Error('The database is not open')
      return started.database
    },
    call,
    async cookieOf(role, email = emails[role]) {
      const answer = await call({
        method: 'POST',
        url: '/platform/auth/login',
        payload: { data: { type: 'users', attributes: { email, password: samplePassword } } },
      })
      const cookies = [answer.headers['set-cookie']].flat()
      return cookies.map((cookie) => String(cookie).split(';')[0]).join('; ')
    },
  }
}

async function freshDatabase(): Promise<{ database: Database; drop?: () => Promise<void> }> {
  const url = process.env['TEST_DATABASE_URL']
  if (!url) return { database: await openEmbedded('memory') }
  const name = `test_${randomUUID().replaceAll('-', '')}`
  const admin = async (statement: string) => {
    const client = new pg.Client({ connectionString: url })
    await client.connect()
    await client.query(statement)
    await client.end()
  }
  await admin(`create database ${name}`)
  const own = new URL(url)
  own.pathname = `/${name}`
  const database = openPostgres(own.href, () => undefined)
  return { database, drop: () => admin(`drop database ${name} with (force)`) }
}
