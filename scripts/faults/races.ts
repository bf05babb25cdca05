import type { LeadWriters } from './lead-writers'

const requestsOfLargeRace = 50
const largeRaces = 20
const requestsOfSmallRace = 3

/**
 * Sends one lead many times in parallel: 20 races of 50 requests, and `races` races of 3. A third of the races sends no
 * idempotency key, and a third sends two leads of one family. Returns the numbers as text.
 */
export async function runRaces(writers: LeadWriters, races: number): Promise<string> {
  const startedAt = performance.now()
  const large = Math.min(largeRaces, races)
  for (let race = 0; race < large; race += 1) await runRace(writers, requestsOfLargeRace, race)
  for (let race = 0; race < races; race += 1) await runRace(writers, requestsOfSmallRace, race)
  const requests = large * requestsOfLargeRace + races * requestsOfSmallRace
  const seconds = (performance.now() - startedAt) / 1000
  return `${large} races of ${requestsOfLargeRace} and ${races} of ${requestsOfSmallRace}, ${Math.round(requests / seconds)} requests/s`
}

async function runRace(writers: LeadWriters, requests: number, race: number): Promise<void> {
  const lead = writers.createLead()
  const other = race % 3 === 2 ? writers.createLead({ email: lead.email, slug: lead.slug }) : lead
  const hasKey = race % 3 !== 1
  await Promise.all(
    Array.from({ length: requests }, (_, index) =>
      writers.sendUntilAcknowledged(index % 2 === 0 ? lead : other, hasKey),
    ),
  )
}
