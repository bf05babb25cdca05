import type { Role } from '@pkg/api-client/server'
import type { InjectOptions } from 'fastify'
import { afterAll, beforeAll } from 'vitest'
import { type Api, buildApi } from '../src/app'
import type { Database } from '../src/database/database'
import { readSettings } from '../src/settings'
import { samplePassword } from './sample-catalog'
import { copySample } from './sample-database'

const emails: Record<Exclude<Role, 'visitor'>, string> = {
  admin: 'admin@hearthway.example',
  agent: 'agent@hearthway.example',
  customer: 'customer@hearthway.example',
  provider: 'provider@hearthway.example',
  'real-estate-agent': 'realtor@hearthway.example',
}

/** The server that a test file calls, on the engine that the run is for, with the sample catalog. */
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

/** Starts a server for a test file on a copy of the sample database, and stops it afterwards. */
export function apiUnderTest(environment: Record<string, string> = {}): ApiUnderTest {
  const started: { api?: Api; database?: Database; drop?: () => Promise<void> } = {}

  beforeAll(async () => {
    const { database, drop } = await copySample()
    const settings = readSettings({
      LOG_LEVEL: 'silent',
      RATE_LIMIT: 'false',
      // A busy machine must not answer for the server.
      LOAD_SHEDDING: 'false',
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
