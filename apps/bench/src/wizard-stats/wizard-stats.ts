import { openEmbedded, openPostgres } from '@pkg/api/database'
import { addDays, now, siteDay, wizardSchemaNames } from '@pkg/domain'
import { Agent } from 'node:http'
import type { FilledDatabases } from '../environment/databases'
import type { Environment, Server } from '../environment/environment'
import { residentMegabytes } from '../environment/memory'
import { loadTogether } from '../measuring/load'
import { percentile } from '../measuring/rounds'
import type { Outcome } from '../measuring/table'
import { describeTimes } from '../staff-lists/describe-times'
import { signIn } from '../staff-lists/fill-staff'
import { fillEvents } from './fill-events'

const questions = 300
const warmUps = 20

/** Measures where families stop on PGlite with 1,000,000 events. One process runs the API and the database. */
export async function embeddedWizardStats(environment: Environment): Promise<Outcome> {
  const folder = environment.folder()
  await (await environment.api({ folder })).end()
  const database = await openEmbedded(folder)
  const cookie = await signIn(database, 'admin')
  const summing = await fillEvents(database, 1_000_000)
  await database.close()
  return measureQuestions(await environment.api({ folder }), { cookie, summing, events: '1,000,000', limit: 1000 })
}

/** Measures where families stop on PostgreSQL with 10,000,000 events. */
export async function wizardStats(environment: Environment, databases: FilledDatabases): Promise<Outcome> {
  const url = await databases.ofSize(6000)
  const database = openPostgres(url, (error) => console.error(error.message))
  const cookie = await signIn(database, 'admin')
  const summing = await fillEvents(database, 10_000_000)
  await database.close()
  const api = await environment.api({ database: url })
  return measureQuestions(api, { cookie, summing, events: '10,000,000', limit: 300 })
}

interface Measured {
  cookie: string
  summing: number
  events: string
  limit: number
}

/** Asks questions with different periods, groups, and filters, one after the other. */
async function measureQuestions(api: Server, { cookie, summing, events, limit }: Measured): Promise<Outcome> {
  const agent = new Agent({ keepAlive: true })
  const times: number[] = []
  for (let turn = -warmUps; turn < questions; turn += 1) {
    const time = await loadTogether([`${api.url}/platform/stats/funnel?${questionOf(Math.abs(turn))}`], agent, cookie)
    if (turn >= 0) times.push(time)
  }
  const memory = residentMegabytes(api.pid)
  agent.destroy()
  await api.end()
  return {
    figures: [
      {
        measured: `where families stop, ${events} events, p95`,
        reference: `${limit} ms`,
        ratio: percentile(times, 0.95) / limit,
        target: '≤ 1',
      },
    ],
    notes: [
      `${questions} questions with other periods, groups, and filters: ${describeTimes(times)}`,
      `summing all events again: ${summing.toFixed(0)} s`,
      `memory of the API: ${memory} MB`,
    ],
  }
}

/** Returns a question: a week to a year, compared with the one before, by each group, and often limited to a schema or our site. */
function questionOf(turn: number): string {
  const to = siteDay(now())
  const length = [7, 30, 90, 365][turn % 4] ?? 30
  const by = ['step', 'month', 'week', 'schema', 'partner'][turn % 5] ?? 'step'
  const query = new URLSearchParams({ from: addDays(to, -length), to, by })
  if (turn % 3 === 0) query.set('filter[schema]', wizardSchemaNames[turn % 5] ?? 'gwizzy')
  if (turn % 7 === 0) query.set('filter[site]', 'own')
  return query.toString()
}
