import type { Role } from '@pkg/api-client/server'
import type { InjectOptions } from 'fastify'
import { afterAll, beforeAll } from 'vitest'
import { type Api, buildApi } from '../src/app'
import type { Database } from '../src/database/database'
import { readSettings } from '../src/settings'
import { samplePassword } from './sample-catalog'
import { openCopy } from './run-database'
import { sampleDatabase } from './sample-database'

const emails: Record<Exclude<Role, 'visitor'>, string> = {
  admin: 'admin@hearthway.example',
  agent: 'agent@hearthway.example',
  customer: 'customer@hearthway.example',
  provider: 'provider@hearthway.example',
  'real-estate-agent': 'realtor@hearthway.example',
}

/** The server of a test file, on the engine of the test run, with the sample catalog. */
export interface ApiUnderTest {
  api: Api
  database: Database
  /** The lines of its log so far. Empty unless `LOG_LEVEL` is set. */
  log: string[]
  /** Sends a request, without cookies unless the headers have some. */
  call(options: InjectOptions): Promise<ApiResponse>
  /** Signs a person with a role in. Returns the cookie header. */
  cookieOf(role: Exclude<Role, 'visitor'>, email?: string): Promise<string>
}

/** The response to a request. */
export interface ApiResponse {
  status: number
  headers: Record<string, unknown>
  body: unknown
}

/** Starts a server for a test file on a copy of the sample database, and stops it afterwards. */
export function apiUnderTest(environment: Record<string, string> = {}): ApiUnderTest {
  const log: string[] = []
  const started: { api?: Api; database?: Database; drop?: () => Promise<void> } = {}

  beforeAll(async () => {
    const { database, drop } = await openCopy(await sampleDatabase())
    const settings = readSettings({
      LOG_LEVEL: 'silent',
      RATE_LIMIT: 'false',
      // A busy machine must not make the server reject requests.
      LOAD_SHEDDING: 'false',
      WEB_ORIGINS: 'https://hearthway.example',
      ...environment,
    })
    Object.assign(started, {
      database,
      drop,
      api: await buildApi(settings, database, { write: (line) => void log.push(line) }),
    })
  })

  afterAll(async () => {
    await started.api?.app.close()
    await started.database?.close()
    await started.drop?.()
  })

  const api = () => {
    if (!started.api) throw new Error('The server has not started')
    return started.api
  }
  const call = async (options: InjectOptions): Promise<ApiResponse> => {
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
    log,
    call,
    async cookieOf(role, email = emails[role]) {
      const response = await call({
        method: 'POST',
        url: '/platform/auth/login',
        payload: { data: { type: 'users', attributes: { email, password: samplePassword } } },
      })
      const cookies = [response.headers['set-cookie']].flat()
      return cookies.map((cookie) => String(cookie).split(';')[0]).join('; ')
    },
  }
}
