import { rowsOf } from '@pkg/api/database'
import { sql } from 'drizzle-orm'
import { addFollowUp, addNote, stageDelays } from './advisor-story'
import type { DemoBrowser } from './demo-browser'
import { type DemoStage, findFamilyId, timeAfter } from './demo-stage'
import type { DemoFamily } from './families'
import { advisedStories, type BillingStaff, type DraftedInvoice, playInvoices, teamStories } from './invoice-stories'

/** Those who record a move-in and bill it, and those who are billed. */
interface MoveInStaff extends BillingStaff {
  advisor: DemoBrowser
}

/** The families that moved in: the demo advisor's, and those of the demo provider's community. */
export interface MovedFamilies {
  advised: readonly DemoFamily[]
  team: readonly DemoFamily[]
}

/**
 * Records the move-ins of families on the days that their stories have, and plays the stories of their invoices. Their requests must have their dates
 * by then.
 */
export async function addMoveIns(demo: DemoStage, staff: MoveInStaff, { advised, team }: MovedFamilies): Promise<void> {
  const record = async (family: DemoFamily, who: DemoBrowser) => {
    const movedInAt = timeAfter(demo, family, stageDelays['moved-in'])
    const id = await demo.timeline.at(movedInAt, () => moveIn(demo, who, { family, movedInAt }))
    return id === undefined ? [] : [{ id, movedInAt }]
  }
  const [ofAdvisor, ofTeam]: [RecordedInvoice[], RecordedInvoice[]] = [[], []]
  for (const family of oldestFirst(advised)) ofAdvisor.push(...(await record(family, staff.advisor)))
  for (const family of oldestFirst(team)) ofTeam.push(...(await record(family, staff.admin)))
  await demo.timeline.rewrite()
  // The newest invoice of the advisor's families stays a draft.
  await playInvoices(demo, staff, [
    ...withStories(ofAdvisor.slice(0, -1), advisedStories),
    ...withStories(ofTeam, teamStories),
  ])
}

type RecordedInvoice = Omit<DraftedInvoice, 'story'>

const withStories = (invoices: readonly RecordedInvoice[], stories: readonly DraftedInvoice['story'][]) =>
  invoices.flatMap((invoice, place): DraftedInvoice[] => {
    const story = stories[place]
    return story ? [{ ...invoice, story }] : []
  })

const oldestFirst = (families: readonly DemoFamily[]) =>
  families.toSorted((one, other) => other.minutesAgo - one.minutesAgo)

/** Records a family's move-in to the community that it asked about first. Returns the id of the invoice, if a referral fee is due. */
async function moveIn(
  demo: DemoStage,
  staff: DemoBrowser,
  { family, movedInAt }: { family: DemoFamily; movedInAt: Date },
): Promise<string | undefined> {
  const clientId = await findFamilyId(demo, family.email)
  const [communityId = ''] = family.communitySlugs
  const careCents = demo.random.between(4, 16) * 10_000
  const movedInOn = movedInAt.toISOString().slice(0, 10)
  const terms = { clientId, communityId, movedInOn, rentCents: (await rentOf(demo, communityId)) * 100, careCents }
  await addNote(demo, staff, { id: clientId, stage: 'moved-in' })
  await staff.post('/platform/move-ins', 'move-ins', terms)
  await addFollowUp(demo, staff, { id: clientId, stage: 'moved-in' })
  const invoices = await staff.list(`/platform/invoices?filter[client]=${clientId}`)
  return invoices[0]?.id
}

/** Returns what a month at a community costs from, in dollars. */
async function rentOf({ database }: DemoStage, communityId: string): Promise<number> {
  const [row] = await rowsOf(database.orm, sql`select starting_rate from communities where id = ${communityId}`)
  return Number(row?.['starting_rate'] ?? 0)
}
