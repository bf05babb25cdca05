import { slugify, stateByCode, stateBySlug, type UserActionData } from '@pkg/domain'
import { eq } from 'drizzle-orm'
import type { Orm } from '../../../database/database'
import { agents, places } from '../../../database/schema/tables'
import type { RequestedCommunity } from './complete-request'
import type { RequestLocation } from './upsert-family'

/** A location as a family enters it. */
export type EnteredLocation = Pick<UserActionData, 'city' | 'state' | 'zip'>

/** Returns the location that a family entered, or the one of its first community, or of the advisor that it asks directly. */
export async function findLocation(
  tx: Orm,
  entered: EnteredLocation,
  [first]: readonly RequestedCommunity[],
  agentId?: string,
): Promise<RequestLocation> {
  return {
    ...(first || !agentId ? {} : await findHomeOf(tx, agentId)),
    ...(first ? { state: first.state, county: first.county, label: `${first.city}, ${first.state} ${first.zip}` } : {}),
    ...(await findEnteredLocation(tx, entered)),
  }
}

/** Returns the location that a family entered, with the county of its ZIP code. Without a state that exists, by code or by name, there is none. [GWZ-087] */
export async function findEnteredLocation(
  tx: Orm,
  { city, zip, ...entered }: EnteredLocation,
): Promise<RequestLocation> {
  const state = (stateByCode(entered.state ?? '') ?? stateBySlug(slugify(entered.state ?? '')))?.code
  if (!state) return {}
  const label = [city, [state, zip].filter(Boolean).join(' ')].filter(Boolean).join(', ')
  const [place] = zip
    ? await tx
        .select({ county: places.county })
        .from(places)
        .where(eq(places.id, `zip:${zip}`))
    : []
  return { state, label, ...(place?.county ? { county: place.county } : {}) }
}

async function findHomeOf(tx: Orm, agentId: string): Promise<RequestLocation> {
  const [row] = await tx.select({ record: agents.record }).from(agents).where(eq(agents.id, agentId))
  if (!row) return {}
  const { city, state } = row.record.address
  return { state, label: `${city}, ${state}` }
}
