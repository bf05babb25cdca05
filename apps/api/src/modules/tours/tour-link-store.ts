import { randomBytes } from 'node:crypto'
import { and, eq, gt, lt } from 'drizzle-orm'
import type { Orm } from '../../database/database'
import { tourLinks } from '../../database/schema/tables'
import { hashToken } from '../../http/token-hash'

/** How long a link opens a tour after its end. */
const validMilliseconds = 30 * 86_400_000

/** Creates a link that opens one tour without an account. Returns its token and stores only the hash. [FIND-013] */
export async function createTourLink(tx: Orm, { id, endsAt }: { id: string; endsAt: Date }): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  const expiresAt = new Date(Math.max(endsAt.getTime(), Date.now()) + validMilliseconds)
  await tx.insert(tourLinks).values({ tokenHash: hashToken(token), tourId: id, expiresAt })
  return token
}

/** Returns whether a token opens a tour. */
export async function isTourLink(orm: Orm, tourId: string, token: string): Promise<boolean> {
  const [link] = await orm
    .select({ tourId: tourLinks.tourId })
    .from(tourLinks)
    .where(
      and(eq(tourLinks.tokenHash, hashToken(token)), eq(tourLinks.tourId, tourId), gt(tourLinks.expiresAt, new Date())),
    )
  return link !== undefined
}

/** Deletes links that expired before a time. */
export async function deleteTourLinksBefore(orm: Orm, time: Date): Promise<void> {
  await orm.delete(tourLinks).where(lt(tourLinks.expiresAt, time))
}
