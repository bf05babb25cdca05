import { randomInt, randomUUID } from 'node:crypto'
import { load } from '../measuring/load'
import { inRounds, median, ratioOf } from '../measuring/rounds'
import type { Figure } from '../measuring/table'
import type { Server, Stage } from '../stage/stage'
import { leadRows } from './lead-rows'

const path = '/platform/uuid-actions'
const perRound = 12
const connections = 4

/** A request for the pricing of a community, as the wizard sends it. */
function leadFor(slug: string, email = `${randomUUID()}@families.example`) {
  const phone = `(303) 555-${String(randomInt(10_000)).padStart(4, '0')}`
  const data = { lookingFor: 'Mother', adl: ['heavy-care'], timing: '30-90 Days', budgetRange: '$2K-$5K' }
  const place = { city: 'Denver', state: 'CO', zip: '80202' }
  const actionInfo = {
    requestId: randomUUID(),
    status: 'complete',
    slug,
    name: 'Dana Whitfield',
    email,
    phone,
    data: { ...data, ...place },
  }
  const attributes = { actionType: 'pricing-request', actionPage: '/assisted-living/colorado', actionInfo }
  return JSON.stringify({ data: { type: 'uuid-actions', attributes } })
}

/** A lead's write through the API, against one bare transaction with the rows that such a lead leaves behind. */
export async function leadWrite(
  stage: Stage,
  api: Server,
  { database, slug, label }: { database: string; slug: string; label: string },
): Promise<{ figure: Figure; times: number[] }> {
  const email = `${randomUUID()}@families.example`
  const answer = await post(`${api.url}${path}`, leadFor(slug, email))
  await new Promise((resolve) => setTimeout(resolve, secondsForJobs * 1000))
  const lead = await leadRows(database, email)
  const reference = await stage.reference('lead-write/reference-server.ts', { database, lead, answer })
  const loadOf = (server: Server) => async () =>
    (await load(`${server.url}${path}`, { requests: perRound, connections, body: () => leadFor(slug) })).total
  const times = await inRounds({ api: loadOf(api), reference: loadOf(reference) })
  await reference.end()
  return {
    figure: {
      measured: `lead write, ${label}`,
      reference: 'bare node:http + pg, one transaction of the same rows',
      ratio: ratioOf(times.reference, times.api),
      target: `median ${(median(times.api) / perRound).toFixed(1)} ms each`,
    },
    times: times.api,
  }
}

/** Time for an advisor to be found and for letters to be written. */
const secondsForJobs = 3

async function post(address: string, body: string): Promise<string> {
  const response = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/vnd.api+json' },
    body,
  })
  const text = await response.text()
  if (response.status !== 201) throw new Error(`${address} answered ${response.status}: ${text.slice(0, 300)}`)
  return text
}
