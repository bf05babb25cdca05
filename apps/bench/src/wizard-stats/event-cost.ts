import { randomUUID } from 'node:crypto'
import type { GatewaySummary } from '@pkg/domain'
import { gwizzyMachines, type RecordingPage, recordSteps } from '@pkg/gwizzy/machines'
import { createActor } from 'xstate'
import type { Server } from '../environment/environment'
import { findOriginal } from '../growth/growth'
import { buildLead, leadPath } from '../lead-write/lead'
import { load } from '../measuring/load'
import { type Contender, computeRatio, measureInRounds, median } from '../measuring/rounds'
import type { Outcome } from '../measuring/table'
import { community } from '../wizard-steps/community'

/** Runs that exist at the same time. A page has one or two, and hundreds would measure the garbage collector. */
const runsAtOnce = 20
const batches = 30
const leadsPerRound = 4

/** Milliseconds for the jobs of a lead, which would delay the next one. */
const pause = 250

/** Measures what counting the wizard's steps adds to a step and to the write of a lead. */
export async function eventCost(api: Server): Promise<Outcome> {
  const slug = await findOriginal(api)
  const steps = await measureInRounds({ counted: walking(true), plain: walking(false) })
  const leads = await measureInRounds({ counted: writing(api, slug, true), plain: writing(api, slug, false) })
  return {
    figures: [
      {
        measured: 'answer and next, with counted steps',
        reference: 'the same without',
        ratio: computeRatio(steps.counted, steps.plain),
        target: '≤ 1.05',
      },
      {
        measured: 'lead write, after events of its run',
        reference: 'the same without',
        ratio: computeRatio(leads.counted, leads.plain),
        target: '≤ 1.05',
      },
    ],
    notes: [
      `${runsAtOnce * batches} runs of four answers and steps each, without a screen; ${leadsPerRound} leads each, one after the other`,
      'the time of the events’ own request isn’t the lead’s: the wizard doesn’t wait for it',
    ],
  }
}

/** The answers to the first four steps. */
const allAnswers = [
  { lookingFor: 'Mother' },
  { adl: 'light-care' },
  { timing: '30-90 Days' },
  { budgetRange: '$2K-$5K' },
] as const

/** Returns a page with one wizard. */
const createPage = (): RecordingPage =>
  Object.assign(new EventTarget(), {
    navigator: {},
    document: Object.assign(new EventTarget(), { visibilityState: 'visible' }),
  })

/** Takes the median of the processor's time, because the difference is smaller than what other programs and the garbage collector take. */
function walking(isCounted: boolean): Contender {
  return () => {
    const microseconds: number[] = []
    for (let batch = 0; batch < batches; batch += 1) {
      const actors = Array.from({ length: runsAtOnce }, () => startRun(community, isCounted))
      const begun = process.cpuUsage()
      for (const actor of actors) walk(actor)
      const { user, system } = process.cpuUsage(begun)
      microseconds.push(user + system)
      for (const actor of actors) actor.stop()
    }
    return Promise.resolve(median(microseconds) / 1000)
  }
}

function walk(actor: ReturnType<typeof startRun>): void {
  for (const answers of allAnswers) {
    actor.send({ type: 'answer', answers })
    actor.send({ type: 'next' })
  }
}

function startRun(requested: GatewaySummary, isCounted: boolean) {
  const services = { reportSteps: () => Promise.resolve() }
  const actor = createActor(gwizzyMachines.default, { input: { community: requested, services } }).start()
  // Both get a page with listeners, whose memory costs more than the events.
  const page = createPage()
  if (isCounted) recordSteps(actor, actor.getSnapshot().context, page)
  else for (const place of [page, page.document]) place.addEventListener('pagehide', () => actor)
  return actor
}

const writing =
  (api: Server, slug: string, isCounted: boolean): Contender =>
  async () => {
    let time = 0
    for (let lead = 0; lead < leadsPerRound; lead += 1) {
      await new Promise((resolve) => setTimeout(resolve, pause))
      if (isCounted) await sendEvents(api)
      const one = { requests: 1, connections: 1, body: () => buildLead(slug) }
      time += (await load(`${api.url}${leadPath}`, one)).total
    }
    return time
  }

/** Sends the events of a run that ends with its request, as its wizard does. */
async function sendEvents(api: Server): Promise<void> {
  const events = ['LookingFor', 'CareLevel', 'MoveTimeline', 'BudgetRangeInfo', 'NameInfo'].flatMap((step, place) => [
    { n: 2 * place, step, kind: 'seen' },
    { n: 2 * place + 1, step, kind: 'answered' },
  ])
  const response = await fetch(`${api.url}/marketplace/gwizzy/events`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ data: { runId: randomUUID(), schema: 'gwizzy', schemaVersion: 1, events } }),
  })
  if (response.status !== 204) throw new Error(`Events got ${response.status}: ${await response.text()}`)
}
