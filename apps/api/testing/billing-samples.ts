import { now, todayIn } from '@pkg/domain'
import { communityCells, communityColumns } from '../src/modules/catalog'
import type { ApiUnderTest } from './api-under-test'
import { type Caller, createFamilyWithRequest, one } from './lead-samples'
import { boulder, sampleCommunity } from './sample-catalog'

/** A community in a state whose law asks for no copy of a disclosure before an invoice. It pays 80% of the first month. */
export const payingCommunity = 'idaho-house'

/** Adds communities in Idaho by their slugs. */
export async function addIdahoCommunities(api: ApiUnderTest, slugs: readonly string[] = [payingCommunity]) {
  const address = { ...boulder, city: 'Boise', state: 'ID', zip: '83702', county: 'Ada' }
  const records = slugs.map((id) => sampleCommunity({ id, address, feePercent: 80 }))
  const cells = records.map((record) => communityCells(record, record.id, 'agent-boulder'))
  await api.database.copy('communities', communityColumns, cells)
}

/** Drafts the invoice for a family that moves in today. Returns its path. */
export async function draftInvoice(
  api: ApiUnderTest,
  admin: Caller,
  { communityId = payingCommunity, rentCents = 500_000 }: { communityId?: string; rentCents?: number } = {},
): Promise<string> {
  const { id: clientId } = await createFamilyWithRequest(api, { slug: communityId })
  const moveIn = { clientId, communityId, movedInOn: todayIn('America/Denver', now()), rentCents, careCents: 0 }
  const { id } = one(await admin.post('/platform/invoices', 'invoices', moveIn))
  return `/platform/invoices/${id}`
}

/** Issues an invoice of 80% of the rent. Returns its path. */
export async function issueInvoice(...sample: Parameters<typeof draftInvoice>): Promise<string> {
  const path = await draftInvoice(...sample)
  await sample[1].patch(path, 'invoices', { status: 'issued' })
  return path
}
