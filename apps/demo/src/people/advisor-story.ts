import { closedReasons, type LeadStage } from '@pkg/domain'
import type { DemoBrowser } from './demo-browser'
import { day, type DemoStage, findFamilyId, hour, minute, timeAfter } from './demo-stage'
import type { DemoFamily } from './families'
import { sendRequest } from './family-request'
import { followUps, notes, threads } from './story-texts'

/** The stages that a change of the stage alone leads to. */
type PlayedStage = Exclude<LeadStage, 'new' | 'moved-in'>

/** The stages on the way to each stage, after "new". A move-in is recorded once the request has its date. */
const paths: Readonly<Record<LeadStage, readonly PlayedStage[]>> = {
  new: [],
  contacted: ['contacted'],
  touring: ['contacted', 'touring'],
  decided: ['contacted', 'touring', 'decided'],
  'moved-in': ['contacted', 'touring', 'decided'],
  closed: ['contacted', 'closed'],
}

/** The time from the request to each stage. */
export const stageDelays: Readonly<Record<Exclude<LeadStage, 'new'>, number>> = {
  contacted: 3 * hour,
  touring: 4 * day,
  decided: 15 * day,
  'moved-in': 35 * day,
  closed: 12 * day,
}

/** A family with the browser that it sends its request with. */
export interface AdvisedFamily {
  family: DemoFamily
  browser: DemoBrowser
  /** Whether the family has an account, so it can send messages. */
  hasAccount: boolean
  /** Whether the advisor hasn't accepted the family yet. */
  isWaiting: boolean
}

/** Sends a family's request and does what its advisor did about it since then, up to the family's stage. Returns the family's id. */
export async function playAdvisorStory(
  demo: DemoStage,
  advisor: DemoBrowser,
  { family, browser, hasAccount, isWaiting }: AdvisedFamily,
): Promise<string> {
  const { timeline, random } = demo
  await timeline.at(timeAfter(demo, family, 0), () => sendRequest(browser, family))
  const id = await findFamilyId(demo, family.email)
  if (isWaiting) return id
  await timeline.at(timeAfter(demo, family, random.between(10, 90) * minute), () => acceptFamily(advisor, id))
  for (const stage of paths[family.stage]) {
    await timeline.at(timeAfter(demo, family, stageDelays[stage]), () =>
      reachStage(demo, advisor, { id, family, stage }),
    )
    if (stage === 'contacted' && (hasAccount || random.chance(0.3))) {
      await exchangeMessages(demo, advisor, { id, family, reply: hasAccount ? browser : undefined })
    }
  }
  return id
}

async function acceptFamily(advisor: DemoBrowser, id: string): Promise<void> {
  const offers = await advisor.list('/platform/offers?filter[status]=offered&page-size=100')
  const offer = offers.find(({ attributes }) => attributes['clientId'] === id)
  if (!offer) throw new Error(`The family ${id} wasn't offered to the demo advisor`)
  await advisor.post(`/platform/offers/${offer.id}/claim`, 'offers', {})
}

async function reachStage(
  demo: DemoStage,
  advisor: DemoBrowser,
  { id, family, stage }: { id: string; family: DemoFamily; stage: PlayedStage },
): Promise<void> {
  const { random } = demo
  if (stage === 'contacted') {
    await advisor.postPlain('/platform/clients-access/contact', { clientId: id, reason: 'Calling to introduce myself' })
    // Some families answer the second call.
    if (random.chance(0.4)) {
      await advisor.post('/platform/call-logs', 'call-logs', { clientId: id, outcome: 'left-message' })
    }
    const call = { clientId: id, outcome: 'reached', minutes: random.between(8, 35) }
    await advisor.post('/platform/call-logs', 'call-logs', call)
  }
  await addNote(demo, advisor, { id, stage })
  if (stage === 'touring') await referFamily(advisor, id, family)
  const closing =
    stage === 'closed' ? { closedReason: random.pick(closedReasons.filter((reason) => reason !== 'duplicate')) } : {}
  await advisor.patch(`/secure/clients/${id}`, 'clients', { stage, ...closing })
  if (stage !== family.stage || stage === 'closed') return
  await addFollowUp(demo, advisor, { id, stage })
}

/** Adds an advisor's note about a family that came into a stage. */
export async function addNote(
  { random }: DemoStage,
  advisor: DemoBrowser,
  { id, stage }: { id: string; stage: Exclude<LeadStage, 'new'> },
): Promise<void> {
  await advisor.post('/marketplace/notes', 'notes', { clientId: id, text: random.pick(notes[stage]) })
}

/** Adds what an advisor does next for a family in a stage. Some of it is overdue, some is due today, and most in the next days. */
export async function addFollowUp(
  { random, moment }: DemoStage,
  advisor: DemoBrowser,
  { id, stage }: { id: string; stage: Exclude<LeadStage, 'new' | 'closed'> },
): Promise<void> {
  await advisor.post('/platform/tasks', 'tasks', {
    clientId: id,
    title: random.pick(followUps[stage]),
    dueAt: new Date(moment.getTime() + random.between(-20, 120) * hour).toISOString(),
  })
}

/** Refers a family to the community that it asked about first. */
async function referFamily(advisor: DemoBrowser, clientId: string, { communitySlugs }: DemoFamily): Promise<void> {
  await advisor.post('/marketplace/agent-referrals', 'agent-referrals', { clientId, communityId: communitySlugs[0] })
}

/** A family's conversation with its advisor. Without `reply`, the family doesn't answer. */
interface Exchange {
  id: string
  family: DemoFamily
  reply: DemoBrowser | undefined
}

async function exchangeMessages(demo: DemoStage, advisor: DemoBrowser, { id, family, reply }: Exchange): Promise<void> {
  const conversation = await advisor.post('/platform/conversations', 'conversations', { clientId: id })
  const thread = demo.random.pick(threads)
  const writers = reply ? thread.map((_, place) => (place % 2 === 0 ? advisor : reply)) : [advisor]
  for (const [place, writer] of writers.entries()) {
    await demo.timeline.at(timeAfter(demo, family, (4 + place) * hour), () =>
      writer.post('/platform/conversation-messages', 'conversation-messages', {
        conversationId: conversation.id,
        text: thread[place] ?? '',
      }),
    )
  }
}
