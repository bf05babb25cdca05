import { now } from '@pkg/domain'
import { and, eq, gt, lt } from 'drizzle-orm'
import type { Orm } from '../../database/database'
import { tourLinks } from '../../database/schema/tables'
import { hashToken } from '../../http/token-hash'
import { createLinkToken } from '../bookings'

/** Creates a link that opens one tour without an account. Returns its token and stores only the hash. [FIND-013] */
export async function createTourLink(tx: Orm, { id, endsAt }: { id: string; endsAt: Date }): Promise<string> {
  const { token, tokenHash, expiresAt } = createLinkToken({ endsAt })
  await tx.insert(tourLinks).values({ tokenHash, tourId: id, expiresAt })
  return token
}

/** Returns whether a token opens a tour. */
export async function isTourLink(orm: Orm, tourId: string, token: string): Promise<boolean> {
  const [link] = await orm
    .select({ tourId: tourLinks.tourId })
    .from(tourLinks)
    .where(and(eq(tourLinks.tokenHash, hashToken(token)), eq(tourLinks.tourId, tourId), gt(tourLinks.expiresAt, now())))
  return link !== undefined
}

/** Deletes links that expired before a time. */
export async function deleteTourLinksBefore(orm: Orm, time: Date): Promise<void> {
  await orm.delete(tourLinks).where(lt(tourLinks.expiresAt, time))
}
