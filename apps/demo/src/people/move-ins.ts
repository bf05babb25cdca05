import { rowsOf } from '@pkg/api/database'
import { sql } from 'drizzle-orm'
import { addFollowUp, addNote, stageDelays } from './advisor-story'
import type { DemoBrowser } from './demo-browser'
import { day, type DemoStage, findFamilyId, timeAfter } from './demo-stage'
import type { DemoFamily } from './families'

/** How far the invoices of the demo move-ins are, from the oldest. The ones after these stay drafts. */
const statuses = ['paid', 'issued', 'issued'] as const

/** Those who record a move-in and bill it. */
interface MoveInStaff {
  advisor: DemoBrowser
  admin: DemoBrowser
}

/** Records the move-ins of families on the days that their stories have, and issues the oldest invoices. Their requests must have their dates by then. */
export async function addMoveIns(demo: DemoStage, staff: MoveInStaff, families: readonly DemoFamily[]): Promise<void> {
  const oldestFirst = families.toSorted((one, other) => other.minutesAgo - one.minutesAgo)
  let invoices = 0
  for (const family of oldestFirst) {
    const movedInAt = timeAfter(demo, family, stageDelays['moved-in'])
    const invoiceId = await demo.timeline.at(movedInAt, () => moveIn(demo, staff.advisor, { family, movedInAt }))
    if (invoiceId === undefined) continue
    const status = statuses[invoices]
    invoices += 1
    if (status) await demo.timeline.at(new Date(movedInAt.getTime() + day), () => bill(staff.admin, invoiceId, status))
  }
  await demo.timeline.rewrite()
}

/** Records a family's move-in to the community that it asked about first. Returns the id of the invoice, if a referral fee is due. */
async function moveIn(
  demo: DemoStage,
  advisor: DemoBrowser,
  { family, movedInAt }: { family: DemoFamily; movedInAt: Date },
): Promise<string | undefined> {
  const clientId = await findFamilyId(demo, family.email)
  const [communityId = ''] = family.communitySlugs
  const careCents = demo.random.between(4, 16) * 10_000
  const movedInOn = movedInAt.toISOString().slice(0, 10)
  const terms = { clientId, communityId, movedInOn, rentCents: (await rentOf(demo, communityId)) * 100, careCents }
  await addNote(demo, advisor, { id: clientId, stage: 'moved-in' })
  await advisor.post('/platform/move-ins', 'move-ins', terms)
  await addFollowUp(demo, advisor, { id: clientId, stage: 'moved-in' })
  const invoices = await advisor.list(`/platform/invoices?filter[client]=${clientId}`)
  return invoices[0]?.id
}

async function bill(admin: DemoBrowser, id: string, status: (typeof statuses)[number]): Promise<void> {
  await admin.patch(`/platform/invoices/${id}`, 'invoices', { status: 'issued' })
  if (status === 'paid') await admin.patch(`/platform/invoices/${id}`, 'invoices', { status })
}

/** Returns what a month at a community costs from, in dollars. */
async function rentOf({ database }: DemoStage, communityId: string): Promise<number> {
  const [row] = await rowsOf(database.orm, sql`select starting_rate from communities where id = ${communityId}`)
  return Number(row?.['starting_rate'] ?? 0)
}
