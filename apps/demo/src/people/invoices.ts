import { rowsOf } from '@pkg/api/database'
import { sql } from 'drizzle-orm'
import type { DemoBrowser } from './demo-browser'
import { day, type DemoStage } from './demo-stage'

/** How far the invoices of the demo move-ins are, from the oldest. The ones after these stay drafts. */
const statuses = ['paid', 'issued', 'issued'] as const

/** Adds the invoices of families that moved in, on the dates that their stories have. */
export async function addInvoices(demo: DemoStage, admin: DemoBrowser): Promise<void> {
  for (const [place, moveIn] of (await listMoveIns(demo)).entries()) {
    const movedInAt = new Date(moveIn.requestedAt.getTime() + 35 * day)
    await demo.timeline.at(movedInAt, async () => {
      const invoice = await admin.post('/platform/invoices', 'invoices', {
        clientId: moveIn.clientId,
        communityId: moveIn.communityId,
        movedInOn: movedInAt.toISOString().slice(0, 10),
        rentCents: moveIn.rent * 100,
        careCents: demo.random.between(4, 16) * 10_000,
      })
      const status = statuses[place]
      if (status) await admin.patch(`/platform/invoices/${invoice.id}`, 'invoices', { status: 'issued' })
      if (status === 'paid') await admin.patch(`/platform/invoices/${invoice.id}`, 'invoices', { status })
    })
  }
  await demo.timeline.rewrite()
}

/** A family that moved in, with the community it asked about first. `rent` is in dollars a month. */
interface MoveIn {
  clientId: string
  communityId: string
  rent: number
  requestedAt: Date
}

/** Returns the families that moved in to communities that pay a referral fee, longest ago first. */
async function listMoveIns({ database }: DemoStage): Promise<MoveIn[]> {
  const rows = await rowsOf(
    database.orm,
    sql`select distinct on (f.created_at, f.id) f.id, l.community_id, f.created_at, c.starting_rate
      from families f join leads l on l.family_id = f.id join communities c on c.id = l.community_id
      where f.stage = 'moved-in' and (c.record->>'feePercent')::real > 0 order by f.created_at, f.id, l.community_id`,
  )
  return rows.map((row) => ({
    clientId: String(row['id']),
    communityId: String(row['community_id']),
    rent: Number(row['starting_rate']),
    requestedAt: new Date(String(row['created_at'])),
  }))
}
