import { listingSql } from '@pkg/api/measured'
import { parseListingQuery } from '@pkg/domain'
import { load, textOf } from '../measuring/load'
import { inRounds, ratioOf } from '../measuring/rounds'
import type { Outcome } from '../measuring/table'
import type { Server, Stage } from '../stage/stage'
import type { ListGiven } from './reference-server'

/** Greater Los Angeles to San Diego: a box, three filters, an order, the distance of each row from a point. */
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

/** The list call on PostgreSQL against the same statements through a bare server, and the same API on PGlite. */
export async function listCall(
  stage: Stage,
  { database, embedded }: { database: string; embedded: Server },
): Promise<Outcome> {
  const api = await stage.api({ database })
  const answer = documentOf(await textOf(`${api.url}${path}`))
  const reference = await stage.reference('list-call/reference-server.ts', givenFor(database, answer.links))
  const rows = await expectEqualAnswers(answer, [reference, embedded])

  const loadOf = (server: Server) => async () =>
    (await load(`${server.url}${path}`, { requests: perRound, connections })).total
  const times = await inRounds({ api: loadOf(api), reference: loadOf(reference), embedded: loadOf(embedded) })
  await reference.end()
  await api.end()
  return {
    figures: [
      {
        measured: 'communities list on PostgreSQL',
        reference: 'bare Fastify + pg, same SQL',
        ratio: ratioOf(times.reference, times.api),
        target: '≥ 0.85',
      },
      {
        measured: 'communities list on PGlite',
        reference: 'the same on PostgreSQL',
        ratio: ratioOf(times.api, times.embedded),
        target: '≥ 0.20',
      },
    ],
    notes: [
      `answers per unit of time; ${rows} rows of 6,500 communities, box, filters, order, ${connections} connections`,
    ],
  }
}

function givenFor(database: string, links: unknown): ListGiven {
  const query = parseListingQuery(parameters)
  if (!query.ok) throw new Error(`The list call's parameters are wrong: ${JSON.stringify(query.errors)}`)
  return { database, ...listingSql(query.value), links }
}

interface Answer {
  links: unknown
  meta: { total: number }
  data: unknown[]
}

function documentOf(text: string): Answer {
  const document: Answer = JSON.parse(text)
  return document
}

async function expectEqualAnswers(answer: Answer, others: Server[]): Promise<number> {
  if (answer.data.length !== 20) throw new Error(`The list call gave ${answer.data.length} rows, not 20`)
  for (const { url } of others) {
    const other = documentOf(await textOf(`${url}${path}`))
    if (JSON.stringify(other) !== JSON.stringify(answer)) throw new Error(`${url} answers the list call differently`)
  }
  return answer.meta.total
}
