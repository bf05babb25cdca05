import type { UserActionData } from '@pkg/domain'
import { eq } from 'drizzle-orm'
import type { Orm } from '../../../database/database'
import { places } from '../../../database/schema/tables'
import type { RequestedCommunity } from './complete-request'
import type { RequestLocation } from './upsert-family'

/** A location as a family enters it. */
export type EnteredLocation = Pick<UserActionData, 'city' | 'state' | 'zip'>

/** Returns the location that a family entered, or the one of its first community. */
export async function findLocation(
  tx: Orm,
  entered: EnteredLocation,
  [first]: readonly RequestedCommunity[],
): Promise<RequestLocation> {
  return {
    ...(first ? { state: first.state, county: first.county, label: `${first.city}, ${first.state} ${first.zip}` } : {}),
    ...(await findEnteredLocation(tx, entered)),
  }
}

/** Returns the location that a family entered, with the county of its ZIP code. */
export async function findEnteredLocation(tx: Orm, { city, state, zip }: EnteredLocation): Promise<RequestLocation> {
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
