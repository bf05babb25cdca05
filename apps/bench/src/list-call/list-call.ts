import { listingSql } from '@pkg/api/measured'
import { parseListingQuery } from '@pkg/domain'
import { load, fetchText } from '../measuring/load'
import { measureInRounds, computeRatio } from '../measuring/rounds'
import type { Outcome } from '../measuring/table'
import type { Server, Environment } from '../environment/environment'
import type { ListInput } from './reference-server'

/** Greater Los Angeles to San Diego: a box, three filters, a sort order, and each row's distance from a point. */
const parameters = new URLSearchParams({
  geometry: '32.5,-119,34.6,-116.5',
  geo: '34.05,-118.24',
  'filter[care-services]': 'assisted-living,memory-care',
  'starting-rate': 'le:6000',
  size: 'medium,large',
  sort: '-score',
  'page-size': '20',
})
const path = `/marketplace/communities?${String(parameters)}`
const perRound = 40
const connections = 8

/** Compares the communities list on PostgreSQL with a bare server that runs the same statements, and with the API on PGlite. */
export async function listCall(
  environment: Environment,
  { database, embedded }: { database: string; embedded: Server },
): Promise<Outcome> {
  const api = await environment.api({ database })
  const answer = parseDocument(await fetchText(`${api.url}${path}`))
  const reference = await environment.reference('list-call/reference-server.ts', prepareInput(database, answer.links))
  const rows = await expectEqualResponses(answer, [reference, embedded])

  const loadOf = (server: Server) => async () =>
    (await load(`${server.url}${path}`, { requests: perRound, connections })).total
  const times = await measureInRounds({ api: loadOf(api), reference: loadOf(reference), embedded: loadOf(embedded) })
  await reference.end()
  await api.end()
  return {
    figures: [
      {
        measured: 'communities list on PostgreSQL',
        reference: 'bare Fastify + pg, same SQL',
        ratio: computeRatio(times.reference, times.api),
        target: '≥ 0.85',
      },
      {
        measured: 'communities list on PGlite',
        reference: 'the same on PostgreSQL',
        ratio: computeRatio(times.api, times.embedded),
        target: '≥ 0.20',
      },
    ],
    notes: [
      `responses per unit of time; ${rows} rows of 6,500 communities, box, filters, order, ${connections} connections`,
    ],
  }
}

function prepareInput(database: string, links: unknown): ListInput {
  const query = parseListingQuery(parameters)
  if (!query.ok) throw new Error(`The list's parameters are invalid: ${JSON.stringify(query.errors)}`)
  return { database, ...listingSql(query.value), links }
}

interface Answer {
  links: unknown
  meta: { total: number }
  data: unknown[]
}

function parseDocument(text: string): Answer {
  const document: Answer = JSON.parse(text)
  return document
}

async function expectEqualResponses(answer: Answer, others: Server[]): Promise<number> {
  if (answer.data.length !== 20) throw new Error(`The list returned ${answer.data.length} rows, not 20`)
  for (const { url } of others) {
    const other = parseDocument(await fetchText(`${url}${path}`))
    if (JSON.stringify(other) !== JSON.stringify(answer)) throw new Error(`${url} returns a different list`)
  }
  return answer.meta.total
}
