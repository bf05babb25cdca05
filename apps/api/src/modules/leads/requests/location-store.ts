import type { UserAction } from '@pkg/domain'
import { eq } from 'drizzle-orm'
import type { Orm } from '../../../database/database'
import { places } from '../../../database/schema/tables'
import type { RequestLocation } from './upsert-family'

/** Returns the location that a family entered, with the county of its ZIP code. */
export async function findEnteredLocation(tx: Orm, { data }: UserAction['actionInfo']): Promise<RequestLocation> {
  const { city, state, zip } = data
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
