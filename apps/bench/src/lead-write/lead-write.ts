import { randomUUID } from 'node:crypto'
import { load } from '../measuring/load'
import { measureInRounds, median, computeRatio } from '../measuring/rounds'
import type { Figure } from '../measuring/table'
import type { Server, Environment } from '../environment/environment'
import { buildLead, leadPath } from './lead'
import { readLeadRows } from './lead-rows'

const perRound = 12
const connections = 4

/** Compares a lead through the API with one bare transaction that inserts the same rows. */
export async function leadWrite(
  environment: Environment,
  api: Server,
  { database, slug, label }: { database: string; slug: string; label: string },
): Promise<{ figure: Figure; times: number[] }> {
  const email = `${randomUUID()}@families.example`
  const answer = await post(`${api.url}${leadPath}`, buildLead(slug, email))
  await new Promise((resolve) => setTimeout(resolve, secondsForJobs * 1000))
  const lead = await readLeadRows(database, email)
  const reference = await environment.reference('lead-write/reference-server.ts', { database, lead, answer })
  const loadOf = (server: Server) => async () =>
    (await load(`${server.url}${leadPath}`, { requests: perRound, connections, body: () => buildLead(slug) })).total
  const times = await measureInRounds({ api: loadOf(api), reference: loadOf(reference) })
  await reference.end()
  return {
    figure: {
      measured: `lead write, ${label}`,
      reference: 'bare node:http + pg, one transaction of the same rows',
      ratio: computeRatio(times.reference, times.api),
      target: `median ${(median(times.api) / perRound).toFixed(1)} ms each`,
    },
    times: times.api,
  }
}

/** Seconds for jobs to assign an advisor and write emails. */
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
